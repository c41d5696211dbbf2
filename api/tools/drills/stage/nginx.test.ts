import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@jest/globals"
import { routeAccess } from "../../../edges/access/access.ts"
import { projectRoot } from "../../../platform/processes/projectRoot.ts"
import { leadKinds } from "../../../rooms/leads/leadKinds.ts"

test("nginx retries lead submissions, and no other writes", () => {
  const documented = readFileSync(join(projectRoot, "docs/deploy/nginx.conf"), "utf8")
  const [, repeated = ""] = /location ~ (\S+) \{[^}]*non_idempotent/.exec(documented) ?? []
  const changes = Object.keys(routeAccess).filter((route) => !route.startsWith("GET "))
  const submissions = leadKinds.map(({ rest }) => `POST /api${rest.submitPath}`)
  expect(changes.filter((route) => new RegExp(repeated).test(route.split(" ")[1] ?? "")).sort()).toEqual(
    [...submissions, "POST /drivers", "POST /contact"].sort(),
  )
})

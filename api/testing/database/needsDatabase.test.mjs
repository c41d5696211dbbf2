import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@jest/globals"
import { ON_BOTH_ENGINES, runsOnMysql } from "./needsDatabase.mjs"

const api = join(import.meta.dirname, "../..")

test.each([
  ["rooms/leads/list/leadListing.test.ts", true],
  ["platform/database/locks/lease.mysql.test.ts", true],
  ["rooms/mail/log/mailServer.test.ts", false],
])("%s runs on MySQL: %p", (path, runs) => {
  expect(runsOnMysql(join(api, path))).toBe(runs)
})

test("each entry of ON_BOTH_ENGINES has a test", () => {
  const tests = readdirSync(api, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".test.ts"))
  expect(ON_BOTH_ENGINES.filter((entry) => !tests.some((file) => file.startsWith(entry)))).toEqual([])
})

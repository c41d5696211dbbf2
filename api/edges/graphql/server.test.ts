import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, jest, test } from "@jest/globals"
import { type ASTNode, Kind, parse, print } from "graphql"
import { serverAudits } from "graphql-http"
import { RecordedEvent } from "../../platform/events/event.model.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { setUpTestApp } from "../../testing/testApp.ts"

const app = await setUpTestApp()

describe("GraphQL over HTTP", () => {
  // Apollo's CSRF prevention wants this header on requests that a browser may send without a preflight.
  const audits = serverAudits({
    url: () => `${app.url}/graphql`,
    fetchFn: (url: string, init?: RequestInit) =>
      fetch(url, { ...init, headers: { ...init?.headers, "apollo-require-preflight": "true" } }),
  })

  test("is tested by all 61 audits of graphql-http", () => expect(audits).toHaveLength(61))

  test.each(audits.map((audit) => [audit.name, audit] as const))("passes the audit: %s", async (_name, audit) => {
    const result = await audit.fn()
    if (result.status !== "ok") throw new Error(`${result.status}: ${result.reason}`)
  })
})

test("schema.graphql describes every type, query and mutation", () => {
  const { definitions } = parse(readFileSync(join(projectRoot, "schema.graphql"), "utf8"))
  const roots = definitions
    .filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION)
    .filter(({ name }) => name.value === "Query" || name.value === "Mutation")
  const described: readonly ASTNode[] = [...definitions, ...roots.flatMap(({ fields = [] }) => fields)]
  expect(described.filter((node) => !("description" in node && node.description)).map((node) => print(node))).toEqual(
    [],
  )
})

test("the status changes of a page of leads are loaded by one query", async () => {
  for (let count = 0; count < 8; count += 1) await app.apply()
  const findAll = jest.spyOn(RecordedEvent, "findAll")
  const data = await app.ask("{ driverApplications { nodes { statusChanges { to } } } }")
  expect(data.driverApplications.nodes).toHaveLength(8)
  expect(findAll).toHaveBeenCalledTimes(1)
  findAll.mockRestore()
})

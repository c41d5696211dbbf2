import { readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, jest, test } from "@jest/globals"
import { type ASTNode, Kind, parse, print } from "graphql"
import { serverAudits } from "graphql-http"
import { RecordedEvent } from "../../platform/events/event.model.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { type Json, setUpTestApp } from "../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.login()

describe("GraphQL over HTTP", () => {
  // Apollo's CSRF prevention wants this header on requests that a browser may send without a preflight.
  const audits = serverAudits({
    url: () => `${app.url}/graphql`,
    fetchFn: (url: string, init?: RequestInit) =>
      fetch(url, { ...init, headers: { ...init?.headers, "apollo-require-preflight": "true" } }),
  })

  test("has the audits of graphql-http", () => expect(audits).toHaveLength(61))

  test.each(audits.map((audit) => [audit.name, audit] as const))("%s", async (_name, audit) => {
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

test("lists refuse a page that is too large or too small", async () => {
  for (const first of [0, 101]) {
    const { errors } = await app.graphql(`{ driverApplications(first: ${first}) { totalCount } }`, {}, { token })
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "first" }] })
  }
})

describe("connections", () => {
  const page = async (after: string | null, filter = {}) => {
    const data = await app.ask(
      `query ($after: String, $filter: DriverApplicationFilter) {
        driverApplications(first: 3, after: $after, filter: $filter) {
          totalCount
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
          edges { cursor node { name } }
        }
      }`,
      { after, filter },
    )
    return data.driverApplications
  }

  beforeAll(async () => {
    for (const name of ["A", "B", "C", "D", "E", "F", "G"]) {
      const id = await app.apply({ name })
      if ("BDF".includes(name))
        await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status: "approved" }, { token })
    }
  })

  test("count the entries that match the filter", async () => {
    expect((await page(null, { statuses: ["APPROVED"] })).totalCount).toBe(3)
    expect((await page(null, { statuses: ["PENDING", "APPROVED"] })).totalCount).toBe(7)
    expect((await page(null, { statuses: [] })).totalCount).toBe(0)
  })

  test("report whether there are further pages", async () => {
    const first = await page(null)
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    expect(first.pageInfo.startCursor).toBe(first.edges[0].cursor)
    expect(first.pageInfo.endCursor).toBe(first.edges[2].cursor)
    const empty = await page(null, { statuses: ["REJECTED"] })
    expect(empty).toMatchObject({ totalCount: 0, edges: [] })
    expect(empty.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null })
  })

  test("are not affected by a lead that arrives between two pages", async () => {
    const first = await page(null)
    await app.apply({ name: "H" })
    const second = await page(first.pageInfo.endCursor)
    expect(second.edges.map(({ node }: Json) => node.name)).toEqual(["D", "C", "B"])
  })

  test("count the dashboard's four numbers", async () => {
    const all = { driverApplications: 8, advertiserSubmissions: 0 }
    const counts = { ...all, pendingDriverApplications: 5, pendingAdvertiserSubmissions: 0 }
    const { dashboardSummary } = await app.ask(`{ dashboardSummary { ${Object.keys(counts).join(" ")} } }`)
    expect(dashboardSummary).toEqual(counts)
  })

  test("load the status changes of a page with one query", async () => {
    const findAll = jest.spyOn(RecordedEvent, "findAll")
    const data = await app.ask("{ driverApplications { nodes { statusChanges { to } } } }")
    expect(data.driverApplications.nodes).toHaveLength(8)
    expect(findAll).toHaveBeenCalledTimes(1)
    findAll.mockRestore()
  })
})

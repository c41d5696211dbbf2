import { readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, jest, test } from "@jest/globals"
import { buildSchema } from "graphql"
import { serverAudits } from "graphql-http"
import { projectRoot } from "../../platform/config/projectRoot.ts"
import { RecordedEvent } from "../../platform/events/event.model.ts"
import { setUpTestApp } from "../../testing/testApp.ts"

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

describe("schema.graphql", () => {
  test("describes every type, field, argument and value", () => {
    const types = Object.values(buildSchema(readFileSync(join(projectRoot, "schema.graphql"), "utf8")).getTypeMap())
    const isBuiltIn = (name: string) =>
      name.startsWith("__") || ["String", "Int", "Float", "Boolean", "ID"].includes(name)
    const undescribed = types
      .filter((type) => !isBuiltIn(type.name))
      .flatMap((type) => {
        const fields = "getFields" in type ? Object.values(type.getFields()) : []
        const values = "getValues" in type ? type.getValues() : []
        const parts = [...fields, ...fields.flatMap((field) => ("args" in field ? [...field.args] : [])), ...values]
        return [type, ...parts].filter((part) => !part.description).map((part) => `${type.name}.${part.name}`)
      })
    expect(undescribed).toEqual([])
  })
})

describe("lists", () => {
  test("refuse a page that is too large or too small", async () => {
    for (const first of [0, -1, 101]) {
      const { errors } = await app.graphql(`{ driverApplications(first: ${first}) { totalCount } }`, {}, { token })
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "first" }] })
    }
  })

  test("refuse a cursor of another list", async () => {
    const { errors } = await app.graphql('{ emailLogs(after: "nonsense") { totalCount } }', {}, { token })
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "after" }] })
  })
})

describe("access", () => {
  test.each([
    "{ me { id } }",
    "{ dashboardSummary { driverApplications } }",
    "{ driverApplications { totalCount } }",
    "{ advertiserSubmissions { totalCount } }",
    "{ emailLogs { totalCount } }",
    'mutation { setDriverApplicationStatus(id: "1", status: APPROVED) { driverApplication { id } } }',
    'mutation { setAdvertiserSubmissionStatus(id: "1", status: APPROVED) { advertiserSubmission { id } } }',
    "mutation { logout }",
  ])("a visitor may not ask %s", async (query) => {
    const { data, errors } = await app.graphql(query)
    expect(data).toBeNull()
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["UNAUTHENTICATED"])
  })

  test("a visitor may read the content", async () => {
    const { data } = await app.graphql('{ cmsBlocks(page: "home") { page sectionId content updatedAt } }')
    expect(data.cmsBlocks).toContainEqual(expect.objectContaining({ page: "home", sectionId: "hero" }))
  })
})

describe("connections", () => {
  const page = async (after: string | null, filter = {}, orderBy: object | null = null) => {
    const data = await app.ask(
      `query ($after: String, $filter: DriverApplicationFilter, $orderBy: DriverApplicationOrder) {
        driverApplications(first: 3, after: $after, filter: $filter, orderBy: $orderBy) {
          totalCount
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
          edges { cursor node { name status } }
        }
      }`,
      { after, filter, orderBy },
    )
    return data.driverApplications
  }

  const names = async (filter = {}, orderBy: object | null = null) => {
    const found: string[] = []
    let after: string | null = null
    do {
      const { edges, pageInfo }: Awaited<ReturnType<typeof page>> = await page(after, filter, orderBy)
      found.push(...edges.map(({ node }: { node: { name: string } }) => node.name))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after)
    return found
  }

  beforeAll(async () => {
    for (const name of ["A", "B", "C", "D", "E", "F", "G"]) {
      const { body } = await app.sendDriver({ name })
      if ("BDF".includes(name)) {
        await app.rest("PUT", `/api/admin/drivers/${body.id}/status`, { status: "approved" }, { token })
      }
    }
  })

  test("page through everything once, in either order", async () => {
    expect(await names()).toEqual(["G", "F", "E", "D", "C", "B", "A"])
    expect(await names({}, { field: "RECEIVED" })).toEqual(["A", "B", "C", "D", "E", "F", "G"])
  })

  test("filter by status and count what matches", async () => {
    expect(await names({ statuses: ["APPROVED"] })).toEqual(["F", "D", "B"])
    expect(await names({}, { field: "STATUS" })).toEqual(["B", "D", "F", "A", "C", "E", "G"])
    expect(await names({}, { field: "STATUS", direction: "DESCENDING" })).toEqual(["G", "E", "C", "A", "F", "D", "B"])
    expect((await page(null, { statuses: ["APPROVED"] })).totalCount).toBe(3)
    expect((await page(null, { statuses: ["PENDING", "APPROVED"] })).totalCount).toBe(7)
    expect(await names({ statuses: [] })).toEqual([])
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
    expect(second.edges.map(({ node }: { node: { name: string } }) => node.name)).toEqual(["D", "C", "B"])
  })

  test("count the dashboard's four numbers", async () => {
    const data = await app.ask(
      "{ dashboardSummary { driverApplications advertiserSubmissions pendingDriverApplications pendingAdvertiserSubmissions } }",
    )
    expect(data.dashboardSummary).toEqual({
      driverApplications: 8,
      advertiserSubmissions: 0,
      pendingDriverApplications: 5,
      pendingAdvertiserSubmissions: 0,
    })
  })

  test("load the status changes of a page with one query", async () => {
    const findAll = jest.spyOn(RecordedEvent, "findAll")
    const data = await app.ask("{ driverApplications { nodes { statusChanges { to } } } }")
    expect(data.driverApplications.nodes).toHaveLength(8)
    expect(findAll).toHaveBeenCalledTimes(1)
    findAll.mockRestore()
  })
})

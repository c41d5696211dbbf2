import { get, type IncomingMessage } from "node:http"
import { expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { sqlLiteral, storedMoment } from "../../../platform/database/connection/dialect.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"

const ids: number[] = []

const app = await setUpTestApp()
const token = await app.loginAs("MANAGER")
const senders = [
  { name: "A", email: "One@Example.com", phone: "+1 (213) 555-0101" },
  { name: "B", email: "two@example.com", phone: "213.555.0101" },
  { name: "C", email: "one@example.com.mx", phone: "213 555 01012" },
  { name: "D", email: "four@example.com", phone: "310 555 0199" },
]
for (const sender of senders) ids.push(await app.apply(sender))
// A minute apart, in the order of their ids.
for (const [index, id] of ids.entries())
  await database().query(
    `UPDATE driver_applications SET updated_at = ${sqlLiteral(database(), storedMoment(database(), new Date(Date.UTC(2026, 0, 1, 0, index, 0, index))))} WHERE id = ${id}`,
  )

const namesOf = ({ body }: { body: Json }) => body.map(({ name }: Json) => name).sort()
const list = (query: string) => app.rest("GET", `/api/drivers/applications?${query}`, undefined, { token })

test("the filter by email finds a whole address in any case, and nothing by a part of an address", async () => {
  expect(namesOf(await list("email=ONE@example.com"))).toEqual(["A"])
  expect(namesOf(await list("email=example.com"))).toEqual([])
  expect(
    (await app.rest("GET", "/api/advertisers/submissions?email=one@example.com", undefined, { token })).body,
  ).toEqual([])
})

test("the filter by phone finds a number by its digits, in any spelling", async () => {
  expect(namesOf(await list("phone=213-555-0101"))).toEqual(["A", "B"])
  expect(namesOf(await list("phone=%2B12135550101"))).toEqual(["A", "B"])
  expect(namesOf(await list(`phone=2135550101&ids=${ids[1]}`))).toEqual(["B"])
  expect(namesOf(await list("phone=5550101"))).toEqual([])
  expect(await list("phone=213")).toMatchObject({ status: 400, body: { errors: [{ field: "phone" }] } })
  const advertisers = await app.rest("GET", "/api/advertisers/submissions?phone=2135550101", undefined, { token })
  expect([advertisers.status, advertisers.body]).toEqual([200, []])
})

test("leads changed since a time are listed in order, page by page", async () => {
  expect(namesOf(await list("updated_since=2026-01-01T00:02:00.002Z"))).toEqual(["C", "D"])
  const query = `query ($after: String, $direction: OrderDirection!, $since: DateTime) {
    driverApplications(first: 2, after: $after, filter: { updatedSince: $since },
      orderBy: { field: UPDATED_AT, direction: $direction }) {
      totalCount nodes { name } pageInfo { endCursor hasNextPage } } }`
  const read = async (direction: string, since: string | null = null) => {
    const pages: string[] = []
    let after: string | null = null
    for (;;) {
      const { data, errors } = await app.graphql(query, { after, direction, since }, { token })
      expect(errors).toBeUndefined()
      const { nodes, pageInfo } = data.driverApplications
      pages.push(nodes.map(({ name }: Json) => name).join(""))
      if (!pageInfo.hasNextPage) return pages
      after = pageInfo.endCursor
    }
  }
  expect(await read("ASCENDING")).toEqual(["AB", "CD"])
  expect(await read("DESCENDING")).toEqual(["DC", "BA"])
  expect(await read("ASCENDING", "2026-01-01T00:01:00.001Z")).toEqual(["BC", "D"])
  const bad = Buffer.from(JSON.stringify([1, "no moment"])).toString("base64url")
  const refused = await app.graphql(query, { after: bad, direction: "ASCENDING" }, { token })
  expect(refused.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT")
})

test("the order of leads by their changes uses an index", async () => {
  const sql = `SELECT id FROM driver_applications WHERE place = 'INBOX' AND updated_at > '2026-01-01'
    ORDER BY updated_at, id LIMIT 10`
  const explain = database().getDialect() === "sqlite" ? "EXPLAIN QUERY PLAN" : "EXPLAIN FORMAT=JSON"
  const plan = JSON.stringify(await select(database(), `${explain} ${sql}`))
  expect(plan).toContain("driver_applications_by_update")
  expect(plan).not.toMatch(/TEMP B-TREE|using_filesort\W+true/)
})

test("a lead is read by its id, and lists report their number of rows", async () => {
  const one = await app.rest("GET", `/api/admin/drivers/${ids[0]}`, undefined, { token })
  expect(one).toMatchObject({ status: 200, body: { id: ids[0], name: "A", status: "pending" } })
  expect((await app.rest("GET", "/api/admin/drivers/999999", undefined, { token })).status).toBe(404)
  expect((await app.rest("GET", "/api/admin/advertisers/999999", undefined, { token })).status).toBe(404)
  const total = async (path: string) => (await app.rest("GET", path, undefined, { token })).headers.get("x-total-count")
  expect(await total("/api/drivers/applications")).toBe("4")
  expect(await total("/api/drivers/applications?limit=1")).toBe("4")
  expect(await total("/api/drivers/applications?phone=2135550101&limit=1")).toBe("2")
  expect(await total("/api/admin/email-logs?limit=1")).not.toBeNull()
})

test("an unchanged list is not sent again", async () => {
  const first = await app.rest("GET", "/api/cms/blocks")
  const etag = first.headers.get("etag") ?? ""
  expect(etag).not.toBe("")
  const again = await fetch(`${app.url}/api/cms/blocks`, { headers: { "if-none-match": etag } })
  expect(again.status).toBe(304)
  const query = `/graphql?query=${encodeURIComponent("{ cmsBlocks { id } }")}`
  const ask = (headers: Record<string, string>) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const preflight = { "apollo-require-preflight": "true" }
      get(app.url + query, { headers: { ...preflight, ...headers } }, (answer) => resolve(answer.resume())).on(
        "error",
        reject,
      )
    })
  const asked = await ask({})
  expect(asked.statusCode).toBe(200)
  expect((await ask({ "if-none-match": asked.headers.etag ?? "" })).statusCode).toBe(304)
})

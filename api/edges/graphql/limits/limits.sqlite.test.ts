import { describe, expect, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { database } from "../../../platform/database/connection/database.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { servedSchema } from "../schema.ts"
import { MAX_COST } from "./cost.ts"
import { MAX_TOKENS } from "./limits.ts"

const app = await setUpTestApp()
const token = await app.login()

const aliases = (count: number, selection: string) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${selection}`).join(" ")} }`

/** As large and as slow to validate as a document could be before the limit existed. */
const hostile = `{ ${"cmsBlocks{id} ".repeat(490)} }`

const allContent = aliases(3, "cmsBlocks { id content }")

describe("a GraphQL document", () => {
  const refusalOf = async (query: string, variables = {}) => {
    const { status, errors } = await app.graphql(query, variables, { token })
    return { status, message: errors?.[0]?.message, ...errors?.[0]?.extensions }
  }

  test("with an operation that the schema does not have is refused", async () => {
    const refusal = await refusalOf("subscription { x }")
    expect(refusal).toMatchObject({ status: 400, code: "GRAPHQL_VALIDATION_FAILED" })
    expect(refusal.message).toBe("This schema has no subscriptions.")
  })

  test("with a long name is refused", async () => {
    const refusal = await refusalOf(`{ ${"a".repeat(101)}: __typename }`)
    expect(refusal).toMatchObject({ status: 400, message: "A name in a document has up to 100 characters." })
    expect(await refusalOf(`{ ${"a".repeat(100)}: __typename }`)).toMatchObject({ message: undefined })
  })

  test("with too many tokens is refused", async () => {
    expect(await refusalOf(hostile)).toMatchObject({ status: 400, code: "GRAPHQL_PARSE_FAILED" })
  })

  test("with 15 long lists is refused", async () => {
    const lead = "id name email phone city platform vehicleYear vehicleMake vehicleModel status createdAt"
    const lists = aliases(15, "driverApplications(first: 100) { nodes { ...Lead } }")
    const refusal = await refusalOf(`${lists} fragment Lead on DriverApplication { ${lead} }`)
    expect(refusal).toMatchObject({ status: 400, code: "GRAPHQL_VALIDATION_FAILED" })
    expect(refusal.message).toBe(
      "This document costs 18,150 points, and one may cost up to 16,000. Ask for fewer fields or shorter pages.",
    )
  })

  test("may read all published content 12 times, but not 40 times", async () => {
    const read = (times: number) => app.graphql(aliases(times, "cmsBlocks { content }"), {}, { from: newAddress() })
    expect((await read(12)).errors).toBeUndefined()
    expect(await read(40)).toMatchObject({ status: 400, errors: [{ message: expect.stringContaining("points") }] })
  })

  test("with a variable of the wrong type is refused with the variable's name", async () => {
    const query = "query ($first: Int!) { driverApplications(first: $first) { totalCount } }"
    expect(await refusalOf(query, { first: "many" })).toMatchObject({
      status: 400,
      code: "BAD_USER_INPUT",
      fields: [{ field: "first" }],
    })
  })
})

describe("the GraphQL budget for one minute", () => {
  const pointsOf = async (from: string) => {
    const [row] = await database().query<{ points: number }>("SELECT points FROM rate_limits WHERE id = :id", {
      replacements: { id: `graphql-address:${from}` },
      type: QueryTypes.SELECT,
    })
    return row?.points
  }

  const spendAll = async (query: string, from: string, atMost: number) => {
    for (let sent = 1; sent <= atMost; sent += 1) {
      const answer = await app.graphql(query, {}, { from })
      if (answer.errors?.[0]?.extensions.code === "RATE_LIMITED") return { sent, answer }
    }
    throw new Error(`${atMost} documents were answered`)
  }

  test("is separate for each address", async () => {
    const from = newAddress()
    const { sent, answer } = await spendAll(allContent, from, 10)
    expect([sent, answer.status]).toEqual([6, 429])
    const retryAfter = Number(answer.headers.get("retry-after"))
    expect(retryAfter > 0 && retryAfter <= 60).toBe(true)
    expect(answer.errors?.[0]?.extensions).toEqual({ code: "RATE_LIMITED", retryAfterSeconds: retryAfter })

    expect(await app.graphql("{ loginHint { username } }", {}, { from })).toMatchObject({ status: 429 })
    expect(await app.graphql("{ loginHint { username } }")).toMatchObject({ status: 200 })
    expect(await app.graphql("{ me { id } }", {}, { from, token })).toMatchObject({ status: 200 })
  })

  test.each([hostile, `{ ${"unknown ".repeat(200)} }`])("is used up by refused documents", async (refused) => {
    const from = newAddress()
    for (let sent = 0; sent < 5; sent += 1) await app.graphql(allContent, {}, { from })
    expect(await app.graphql(refused, {}, { from })).toMatchObject({ status: 400 })
    await spendAll(refused, from, 20)
  })

  describe("a refused GraphQL document", () => {
    const headers = { accept: "application/graphql-response+json", "apollo-require-preflight": "true" }
    const ask = (from: string, asked: object | string) =>
      typeof asked === "string"
        ? app.rest("GET", `/graphql?${new URLSearchParams({ query: asked })}`, undefined, { from, headers })
        : app.rest("POST", "/graphql", asked, { from, headers })

    const lists = aliases(30, "driverApplications(first: 100) { nodes { id name email phone city } }")
    test.each<[string, number, object | string]>([
      ["a syntax error", 400, { query: "{" }],
      ["an unknown field", 400, { query: "{ unknown }" }],
      ["an operation that the document lacks", 400, { query: "{ __typename }", operationName: "Other" }],
      ["several operations of which none is chosen", 400, { query: "query A { __typename } query B { __typename }" }],
      ["a mutation by GET", 405, "mutation { logout }"],
      ["a document that costs too much", 400, { query: lists }],
    ])("is charged once: %s", async (_case, status, asked) => {
      const from = newAddress()
      for (let sent = 0; sent < 5; sent += 1) expect((await ask(from, asked)).status).toBe(status)
      // Points are booked in batches, so only the next request books these.
      await app.graphql("{ __typename }", {}, { from })
      expect(await pointsOf(from)).toBe(500)
    })

    test("a document that is answered is charged its cost alone; points are shared in the database", async () => {
      const from = newAddress()
      await app.graphql(allContent, {}, { from })
      expect(await pointsOf(from)).toBe(3 * (10 + 60 * 21))
      for (let sent = 0; sent < 3; sent += 1) await app.graphql(allContent, {}, { from })
      expect(await pointsOf(from)).toBe(4 * 3 * (10 + 60 * 21))
    })
  })
})

test("the schema's description states the limits", () => {
  const { description } = servedSchema
  expect(description).toContain(`up to ${MAX_TOKENS} tokens`)
  expect(description).toContain(`cost up to ${MAX_COST.toLocaleString("en-US")} points`)
  expect(description).toContain("a visitor's address may spend 20,000 points, a session 200,000")
})

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import { statusOfCode } from "../contract/errors.ts"
import { startTestApp, type TestApp } from "../testing/testApp.ts"

let app: TestApp
let described: string

beforeAll(async () => {
  app = await startTestApp()
  const { data } = await app.graphql("{ __schema { description } }")
  described = data.__schema.description
})
afterAll(() => app.stop())

describe("the schema's description", () => {
  test.each(Object.keys(statusOfCode))("names the code %s", (code) => expect(described).toContain(`\`${code}\``))

  test.each([
    ["no GraphQL", { query: "{" }],
    ["an unknown field", { query: "{ nothing }" }],
    ["several operations without a choice", { query: "query A { __typename } query B { __typename }" }],
    ["a persisted query", { extensions: { persistedQuery: { version: 1, sha256Hash: "a".repeat(64) } } }],
    ["nothing", {}],
  ])("names the code that is answered to %s", async (_case, body) => {
    const headers = { "content-type": "application/json" }
    const response = await fetch(`${app.url}/graphql`, { method: "POST", headers, body: JSON.stringify(body) })
    const { errors } = await response.json()
    expect(described).toContain(`\`${errors[0].extensions.code}\``)
  })
})

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import { startTestApp, type TestApp } from "../../testing/testApp.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe("the endpoint", () => {
  const post = (path: string) =>
    fetch(app.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ __typename }" }),
    })

  test("answers on its own address", async () => {
    expect(await (await post("/graphql")).json()).toEqual({ data: { __typename: "Query" } })
  })

  test.each(["/graphql/anything", "/graphql/generated.ts", "/graphqlx", "/graphql/", "/GraphQL"])(
    "does not answer on %s",
    async (path) => {
      expect((await post(path)).status).toBe(404)
      expect((await fetch(app.url + path)).status).toBe(404)
    },
  )
})

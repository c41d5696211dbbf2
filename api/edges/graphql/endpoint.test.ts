import { describe, expect, test } from "@jest/globals"
import { setUpTestApp } from "../../testing/testApp.ts"

const app = await setUpTestApp()

describe("the GraphQL endpoint", () => {
  const post = (path: string) =>
    fetch(app.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ __typename }" }),
    })

  test("answers at its exact address only", async () => {
    expect(await (await post("/graphql")).json()).toEqual({ data: { __typename: "Query" } })
    for (const path of ["/graphql/anything", "/graphqlx", "/graphql/", "/GraphQL"])
      expect([path, (await post(path)).status, (await fetch(app.url + path)).status]).toEqual([path, 404, 404])
  })

  test("compresses all its answers; REST compresses only answers to reads", async () => {
    const unknown = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`unknown_${index}`, ""]))
    const answers = [
      await app.rest("POST", "/graphql", { query: "{ __schema { types { name description } } }" }),
      await app.rest("GET", "/openapi.json"),
      await app.rest("POST", "/api/drivers/apply", unknown),
    ]
    expect(JSON.stringify(answers[2]?.body).length).toBeGreaterThan(1_500)
    expect(answers.map(({ headers }) => headers.get("content-encoding") !== null)).toEqual([true, true, false])
  })
})

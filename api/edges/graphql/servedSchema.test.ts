import { describe, expect, test } from "@jest/globals"
import {
  assertObjectType,
  buildASTSchema,
  buildClientSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  parse,
  printSchema,
  validateSchema,
} from "graphql"
import { setUpTestApp } from "../../testing/testApp.ts"
import { resolvers } from "./resolvers.ts"
import { schemaText, servedSchema } from "./schema.ts"

const app = await setUpTestApp()

const everyDetail = {
  schemaDescription: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  inputValueDeprecation: true,
  oneOf: true,
}

describe("the served schema", () => {
  test("is valid, which the server itself does not check", () => {
    expect(validateSchema(buildASTSchema(parse(schemaText)))).toEqual([])
  })

  test("equals the file in every type, field, argument, default, value, directive, scalar and description", async () => {
    const { data } = await app.graphql(getIntrospectionQuery(everyDetail))
    const served = printSchema(lexicographicSortSchema(buildClientSchema(data)))
    const written = printSchema(lexicographicSortSchema(servedSchema))
    expect(served.split("\n")).toEqual(written.split("\n"))
  })

  test("is available at /schema.graphql, with 304 for a matching ETag", async () => {
    const response = await fetch(`${app.url}/schema.graphql`)
    expect(await response.text()).toBe(schemaText)
    expect(response.headers.get("content-type")).toBe("application/graphql; charset=utf-8")
    const known = { "if-none-match": response.headers.get("etag") ?? "", "cache-control": "max-age=0" }
    expect((await fetch(`${app.url}/schema.graphql`, { headers: known })).status).toBe(304)
  })

  test.each(["Query", "Mutation"] as const)("has a resolver for each field of %s", (type) => {
    const resolved = resolvers.flatMap((part) => Object.keys(part[type] ?? {}))
    expect(resolved.sort()).toEqual(Object.keys(assertObjectType(servedSchema.getType(type)).getFields()).sort())
  })
})

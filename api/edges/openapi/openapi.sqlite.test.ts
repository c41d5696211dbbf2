import { describe, expect, test } from "@jest/globals"
import { createConfig, lintFromString } from "@redocly/openapi-core"
import { parse, validate } from "graphql"
import { describedAnswer, type Place, placesOf } from "../../testing/openapi/examples.ts"
import { createValidation } from "../../testing/openapi/validation.ts"
import { routesOf } from "../../testing/operations/routes.ts"
import { type Json, setUpTestApp } from "../../testing/testApp.ts"
import { routeAccess } from "../access/access.ts"
import { servedSchema } from "../graphql/schema.ts"
import { openApiDocument } from "./openApiDocument.ts"
import { restCalls } from "./restCalls.ts"

const document = openApiDocument()
const places = placesOf(document)
const faultsOf = createValidation(document)
const titleOf = ({ method, path }: Place) => `${method.toUpperCase()} ${path}`

const app = await setUpTestApp()

describe("the OpenAPI document", () => {
  test("has exactly the routes under /api, each with its permission", () => {
    const mounted = routesOf(app.express.router).filter((route) => route.includes(" /api/"))
    const described = places.map(({ method, path, operation }) => {
      const route = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`
      const needs = operation["x-required-permission"]
      return [route, needs ? [needs].flat() : "anyone"] as const
    })
    expect(described.map(([route]) => route).sort()).toEqual(mounted.sort())
    const declared = mounted.map((route) => {
      const access = routeAccess[route]
      return [route, access === "anyone" ? access : access?.permissions]
    })
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(declared))
    const names = places.map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  test("states the permission and the condition for a fresh proof", () => {
    const descriptionOf = (path: string) => places.find((place) => place.path === path)?.operation.description
    const refused = "eople without a recent proof of identity are refused with 403 and `step_up_required`"
    expect(descriptionOf("/api/admin/events.csv")).toMatch(/^Needs `events:read`\. The matching events/)
    expect(descriptionOf("/api/admin/events.csv")).toContain(`first. P${refused}; API keys are not.`)
    expect(descriptionOf("/api/drivers/applications.csv")).toContain(`export. If no filter is set, p${refused}`)
    expect(descriptionOf("/api/cms/blocks")).toMatch(/^For anyone\./)
  })

  test("is valid OpenAPI 3.1, and a linter finds no fault", async () => {
    const config = await createConfig({ extends: ["recommended-strict"] })
    const problemsOf = async (described: object) => {
      const source = JSON.stringify(described)
      const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config })
      return problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])
    }
    expect(await problemsOf(document)).toEqual([])
    const { version: _none, ...info } = document.info
    expect(await problemsOf({ ...document, info })).toEqual([
      ["struct", expect.stringContaining("`version`"), "#/info"],
    ])
  })

  test("states limits that a client can check before a request", () => {
    const { paths } = document
    const bodyOf = (path: string) => paths[path]?.post?.requestBody?.content["application/json"]?.schema as Json
    expect(bodyOf("/api/advertisers/contact").allOf).toEqual([
      { oneOf: [{ required: ["cities"] }, { required: ["location"] }] },
      { oneOf: [{ required: ["cities"] }, { required: ["message"] }] },
    ])
    const { url, events } = bodyOf("/api/webhooks").properties
    expect([new RegExp(url.pattern).test("http://example.com"), events.minItems]).toEqual([false, 1])
    const { parameters = [] } = paths["/api/drivers/applications"]?.get ?? {}
    const phone = parameters.find(({ name }) => name === "phone")?.schema
    expect(["1234", "12 3-45"].map((number) => new RegExp(String(phone?.pattern)).test(number))).toEqual([false, true])
  })

  test("contains GraphQL documents that match the schema", () => {
    const documents = restCalls.flatMap((call) => call.document ?? [])
    expect(documents.flatMap((text) => validate(servedSchema, parse(text)))).toEqual([])
    expect(documents).not.toHaveLength(0)
  })

  test("is served, with 304 for a matching ETag", async () => {
    const response = await fetch(`${app.url}/openapi.json`)
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(await response.json()).toEqual(document)
    const known = { "if-none-match": response.headers.get("etag") ?? "", "cache-control": "max-age=0" }
    expect((await fetch(`${app.url}/openapi.json`, { headers: known })).status).toBe(304)
  })

  test.each(places.map((place) => [titleOf(place), place] as const))("has valid examples for %s", (_title, place) => {
    const { parameters = [], requestBody, responses } = place.operation
    const answers = Object.keys(responses).map((status) => describedAnswer(document, place, Number(status)))
    const contents = [requestBody, ...answers].flatMap((part) => Object.values(part?.content ?? {}))
    const checked = [...parameters, ...contents].flatMap(({ schema, examples = {} }) =>
      Object.values(examples).map(({ value }) => expect([value, ...faultsOf(schema, value)]).toEqual([value])),
    )
    expect(checked).not.toHaveLength(0)
  })
})

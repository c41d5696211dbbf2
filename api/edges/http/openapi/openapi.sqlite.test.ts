import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import { createConfig, lintFromString } from "@redocly/openapi-core"
import { apiKeyScopes } from "../../../contract/accounts/apiKeys.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { createAnswerCheck } from "../../../testing/openapi/answerFaults.ts"
import { type Sent, send, startDescribedApp } from "../../../testing/openapi/describedApp.ts"
import {
  describedAnswer,
  exampleNames,
  memberNames,
  type Place,
  placesOf,
  requestOf,
  statusOf,
} from "../../../testing/openapi/examples.ts"
import { createValidation } from "../../../testing/openapi/validation.ts"
import { routesOf } from "../../../testing/operations/routes.ts"
import { routeAccess } from "../../access/access.ts"
import { openApiDocument } from "./openApiDocument.ts"

const document = openApiDocument()
const places = placesOf(document)
const faultsOf = createValidation(document)
const check = createAnswerCheck(document)
const titleOf = ({ method, path }: Place) => `${method.toUpperCase()} ${path}`

// What is read is there, and what is deleted has been read.
const order = ["post", "get", "put", "patch", "delete"]
const replayed = [...places].sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method))

let app: Awaited<ReturnType<typeof startDescribedApp>>
let key: string
let powerless: string

beforeAll(async () => {
  app = await startDescribedApp()
  key = (await makeApiKey(Object.values(apiKeyScopes))).secret
  powerless = (await makeApiKey([])).secret
})
afterAll(() => app.stop())

/** Sends a request with a key that may do everything, unless it says otherwise. */
const sent = (request: Omit<Sent, "token"> & Partial<Sent>) => send(app.url, { token: key, ...request })

/** Checks an answer against what the document says of it. Returns what was answered. */
const expectDescribed = async (place: Place, response: Response) => {
  const { faults, ...answer } = await check(place, response)
  expect([titleOf(place), response.status, ...faults]).toEqual([titleOf(place), response.status])
  return answer
}

describe("the document", () => {
  test("has every route under /api and no other, each with who may call it", () => {
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

  test("says who may call, and when a person needs a fresh proof", () => {
    const descriptionOf = (path: string) => places.find((place) => place.path === path)?.operation.description
    const refused = "person who has not proved lately who they are is refused with 403 and `step_up_required`"
    expect(descriptionOf("/api/admin/events.csv")).toMatch(/^Needs `events:read`\. What the filters keep/)
    expect(descriptionOf("/api/admin/events.csv")).toContain(`first. A ${refused}; an API key is not.`)
    expect(descriptionOf("/api/drivers/applications.csv")).toContain(`them. If no filter is set, a ${refused}`)
    expect(descriptionOf("/api/cms/blocks")).toMatch(/^For anyone\./)
  })

  test("is valid OpenAPI 3.1, and a linter finds nothing", async () => {
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

  test("is served, and not again to those who have it", async () => {
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

describe("replayed against the server", () => {
  const examples = replayed.flatMap((place) =>
    exampleNames(place).map((name) => [titleOf(place), name, place] as const),
  )

  test.each(examples)("%s is answered as the example %s says", async (_title, name, place) => {
    const response = await sent(await requestOf(place, name))
    const status = statusOf(place, name)
    const { type, value } = await expectDescribed(place, response)
    expect([response.status, value]).toEqual([status, value])
    const documented = describedAnswer(document, place, status)?.content?.[type]?.examples?.[name ?? ""]?.value
    if (typeof documented === "string") {
      const line = /^.*?[\n:]/.exec(documented)?.[0] ?? documented
      expect(value).toContain(line)
    } else if (documented !== undefined) {
      expect(memberNames(value)).toEqual(memberNames(documented))
    }
    if (describedAnswer(document, place, status)?.headers?.ETag) {
      const etag = response.headers.get("etag") ?? ""
      const again = await sent({ ...(await requestOf(place, name)), headers: { "if-none-match": etag } })
      expect(again.status).toBe(304)
    }
  })

  test("without a position, the feed begins with the first that is kept", async () => {
    const place = places.find(({ path }) => path === "/api/changes")
    if (!place) throw new Error("There is no feed")
    const { value } = await expectDescribed(place, await sent(await requestOf(place, "head")))
    const described = describedAnswer(document, place, 200)?.content?.["application/json"]?.examples?.head?.value
    expect(memberNames(value.changes)).toEqual(memberNames((described as { changes: unknown[] }).changes))
    expect([value.changes.length, value.has_more]).toEqual([1, true])
    expect(value.next_position).toBe(value.changes[0].position)
    expect(value.head_position).toBeGreaterThan(value.next_position)
  })

  const each = replayed.map((place) => [titleOf(place), place] as const)

  test.each(each)("the refusals of %s are described", async (_title, place) => {
    const [name = null] = exampleNames(place)
    const request = await requestOf(place, name)
    const refused = async (status: number, changed: Partial<Sent>) => {
      const response = await sent({ ...request, ...changed })
      expect([titleOf(place), changed, response.status]).toEqual([titleOf(place), changed, status])
      const { value } = await expectDescribed(place, response)
      expect(value).toMatchObject({ success: false })
      return response
    }
    const { operation } = place
    await refused(400, { address: `${request.address}${request.address.includes("?") ? "&" : "?"}nonsense=1` })
    if (operation["x-required-permission"]) {
      const response = await refused(401, { token: null })
      expect(response.headers.get("www-authenticate")).toBe("Bearer")
      await refused(401, { token: "garbage" })
      await refused(403, { token: powerless })
    } else await refused(401, { token: "flk_garbage" })
    // What no address names, such as an owner, is for the tests of its call.
    if (operation.responses["404"] && place.path.includes("{"))
      await refused(404, await requestOf(place, name, { id: 999_999 }))
    if (operation.responses["415"]) await refused(415, { type: "text/plain", body: "x" })
    if (operation.responses["413"] && request.type === "application/json") {
      await refused(413, { body: JSON.stringify({ nonsense: "x".repeat(300 * 1024) }) })
    }
    // What an example expected is no longer there, once it has been sent.
    if (operation.responses["409"] && request.body?.toString().includes("expected_")) await refused(409, {})
  })
})

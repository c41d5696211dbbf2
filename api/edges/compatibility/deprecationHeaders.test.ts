import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import express from "express"
import { createSiteStub } from "../../testing/product/siteStub.ts"
import { startTestApp, type TestApp } from "../../testing/testApp.ts"
import { openApiDocument } from "../http/openapi/openApiDocument.ts"
import { type RestCall, restRoutes } from "../http/rest/restCall.ts"
import { deprecationHeaders } from "./deprecationHeaders.ts"
import { compareOpenApi } from "./openApiChanges.ts"

const told = ({ headers }: { headers: Headers }) =>
  Object.fromEntries(["deprecation", "sunset", "link"].map((name) => [name, headers.get(name)]))

const NOTHING = { deprecation: null, sunset: null, link: null }

/** Those of what goes after 2027-06-01. */
const HEADERS = {
  deprecation: "@1796083200",
  sunset: "Wed, 02 Jun 2027 00:00:00 GMT",
  link: '</docs#contract-changes>; rel="deprecation"; type="text/html"',
}

test("of several deprecations, the first to go gives the dates", () => {
  const headers = deprecationHeaders([
    "Ask for a. Goes away after 2027-09-01.",
    "Ask for b. Goes away after 2027-06-01.",
    "Ask for c. Goes away after 2027-09-01.",
  ])
  expect(headers).toEqual({ Deprecation: HEADERS.deprecation, Sunset: HEADERS.sunset, Link: HEADERS.link })
  expect(deprecationHeaders([])).toBeNull()
})

describe("an answer over GraphQL", () => {
  let app: TestApp
  let token: string

  beforeAll(async () => {
    app = await startTestApp({ site: createSiteStub() })
    token = await app.loginAs("OWNER")
  })
  afterAll(() => app.stop())

  test("tells that a field of it goes away, each time, wherever it is selected", async () => {
    const direct = "{ dashboardSummary { pendingDriverApplications } }"
    const spread = "query Q { ...F } fragment F on Query { dashboardSummary { overdueAdvertiserSubmissions } }"
    for (const query of [direct, direct, spread]) {
      const answer = await app.graphql(query, {}, { token })
      expect([answer.errors, told(answer)]).toEqual([undefined, HEADERS])
    }
  })

  test("leads to a place of the reference that there is", async () => {
    const html = await (await fetch(`${app.url}/docs`)).text()
    expect(html).toContain('id="contract-changes"')
  })

  test("tells nothing of what stays, nor of a document that is refused", async () => {
    for (const query of ["{ dashboardSummary { kinds { total } } }", "{ nothing }"])
      expect(told(await app.graphql(query, {}, { token }))).toEqual(NOTHING)
  })
})

describe("a deprecated call of REST", () => {
  const call: RestCall = {
    method: "get",
    path: "/old",
    operationId: "readOld",
    needs: null,
    tag: "Forms",
    summary: "Read what is old",
    deprecated: "Ask `/api/new`. Goes away after 2027-06-01.",
    answers: { 200: { description: "It." } },
    examples: { one: { status: 200 } },
    handle: (_request, response) => void response.json({}),
  }
  const stays: RestCall = { ...call, path: "/new", operationId: "readNew", deprecated: undefined }

  let server: Server

  beforeAll(async () => {
    const app = express().use(restRoutes([call, stays]))
    server = await new Promise<Server>((resolve) => {
      const listening = app.listen(0, "127.0.0.1", () => resolve(listening))
    })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test("says so in each answer, also in a refusal", async () => {
    const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    for (const path of ["/old", "/old?nonsense=1"]) expect(told(await ask(path))).toEqual(HEADERS)
    expect(told(await ask("/new"))).toEqual(NOTHING)
  })

  test("says so in the document, by which it may go once its day is over", () => {
    const document = openApiDocument([call, stays])
    expect(document.paths["/api/old"]?.get).toMatchObject({
      deprecated: true,
      description: "For anyone. Ask `/api/new`. Goes away after 2027-06-01.",
      responses: { 200: { headers: { Sunset: { $ref: "#/components/headers/Sunset" } } } },
    })
    expect(document.paths["/api/new"]?.get).not.toHaveProperty("deprecated")
    const gone = (today: string) => compareOpenApi(document, openApiDocument([stays]), today).unannounced
    expect(gone("2027-06-01")).toHaveLength(1)
    expect(gone("2027-06-02")).toEqual([])
  })
})

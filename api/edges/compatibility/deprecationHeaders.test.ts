import { expect, test } from "@jest/globals"
import express from "express"
import { serve } from "../../testing/process/serve.ts"
import { createSiteStub } from "../../testing/product/siteStub.ts"
import { setUpTestApp } from "../../testing/testApp.ts"
import { callsWithTag, type RestCall, restRoutes } from "../http/rest/restCall.ts"
import { openApiDocument } from "../openapi/openApiDocument.ts"
import { deprecationHeaders } from "./deprecationHeaders.ts"
import { compareOpenApi } from "./openApiChanges.ts"

const told = ({ headers }: { headers: Headers }) =>
  Object.fromEntries(["deprecation", "sunset", "link"].map((name) => [name, headers.get(name)]))

const NOTHING = { deprecation: null, sunset: null, link: null }

/** Headers of a deprecation until 2027-06-01. */
const HEADERS = {
  deprecation: "@1796083200",
  sunset: "Wed, 02 Jun 2027 00:00:00 GMT",
  link: '</docs#contract-changes>; rel="deprecation"; type="text/html"',
}

test("the earliest of several deprecations determines the dates in the headers", () => {
  const headers = deprecationHeaders([
    "Ask for a. Goes away after 2027-09-01.",
    "Ask for b. Goes away after 2027-06-01.",
    "Ask for c. Goes away after 2027-09-01.",
  ])
  expect(headers).toEqual({ Deprecation: HEADERS.deprecation, Sunset: HEADERS.sunset, Link: HEADERS.link })
  expect(deprecationHeaders([])).toBeNull()
})

const app = await setUpTestApp({ site: createSiteStub() })
const token = await app.loginAs("OWNER")

test("a GraphQL response announces a deprecated field each time, wherever it is selected", async () => {
  const direct = "{ dashboardSummary { pendingDriverApplications } }"
  const spread = "query Q { ...F } fragment F on Query { dashboardSummary { overdueAdvertiserSubmissions } }"
  for (const query of [direct, direct, spread]) {
    const answer = await app.graphql(query, {}, { token })
    expect([answer.errors, told(answer)]).toEqual([undefined, HEADERS])
  }
  expect(await (await fetch(`${app.url}/docs`)).text()).toContain('id="contract-changes"')
  // No headers for undeprecated fields and refused documents.
  for (const query of ["{ dashboardSummary { kinds { total } } }", "{ nothing }"])
    expect(told(await app.graphql(query, {}, { token }))).toEqual(NOTHING)
})

const call: RestCall = {
  route: "GET /old",
  operationId: "readOld",
  needs: null,
  summary: "Read what is old",
  deprecated: "Ask `/api/new`. Goes away after 2027-06-01.",
  answers: { 200: { description: "It." } },
  examples: { one: { status: 200 } },
  handle: (_request, response) => void response.json({}),
}
const stays: RestCall = { ...call, route: "GET /new", operationId: "readNew", deprecated: undefined }
const calls = callsWithTag("Forms", [call, stays])
const url = await serve(express().use(restRoutes(calls)))

test("a deprecated REST call announces its deprecation in each response, also in errors", async () => {
  for (const path of ["/old", "/old?nonsense=1"]) expect(told(await fetch(url + path))).toEqual(HEADERS)
  expect(told(await fetch(`${url}/new`))).toEqual(NOTHING)
})

test("a REST call deprecated in the document may be removed after its last day", () => {
  const document = openApiDocument(calls)
  expect(document.paths["/api/old"]?.get).toMatchObject({
    deprecated: true,
    description: "For anyone. Ask `/api/new`. Goes away after 2027-06-01.",
    responses: { 200: { headers: { Sunset: { $ref: "#/components/headers/Sunset" } } } },
  })
  expect(document.paths["/api/new"]?.get).not.toHaveProperty("deprecated")
  const gone = (today: string) => compareOpenApi(document, openApiDocument(calls.slice(1)), today).unannounced
  expect(gone("2027-06-01")).toHaveLength(1)
  expect(gone("2027-06-02")).toEqual([])
})

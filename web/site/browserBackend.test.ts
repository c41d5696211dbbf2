import { pageContent } from "@farelight/api/modules/cms/pageContent.ts"
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { HttpResponse, http } from "msw"
import { server } from "../testing/msw/server.ts"
import { browserBackend, prefetchPage } from "./browserBackend.ts"

let requests = 0
let isAway = false

beforeEach(() => {
  requests = 0
  isAway = false
  server.use(
    http.get("*/content/drivers.json", () => {
      requests += 1
      return isAway ? HttpResponse.error() : HttpResponse.json(pageContent("drivers", []))
    }),
  )
})

afterEach(() => {
  jest.restoreAllMocks()
})

test("content that was fetched ahead is used once", async () => {
  prefetchPage("drivers")
  prefetchPage("drivers")
  expect(await browserBackend.loadPage("drivers")).toEqual(pageContent("drivers", []))
  expect(requests).toBe(1)
  await browserBackend.loadPage("drivers")
  expect(requests).toBe(2)
})

test("content that was fetched ahead long ago is fetched again, as it may have been edited", async () => {
  prefetchPage("drivers")
  const now = Date.now()
  jest.spyOn(Date, "now").mockReturnValue(now + 20_000)
  await browserBackend.loadPage("drivers")
  expect(requests).toBe(2)
})

test("a failed fetch ahead is forgotten", async () => {
  isAway = true
  prefetchPage("drivers")
  await expect(browserBackend.loadPage("drivers")).rejects.toThrow()
  isAway = false
  expect(await browserBackend.loadPage("drivers")).toEqual(pageContent("drivers", []))
})

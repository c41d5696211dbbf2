import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { afterEach, expect, jest, test } from "@jest/globals"
import { api } from "../../testing/mockApi.ts"
import { browserBackend, prefetchPage } from "./browserBackend.ts"

const requests = () => api.asked("PageContent").length

afterEach(() => {
  jest.restoreAllMocks()
})

test("prefetched content is used once", async () => {
  prefetchPage("drivers")
  prefetchPage("drivers")
  expect(await browserBackend.loadPage("drivers")).toEqual(pageContent("drivers", []))
  expect(requests()).toBe(1)
  await browserBackend.loadPage("drivers")
  expect(requests()).toBe(2)
})

test("content prefetched long ago is fetched again, as it may have been edited", async () => {
  prefetchPage("drivers")
  const now = Date.now()
  jest.spyOn(Date, "now").mockReturnValue(now + 20_000)
  await browserBackend.loadPage("drivers")
  expect(requests()).toBe(2)
})

test("a failed prefetch is forgotten", async () => {
  api.behave("PageContent", { isUnreachable: true })
  prefetchPage("drivers")
  await expect(browserBackend.loadPage("drivers")).rejects.toThrow()
  api.behave("PageContent")
  expect(await browserBackend.loadPage("drivers")).toEqual(pageContent("drivers", []))
})

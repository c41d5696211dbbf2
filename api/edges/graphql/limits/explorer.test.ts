import { expect, test } from "@jest/globals"
import { createSiteStub } from "../../../testing/product/siteStub.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"

const app = await setUpTestApp({ site: createSiteStub() })

const get = (accept: string, query = "") => fetch(`${app.url}/graphql${query}`, { headers: { accept } })

test("a browser that opens /graphql gets the explorer", async () => {
  const answer = await get(BROWSER)
  expect(answer.status).toBe(200)
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8")
  expect(answer.headers.get("vary")).toMatch(/accept/i)
  const html = await answer.text()
  expect(html).toContain("<title>GraphQL explorer")
})

test.each([
  ["application/json", ""],
  ["*/*", ""],
  [BROWSER, "?query={__typename}"],
  [BROWSER, "?extensions={}"],
])("a request with Accept: %s and the query string %s gets JSON", async (accept, query) => {
  expect((await get(accept, query)).headers.get("content-type")).toMatch(/json/)
})

/**
 * Runs in its own environment: the shared one has already read the settings.
 * @jest-environment node
 */
import { describe, expect, test } from "@jest/globals"

// The settings are read when config.ts is first imported.
process.env.CORS_ORIGINS = "https://app.example.com, http://localhost:5173"
process.env.INTROSPECTION = "off"

const { createSiteStub } = await import("../../testing/product/siteStub.ts")
const { setUpTestApp } = await import("../../testing/testApp.ts")

const app = await setUpTestApp({ site: createSiteStub() })

const PARTNER = "https://app.example.com"

const ask = (path: string, init: RequestInit & { headers: Record<string, string> }) => fetch(app.url + path, init)

const allowed = ({ headers }: Response) => headers.get("access-control-allow-origin")

describe("a script of another site", () => {
  test.each(["/graphql", "/api/drivers/applications", "/api/admin/drivers/1/status"])(
    "can call %s with its own token if its origin is listed",
    async (path) => {
      const preflight = (origin: string) =>
        ask(path, { method: "OPTIONS", headers: { origin, "access-control-request-method": "PUT" } })
      const listed = await preflight(PARTNER)
      expect([listed.status, allowed(listed)]).toEqual([204, PARTNER])
      expect(listed.headers.get("access-control-allow-headers")).toContain("Authorization")
      expect(listed.headers.get("access-control-allow-methods")).toContain("PUT")
      expect(listed.headers.get("access-control-allow-credentials")).toBeNull()
      expect(allowed(await preflight("http://localhost:5173"))).toBe("http://localhost:5173")
      expect(allowed(await preflight("https://app.example.com.evil.example"))).toBeNull()
      expect(allowed(await preflight("null"))).toBeNull()
    },
  )

  test("can read a refusal, and headers such as Retry-After", async () => {
    const response = await ask("/api/drivers/applications", { headers: { origin: PARTNER } })
    expect([response.status, allowed(response)]).toEqual([401, PARTNER])
    expect(response.headers.get("access-control-expose-headers")).toContain("Retry-After")
    expect(response.headers.get("vary")).toContain("Origin")
    expect((await ask("/mcp", { method: "POST", headers: { origin: PARTNER } })).status).toBe(401)
    // Pages of the site allow no cross-origin reads.
    expect(allowed(await ask("/", { headers: { origin: PARTNER } }))).toBeNull()
  })
})

const LIST = "query ($filter: DriverApplicationFilter) { driverApplications(filter: $filter) { totalCount } }"

test("with INTROSPECTION=off no response reveals the schema", async () => {
  const { errors } = await app.graphql("{ __schema { queryType { name } } }")
  expect(errors?.[0]?.message).toMatch(/introspection/i)
  const mistyped = await app.graphql("{ mee { id } }")
  expect(mistyped.errors?.[0]?.message).toMatch(/mee/)
  const variable = await app.graphql(LIST, { filter: { statu: 1 } })
  expect(variable.errors).toMatchObject([{ extensions: { fields: [{ field: "filter" }] } }])
  expect(JSON.stringify([mistyped, variable])).not.toMatch(/did you mean/i)
  // The site's not-found page.
  const unknown = await (await fetch(`${app.url}/no-such-page`)).text()
  for (const path of ["/schema.graphql", "/openapi.json", "/docs", "/docs/rest"])
    expect(await (await fetch(app.url + path)).text()).toBe(unknown)
  const explorer = await fetch(`${app.url}/graphql`, { headers: { accept: "text/html" } })
  expect(explorer.status).toBe(404)
  expect(await explorer.text()).toContain("The explorer is switched off")
})

import { describe, expect, test } from "@jest/globals"
import { database } from "../../platform/database/connection/database.ts"
import { productVersion } from "../../platform/processes/projectRoot.ts"
import { setUpTestApp } from "../../testing/testApp.ts"

const app = await setUpTestApp()

const send = async (path: string, init: RequestInit) => {
  const response = await fetch(app.url + path, init)
  expect(response.headers.get("content-type")).toMatch(/json/)
  return { status: response.status, body: JSON.parse(await response.text()) }
}

const json = { "content-type": "application/json" }

const posted = { method: "POST", headers: json }

describe("errors under /api", () => {
  test.each<[string, string, RequestInit, number]>([
    ["a JSON text", "/api/drivers/apply", { ...posted, body: '"x"' }, 400],
    ["an empty body", "/api/drivers/apply", { ...posted, body: "" }, 400],
    ["no content type", "/api/drivers/apply", { method: "POST" }, 415],
    [
      "an unknown charset",
      "/api/drivers/apply",
      { ...posted, headers: { "content-type": "application/json; charset=x" }, body: "{}" },
      415,
    ],
    ["an unknown path", "/api/nothing/here", {}, 404],
    ["an unknown method", "/api/drivers/apply", { method: "DELETE" }, 405],
    ["a broken escape", "/api/admin/drivers/%E0%A4%A/status", { ...posted, method: "PUT", body: "{}" }, 400],
  ])("%s is answered in the common JSON format", async (_case, path, init, status) => {
    const body = { success: false, message: expect.any(String), errors: expect.any(Array) }
    expect(await send(path, init)).toEqual({ status, body })
  })

  test("an unexpected error is masked, and has an id to quote", async () => {
    await database().query("ALTER TABLE driver_applications RENAME TO elsewhere")
    const { status, body } = await app.sendDriver()
    await database().query("ALTER TABLE elsewhere RENAME TO driver_applications")
    expect(status).toBe(500)
    expect(body.message).toMatch(/^Something went wrong on our side\. Please quote the number [0-9a-f-]{36}\.$/)
  })
})

describe("errors under /graphql", () => {
  test("an unsupported method is answered as a GraphQL error", async () => {
    const response = await fetch(`${app.url}/graphql`, { method: "DELETE" })
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"])
    expect((await response.json()).errors[0].extensions.code).toBe("METHOD_NOT_ALLOWED")
  })

  test("a body that is too large is answered as a GraphQL error", async () => {
    const { status, body } = await send("/graphql", { ...posted, body: JSON.stringify({ query: "x".repeat(300_000) }) })
    expect(status).toBe(413)
    expect(body.errors[0]).toMatchObject({ message: expect.any(String), extensions: { code: expect.any(String) } })
  })

  test("an unexpected error leaks no internals", async () => {
    await database().query("ALTER TABLE cms_blocks RENAME TO elsewhere")
    const { errors } = await app.graphql("{ cmsBlocks { id } }")
    await database().query("ALTER TABLE elsewhere RENAME TO cms_blocks")
    expect(errors?.[0]?.extensions).toEqual({ code: "INTERNAL_SERVER_ERROR", requestId: expect.any(String) })
    expect(JSON.stringify(errors)).not.toMatch(/cms_blocks|select|stack/i)
  })
})

test("every answer carries the security headers and a request id", async () => {
  const { headers } = await fetch(`${app.url}/healthz`)
  expect(headers.get("content-security-policy")).toContain("default-src 'self'")
  expect(headers.get("content-security-policy")).toContain("base-uri 'none'")
  expect(headers.get("permissions-policy")).toContain("camera=(), ")
  expect(headers.get("strict-transport-security")).toBeNull()
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("x-frame-options")).toBe("DENY")
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers.get("x-powered-by")).toBeNull()
})

test("API answers include the version", async () => {
  for (const path of ["/graphql", "/schema.graphql", "/openapi.json", "/api/drivers/applications", "/api/nothing"])
    expect([path, (await fetch(app.url + path)).headers.get("farelight-version")]).toEqual([path, productVersion])
})

test.each([
  ["example.com", "max-age=31536000"],
  ["www.example.com", "max-age=31536000; includeSubDomains"],
])("a browser on HTTPS gets an HSTS header at %s", async (host, told) => {
  const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": host }
  const { headers } = await fetch(`${app.url}/healthz`, { headers: forwarded })
  expect(headers.get("strict-transport-security")).toBe(told)
})

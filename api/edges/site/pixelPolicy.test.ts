import { expect, test } from "@jest/globals"
import express from "express"
import { pixelChoiceText } from "../../contract/site/pixels.ts"
import type { Pixel } from "../../contract/site/privacySettings.ts"
import { serve } from "../../testing/process/serve.ts"
import { siteBackendStub, webClientStub } from "../../testing/product/siteStub.ts"
import { requestId } from "../http/requestLog.ts"
import { securityHeaders } from "../http/securityHeaders.ts"
import { widenedPolicy } from "./pixelPolicy.ts"
import { createSiteRouter } from "./site.routes.ts"

const meta: Pixel = { provider: "meta", id: "123456789012345" }
const google: Pixel = { provider: "google", id: "G-ABC1234567" }

let pixels: readonly Pixel[] = []
const parts = () => ({ sections: [], pictures: [], privacy: { retention: null, pixels } })
const site = createSiteRouter({
  client: webClientStub,
  content: async () => ({ version: "1", ...parts() }),
  drafted: async () => parts(),
  backendFor: () => siteBackendStub,
  publicUrl: null,
})
const url = await serve(
  express()
    .set("trust proxy", true)
    .use(requestId, securityHeaders({ isDevelopment: false }), site),
)

const choice = (isAccepted: boolean, ...providers: Pixel["provider"][]) =>
  `pixel_choice=${pixelChoiceText({ isAccepted, at: Math.floor(Date.now() / 1000), providers })}`

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: sent } = await fetch(url + path, { headers })
  return {
    status,
    policy: sent.get("content-security-policy") ?? "",
    cache: sent.get("cache-control"),
    vary: sent.get("vary"),
    etag: sent.get("etag") ?? "",
    referrer: sent.get("referrer-policy"),
  }
}

const before = await ask("/")
const narrow = before.policy

test("the policy stays unchanged without a pixel, for any cookie", async () => {
  expect(narrow).toContain("default-src 'self'")
  expect(narrow).not.toContain("https:")
  expect(await ask("/", { cookie: choice(true, "meta", "google") })).toEqual(before)
  expect(before).toMatchObject({ cache: "no-cache", vary: "Accept-Encoding" })
})

test("the policy stays strict for dashboard users and with Do Not Track", async () => {
  pixels = [meta]
  const cookie = choice(true, "meta")
  const signedIn = await ask("/", { cookie: `${cookie}; login_device=x.y` })
  expect(signedIn).toMatchObject({ policy: narrow, vary: expect.stringContaining("Cookie") })
  for (const header of ["sec-gpc", "dnt"]) expect((await ask("/", { cookie, [header]: "1" })).policy).toBe(narrow)
})

test("over https, the policy opens only for the `__Host-` consent cookie", async () => {
  pixels = [meta]
  const secure = (cookie: string) => ask("/", { cookie, "x-forwarded-proto": "https" })
  expect((await secure(choice(true, "meta"))).policy).toBe(narrow)
  expect((await secure(`__Host-${choice(true, "meta")}`)).policy).toContain("https://connect.facebook.net")
})

test("a pixel opens the policy only for browsers with consent, and only for the accepted providers", async () => {
  pixels = [meta, google]
  for (const cookie of ["", choice(false, "meta", "google"), choice(true), "pixel_choice=yes"]) {
    expect(await ask("/", { cookie })).toMatchObject({ policy: narrow, cache: "private, no-cache" })
  }
  const { policy } = await ask("/es/drivers", { cookie: choice(true, "meta") })
  expect(policy).toBe(
    `${narrow.replace("img-src 'self' data: blob:", "img-src 'self' data: blob: https://www.facebook.com")};` +
      "script-src 'self' https://connect.facebook.net;" +
      "connect-src 'self' https://connect.facebook.net https://www.facebook.com",
  )
  const both = (await ask("/", { cookie: choice(true, "meta", "google") })).policy
  expect(both).toContain("script-src 'self' https://connect.facebook.net https://www.googletagmanager.com;")
  expect(both).not.toMatch(/tiktok|licdn|'unsafe-eval'|script-src[^;]*'unsafe-inline'/)
})

test("the dashboard, tools and private pages keep the strict policy", async () => {
  const agreed = { cookie: choice(true, "meta") }
  const paths = [
    "/adminpage/x",
    "/docs",
    "/graphql",
    "/es/status/a",
    "/privacy-request",
    "/drivers?email=ana",
    "/no/such",
  ]
  for (const path of [...paths, "/privacy-request/confirm?token=some-token"]) {
    pixels = []
    const usual = await ask(path, { ...agreed, accept: "text/html" })
    pixels = [meta]
    const { referrer } = usual
    expect([path, { ...(await ask(path, { ...agreed, accept: "text/html" })), referrer }]).toEqual([path, usual])
  }
})

test("a private page sends no referrer to pages with a pixel", async () => {
  pixels = [meta]
  for (const path of ["/drivers?email=ana@example.com", "/privacy-request?phone=1", "/no/such/page"])
    expect([path, (await ask(path)).referrer]).toEqual([path, "strict-origin"])
  expect((await ask("/privacy-request/confirm?token=some-token")).referrer).toBe("no-referrer")
  const usual = (await ask("/drivers")).referrer
  for (const path of ["//", "//www.example.com"]) expect([path, (await ask(path)).status]).toEqual([path, 200])
  pixels = []
  expect(await ask("/drivers?email=ana@example.com")).toMatchObject({ referrer: usual })
})

test("a page with a pixel is not cached by proxies, and its versions have distinct ETags", async () => {
  pixels = [meta]
  const [asked, agreed] = [await ask("/"), await ask("/", { cookie: choice(true, "meta") })]
  for (const { vary } of [asked, agreed]) expect(vary).toBe("Cookie, Sec-GPC, DNT, Accept-Encoding")
  // With equal ETags, a browser would keep the cached policy.
  expect(asked.etag).not.toBe(agreed.etag)
  const headers = { "if-none-match": asked.etag, "cache-control": "max-age=0" }
  expect(await ask("/", headers)).toMatchObject({ status: 304 })
  expect(await ask("/", { ...headers, cookie: choice(true, "meta") })).toMatchObject({ status: 200 })
})

test.each([
  ["meta", "123456789012345", "https://connect.facebook.net"],
  ["google", "G-ABC1234567", "https://www.googletagmanager.com"],
  ["google", "AW-123456789/abcdefghijkl", "https://www.googletagmanager.com https://www.googleadservices.com"],
  ["tiktok", "C4A1B2C3D4E5F6G7H8I9", "https://analytics.tiktok.com"],
  ["linkedin", "1234567", "https://snap.licdn.com"],
] as const)("%s by %s may load scripts from its own hosts", (provider, id, hosts) => {
  const policy = widenedPolicy("default-src 'self';style-src 'self'", [{ provider, id }])
  expect(policy).toContain(`default-src 'self';style-src 'self';script-src 'self' ${hosts}`)
  // A bare "https:" or "*" would allow any host.
  for (const source of policy.split(/[; ]/)) expect(source).not.toMatch(/^(https:|\*)$/)
})

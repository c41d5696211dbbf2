import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import express, { Router } from "express"
import { pixelChoiceText } from "../../contract/site/pixels.ts"
import type { Pixel } from "../../contract/site/privacySettings.ts"
import { siteBackendStub } from "../../testing/product/siteStub.ts"
import { requestId } from "../http/requestLog.ts"
import { securityHeaders } from "../http/securityHeaders.ts"
import { widenedPolicy } from "./pixelPolicy.ts"
import { createSiteRouter } from "./site.routes.ts"
import type { WebClient } from "./webClient.ts"

const assetsOf = () => ({ scripts: [], deferredModules: [], pageModule: "", styles: [] })

const client: WebClient = {
  isBuilt: true,
  loadStillAssets: async () => assetsOf,
  serveFiles: Router(),
  assetsOf,
  loadServer: async () => ({
    renderPage: async () => ({ status: 200, html: "a page" }),
    pageParameters: [],
    valuedParameters: {},
    pathOf: (page) => `/${page}`,
    pagePaths: ["/"],
    webManifest: () => ({}),
  }),
  renderDashboard: async () => "<title>Farelight</title><script>let own</script>",
}

const meta: Pixel = { provider: "meta", id: "123456789012345" }
const google: Pixel = { provider: "google", id: "G-ABC1234567" }

let pixels: readonly Pixel[] = []
let server: Server

beforeAll(async () => {
  const site = createSiteRouter({
    client,
    content: async () => ({ version: "1", sections: [], pictures: [], privacy: { retention: null, pixels } }),
    drafted: async () => ({ sections: [], pictures: [], privacy: { retention: null, pixels } }),
    backendFor: () => siteBackendStub,
    publicUrl: null,
  })
  const app = express()
    .set("trust proxy", true)
    .use(requestId, securityHeaders({ isDevelopment: false }), site)
  server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, "127.0.0.1", () => resolve(listening))
  })
})

afterAll(() => {
  server.close()
})

const choice = (isAccepted: boolean, ...providers: Pixel["provider"][]) =>
  `pixel_choice=${pixelChoiceText({ isAccepted, at: Math.floor(Date.now() / 1000), providers })}`

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const { headers: sent } = answer
  return {
    status: answer.status,
    policy: sent.get("content-security-policy") ?? "",
    cache: sent.get("cache-control"),
    vary: sent.get("vary"),
    etag: sent.get("etag") ?? "",
    referrer: sent.get("referrer-policy"),
  }
}

const plain = async () => {
  pixels = []
  return ask("/")
}

test("without a pixel nothing changes, whatever a browser sends", async () => {
  const before = await plain()
  expect(before.policy).toContain("default-src 'self'")
  expect(before.policy).not.toContain("https:")
  expect(await ask("/", { cookie: choice(true, "meta", "google") })).toEqual(before)
  expect(before).toMatchObject({ cache: "no-cache", vary: "Accept-Encoding" })
})

test("for a browser with which somebody has signed in to the dashboard the policy stays narrow", async () => {
  const { policy: narrow } = await plain()
  pixels = [meta]
  const { policy, vary } = await ask("/", { cookie: `${choice(true, "meta")}; login_device=x.y` })
  expect([policy, vary]).toEqual([narrow, expect.stringContaining("Cookie")])
  expect((await ask("/", { cookie: choice(true, "meta") })).policy).not.toBe(narrow)
})

test("over https the policy opens for the choice that no other host can have set", async () => {
  const { policy: narrow } = await plain()
  pixels = [meta]
  const secure = (cookie: string) => ask("/", { cookie, "x-forwarded-proto": "https" })
  expect((await secure(choice(true, "meta"))).policy).toBe(narrow)
  expect((await secure(`__Host-${choice(true, "meta")}`)).policy).toContain("https://connect.facebook.net")
})

test("with a pixel the policy opens only for a browser that has said yes, and only for what it has agreed to", async () => {
  const { policy: narrow } = await plain()
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

test.each(["sec-gpc", "dnt"])("a browser that sends %s never gets it, even after a yes", async (header) => {
  const { policy } = await plain()
  pixels = [meta]
  expect(await ask("/", { cookie: choice(true, "meta"), [header]: "1" })).toMatchObject({ policy })
})

test("no other address gets it", async () => {
  const agreed = { cookie: choice(true, "meta") }
  for (const path of [
    "/adminpage",
    "/adminpage/dashboard",
    "/docs",
    "/graphql",
    "/status/some-token",
    "/es/status/some-token",
    "/privacy-request",
    "/privacy-request/confirm?token=some-token",
    "/drivers?email=ana",
    "/site.webmanifest",
    "/no/such/page",
  ]) {
    pixels = []
    const before = await ask(path, { ...agreed, accept: "text/html" })
    pixels = [meta]
    const after = await ask(path, { ...agreed, accept: "text/html" })
    expect([path, { ...after, referrer: before.referrer }]).toEqual([path, before])
  }
})

test("a page that says something of its visitor tells its address to no page that has a pixel", async () => {
  pixels = [meta]
  for (const path of ["/drivers?email=ana@example.com", "/privacy-request?phone=1", "/no/such/page"])
    expect([path, (await ask(path)).referrer]).toEqual([path, "strict-origin"])
  expect((await ask("/privacy-request/confirm?token=some-token")).referrer).toBe("no-referrer")
  const usual = (await ask("/drivers")).referrer
  pixels = []
  expect(await ask("/drivers?email=ana@example.com")).toMatchObject({ referrer: usual })
})

test("an address that is all slashes is a page like any other", async () => {
  pixels = [meta]
  for (const path of ["//", "//www.example.com"]) expect([path, (await ask(path)).status]).toEqual([path, 200])
})

test("no cache shares such a page, and none mixes up its versions", async () => {
  pixels = [meta]
  const [asked, agreed] = [await ask("/"), await ask("/", { cookie: choice(true, "meta") })]
  for (const { vary } of [asked, agreed]) expect(vary).toBe("Cookie, Sec-GPC, DNT, Accept-Encoding")
  // With the same tag, a browser would be told that nothing has changed and keep the policy that it has.
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
  // A bare "https:" or "*" would be everybody.
  for (const source of policy.split(/[; ]/)) expect(source).not.toMatch(/^(https:|\*)$/)
})

import { createHash } from "node:crypto"
import { expect, test } from "@jest/globals"
import express, { type NextFunction, type Request, type Response } from "express"
import { RateLimitedError } from "../../contract/api/errors.ts"
import { pageContent } from "../../contract/content/pageContent.ts"
import { registry } from "../../contract/content/registry.ts"
import { defaultPrivacySettings } from "../../contract/site/privacySettings.ts"
import type { PublishedContent } from "../../rooms/content/cms/publishedContent.ts"
import { serve } from "../../testing/process/serve.ts"
import { siteBackendStub, webClientStub } from "../../testing/product/siteStub.ts"
import { errorHandler } from "../http/errorHandler.ts"
import { requestId } from "../http/requestLog.ts"
import { createSiteRouter } from "./site.routes.ts"
import type { WebClient } from "./webClient.ts"

const seededCities = pageContent("cities", [])
  .cities.filter(({ hasPage }) => hasPage)
  .map(({ slug }) => `/cities/${slug}`)

let renders = 0

/** Answers with the request that it was given, or redirects as a stored form does. */
const client: WebClient = {
  ...webClientStub,
  loadServer: async () => ({
    ...(await webClientStub.loadServer()),
    renderPage: async (request) => {
      renders += 1
      const { pathname, search, origin } = new URL(request.url)
      const body = await request.text()
      if (pathname.endsWith("/status/busy")) throw new RateLimitedError(120)
      if (body === "wait") return { status: 429, html: "Wait.", retryAfterSeconds: 30 }
      if (body === "go") return { status: 303, html: "", location: "/drivers?sent=1" }
      const isPage = ["/", "/long"].includes(pathname)
      const html = `${request.method} ${pathname}${search} ${body} from ${origin}`
      return { status: isPage ? 200 : 404, html: pathname === "/long" ? html.repeat(200) : html }
    },
    pageParameters: ["sent"],
    valuedParameters: { "/formats": ["amount"] },
    pagePaths: ["/", "/long"],
    webManifest: (brand, lang) => ({ name: brand, lang }),
  }),
  renderDashboard: async () => `<title>Farelight</title><script>let own</script>`,
}

let published: PublishedContent
const publish = (version: string, ...sections: PublishedContent["sections"]) => {
  published = { version, sections, pictures: [], privacy: defaultPrivacySettings }
}
publish("1")

const siteWith = (publicUrl: string | null) =>
  createSiteRouter({
    client,
    content: async () => published,
    drafted: async () => published,
    backendFor: () => siteBackendStub,
    publicUrl,
  })

const url = await serve(
  express().use(
    requestId,
    (_request: Request, response: Response, next: NextFunction) => {
      response.setHeader("Content-Security-Policy", "default-src 'self'")
      next()
    },
    express.Router().use("/known", siteWith("https://www.example.com")),
    siteWith(null),
    errorHandler,
  ),
)

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(url + path, { redirect: "manual", ...init })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const post = (path: string, body: string, type = "application/x-www-form-urlencoded") =>
  ask(path, { method: "POST", body, headers: { "content-type": type } })

// By default, Node's fetch sends "no-cache", which asks for the whole page.
const revalidation = (answer: { headers: Headers }) => ({
  headers: { "if-none-match": answer.headers.get("etag") ?? "", "cache-control": "max-age=0" },
})

test("a page is sent with its status, and revalidated cheaply each time", async () => {
  const page = await ask("/")
  expect(page).toMatchObject({ status: 200, text: `GET /  from ${url}` })
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8")
  expect(page.headers.get("cache-control")).toBe("no-cache")
  expect(page.headers.get("etag")).toMatch(/^"[\w-]{27}"$/)
  const again = await ask("/", revalidation(page))
  expect(again).toMatchObject({ status: 304, text: "" })
  expect(again.headers.get("etag")).toBe(page.headers.get("etag"))
  expect(await ask("/", { method: "HEAD" })).toMatchObject({ status: 200, text: "" })
  expect(await ask("/no/such/page")).toMatchObject({ status: 404, text: `GET /no/such/page  from ${url}` })
})

test("a page is rendered once per version of the content, regardless of campaign parameters", async () => {
  await ask("/")
  renders = 0
  await Promise.all(["/", "/?utm_source=x", "/?b=%2F"].map((path) => ask(path)))
  expect(renders).toBe(0)
  const before = await ask("/")
  publish("2")
  await Promise.all([ask("/"), ask("/"), ask("/")])
  expect(renders).toBe(1)
  expect((await ask("/", revalidation(before))).status).toBe(304)
})

test("the notice of a sent form has its own cache entry", async () => {
  for (const sent of ["1&x=2", "%3Cscript%3E"])
    expect((await ask(`/?sent=${sent}`)).text).toBe(`GET /?sent=1  from ${url}`)
  expect((await ask("/")).text).toBe(`GET /  from ${url}`)
})

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", null],
])("a client that accepts %s gets %s, and its ETag", async (accepted, encoding) => {
  const headers = { "accept-encoding": accepted }
  const page = await ask("/long", { headers })
  expect([page.headers.get("content-encoding"), page.headers.get("vary")]).toEqual([encoding, "Accept-Encoding"])
  expect(page.text).toBe(`GET /long  from ${url}`.repeat(200))
  const again = await ask("/long", { headers: { ...revalidation(page).headers, ...headers } })
  expect(again.status).toBe(304)
  const other = await ask("/long", { headers: { ...revalidation(page).headers, "accept-encoding": "deflate" } })
  expect(other.status).toBe(encoding === null ? 304 : 200)
})

test("absolute links start with the configured origin, or else with the request's, for any path", async () => {
  expect((await ask("//example.com/x")).text).toBe(`GET //example.com/x  from ${url}`)
  expect((await ask("/known/")).text).toBe("GET /  from https://www.example.com")
  expect((await ask("/known/robots.txt")).text).toContain("Sitemap: https://www.example.com/sitemap.xml")
})

test("security.txt names the address for reports", async () => {
  const { text } = await ask("/.well-known/security.txt")
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: /)
  expect(new Date(/Expires: (.*)/.exec(text)?.[1] ?? "").getTime()).toBeGreaterThan(Date.now())
  expect(text).toContain(`Canonical: ${url}/.well-known/security.txt\n`)
})

test("search engines find every page, but not the dashboard", async () => {
  const robots = await ask("/robots.txt")
  expect(robots.headers.get("content-type")).toMatch(/^text\/plain/)
  expect(robots.text).toMatch(/^User-agent: \*\nDisallow: \/adminpage\n/)
  expect(robots.text).toContain(`Sitemap: ${url}/sitemap.xml`)
  const sitemap = await ask("/sitemap.xml")
  expect(sitemap.headers.get("content-type")).toMatch(/^application\/xml/)
  expect(sitemap.text.match(/<loc>.*?<\/loc>/g)).toEqual(
    ["/", "/long", ...seededCities]
      .flatMap((path) => [path, `/es${path === "/" ? "" : path}`])
      .map((path) => `<loc>${url}${path}</loc>`),
  )
  expect(sitemap.text).toContain(`<xhtml:link rel="alternate" hreflang="es" href="${url}/es/long"/>`)
  expect(sitemap.text).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${url}/long"/>`)
})

test("the web manifest has the stored brand name", async () => {
  publish("3", { page: "global", sectionId: "company", content: { name: "Nightline" } })
  const manifest = await ask("/site.webmanifest")
  expect(manifest.headers.get("content-type")).toBe("application/manifest+json")
  expect(JSON.parse(manifest.text)).toEqual({ name: "Nightline", lang: "en" })
  expect(JSON.parse((await ask("/es/site.webmanifest")).text)).toEqual({ name: "Nightline", lang: "es" })
})

test("a form is posted to its page; the response is not cached, and can redirect or have Retry-After", async () => {
  const page = await post("/contact", "name=Ben&message=a%0Ab")
  expect(page.text).toBe(`POST /contact name=Ben&message=a%0Ab from ${url}`)
  expect(page.headers.get("cache-control")).toBe("no-store")
  expect(page.headers.get("retry-after")).toBeNull()
  expect((await post("/es/contact", "name=Ben")).text).toBe(`POST /es/contact name=Ben from ${url}`)
  const stored = await post("/drivers", "go")
  expect([stored.status, stored.headers.get("location")]).toEqual([303, "/drivers?sent=1"])
  const tooMany = await post("/contact", "wait")
  expect([tooMany.status, tooMany.text, tooMany.headers.get("retry-after")]).toEqual([429, "Wait.", "30"])
})

test("a form can be prefilled for a listed city, and each city has its own cache entry", async () => {
  expect((await ask("/?city=austin-tx&x=2")).text).toBe(`GET /?city=austin-tx  from ${url}`)
  expect((await ask("/?city=atlantis")).text).toBe(`GET /  from ${url}`)
  expect((await ask("/?city=austin-tx&city=dallas-tx")).text).toBe(`GET /  from ${url}`)
  const [first] = registry.cities.list.cities
  const reno = { ...first, name: "Reno", state: "NV", latitude: "39.5", longitude: "-119.8", rule: "A rule." }
  const cities = [reno, { ...reno, name: "Elko", rule: "" }]
  publish("reno", { page: "cities", sectionId: "list", content: { cities }, changedOn: "2026-05-04" })
  expect((await ask("/?city=reno-nv")).text).toBe(`GET /?city=reno-nv  from ${url}`)
  expect((await ask("/sitemap.xml")).text).toContain(`<loc>${url}/cities/reno-nv</loc><lastmod>2026-05-04</lastmod>`)
  expect((await ask("/sitemap.xml")).text).not.toContain("/cities/elko-nv")
  publish("4")
})

test("a rate-limited page shows the error in its language", async () => {
  const refused = await Promise.all(["/es/status/busy?sent=1", "/status/busy"].map((path) => ask(path)))
  expect(refused.map(({ status, text }) => [status, text])).toEqual([
    [429, "Demasiados intentos. Inténtelo de nuevo en 2 minutos.\n"],
    [429, "Too many attempts. Please try again in 2 minutes.\n"],
  ])
})

test("the page of a mailed token is not cached and sends no referrer", async () => {
  for (const page of ["/privacy-request/confirm", "/es/privacy-request/export", "/Privacy-Request/Confirm/"]) {
    const { text, headers } = await ask(`${page}?token=a-b&utm_source=x`)
    expect(text).toBe(`GET ${page}?token=a-b  from ${url}`)
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.get("referrer-policy")).toBe("no-referrer")
    expect(headers.get("x-robots-tag")).toBe("noindex")
  }
  expect((await ask("/privacy-request/confirm?token=a&token=b")).text).toBe(`GET /privacy-request/confirm  from ${url}`)
  for (const page of ["/privacy-request", "//privacy-request/confirm"])
    expect((await ask(`${page}?token=a-b`)).text).toBe(`GET ${page}  from ${url}`)
  const rules = JSON.parse((await ask("/speculation-rules.json")).text)
  expect(JSON.stringify(rules)).toContain('"/privacy-request/*","/es/privacy-request/*"')
})

test("a posted form is refused if it is no form data or too large, or if the page has no form", async () => {
  for (const path of ["/drivers", "/es/status/d1-x", "/privacy-request", "/es/privacy-request/confirm"]) {
    const refused = [await post(path, "{}", "application/json"), await post(path, `name=${"x".repeat(300_000)}`)]
    expect(refused.map(({ status }) => status)).toEqual([415, 413])
    for (const { headers } of refused)
      expect([headers.get("cache-control"), headers.get("referrer-policy"), headers.get("x-robots-tag")]).toEqual([
        "no-store",
        "no-referrer",
        "noindex",
      ])
  }
  expect((await post("/", "name=Ana")).status).toBe(404)
})

test("only the status page accepts a form with a file", async () => {
  const send = async (path: string, headers: Record<string, string> = {}) => {
    const form = new FormData()
    form.append("file", new Blob(["%PDF-1.7"]), "card.pdf")
    return ask(path, { method: "POST", body: form, headers })
  }
  const { text, headers } = await send("/es/status/d1-x?sent=1")
  expect(text).toBe(`POST /es/status/d1-x?sent=1  from ${url}`)
  expect([headers.get("cache-control"), headers.get("referrer-policy")]).toEqual(["no-store", "no-referrer"])
  expect((await send("/status/d1-x", { "sec-fetch-site": "cross-site" })).status).toBe(403)
  for (const path of ["/drivers", "/es/contact", "/privacy-request"]) expect((await send(path)).status).toBe(415)
})

test("a form posted by another site is refused", async () => {
  for (const path of ["/drivers", "/es/status/d1-x", "/privacy-request"]) {
    const isRefused = async (site: string) => {
      const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": site }
      return (await ask(path, { method: "POST", headers, body: "name=Ana" })).status === 403
    }
    expect([await isRefused("cross-site"), await isRefused("same-origin")]).toEqual([true, false])
  }
})

test("every address of the dashboard returns its one document, with the brand's name and its own script", async () => {
  publish("named", { page: "global", sectionId: "company", content: { name: "Night & $& Cab" } })
  const hash = createHash("sha256").update("let own").digest("base64")
  for (const path of ["/adminpage", "/adminpage/dashboard?tab=drivers"]) {
    const { status, text, headers } = await ask(path)
    expect([status, text]).toEqual([200, "<title>Night &amp; $&amp; Cab</title><script>let own</script>"])
    expect(headers.get("content-security-policy")).toBe(`default-src 'self';script-src 'self' 'sha256-${hash}'`)
    expect(headers.get("x-robots-tag")).toBe("noindex")
  }
  expect((await ask("/")).headers.get("content-security-policy")).toBe("default-src 'self'")
})

test("a page with stored values reads them for each request", async () => {
  const before = renders
  const asked = "/formats?amount=5&amount=%3Cb%3E"
  for (const path of [asked, "/es/formats?amount=5", "/ES/Formats/?amount=5"])
    expect((await ask(`${path}&utm_source=x`)).text).toBe(`GET ${path}  from ${url}`)
  await ask(asked)
  expect(renders - before).toBe(4)
  expect((await ask("/?amount=5")).text).toBe(`GET /  from ${url}`)
})

test("the sample report's rows say in their language that they are a sample", async () => {
  publish("sample", { page: "global", sectionId: "company", content: {} })
  const { text, headers } = await ask("/sample-report.csv")
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8")
  expect(text).toContain(`\n"${registry.sample_report.campaign.sample_label}`)
  expect((await ask("/es/sample-report.csv")).text).toContain('\n"Muestra: campaña inventada, sin datos de clientes')
})

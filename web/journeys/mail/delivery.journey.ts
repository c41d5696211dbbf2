import { expect, test } from "@jest/globals"
import type { Response } from "playwright-core"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

/** One page of each kind, and the heaviest page. */
const pages = [
  "/",
  "/drivers",
  "/formats",
  "/see-your-ad",
  "/cities",
  "/cities/los-angeles-ca",
  "/privacy-policy",
  "/es/contact",
]

const KB = 1000

/** The start script, shared chunks, the words of the language, and the page's own: see `web/build/siteChunks.ts`. */
const MAX_SCRIPTS = 8

const transferOf = async (response: Response) => {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes()
  return {
    path: new URL(response.url()).pathname,
    type: response.request().resourceType(),
    /** The compressed size. */
    bodyBytes: responseBodySize,
    bytes: responseBodySize + responseHeadersSize,
  }
}

type Transfer = Awaited<ReturnType<typeof transferOf>>

/** Everything a new visitor's browser fetches for a page before the visitor does anything. */
const firstView = async (path: string) => {
  const transfers: Transfer[] = []
  await stage.visit(async (page) => {
    const responses: Response[] = []
    page.on("response", (response) => responses.push(response))
    await page.goto(path, { waitUntil: "networkidle" })
    transfers.push(...(await Promise.all(responses.map(transferOf))))
  })
  return transfers
}

const bytesOf = (transfers: Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0)

test.each(pages)("%s is light until the visitor interacts with it", async (path) => {
  const transfers = await firstView(path)
  // Without headers, whose repetition is free over HTTP/2.
  const scripts = transfers.filter(({ type }) => type === "script")
  expect(scripts.reduce((total, { bodyBytes }) => total + bodyBytes, 0)).toBeLessThan(90 * KB)
  const files = scripts.map((script) => script.path)
  expect(files).not.toHaveLength(0)
  expect({ files, areFew: files.length <= MAX_SCRIPTS }).toEqual({ files, areFew: true })
  // Styles are inlined.
  expect(transfers.filter(({ path }) => path.endsWith(".css"))).toEqual([])
  expect(bytesOf(transfers.filter(({ type }) => type === "font"))).toBeLessThan(80 * KB)
  expect(bytesOf(transfers)).toBeLessThan(300 * KB)
})

test("scripts are compressed, cached for a year and have security headers; documents have a full CSP", async () => {
  // A compressed twin of a file that fits into one packet would save nothing.
  const scripts = (await firstView("/")).filter(({ type, bytes }) => type === "script" && bytes > 2 * KB)
  expect(scripts).not.toHaveLength(0)
  for (const { path, bytes, bodyBytes } of scripts) {
    for (const encoding of ["br", "gzip"]) {
      const { headers } = await fetch(stage.url + path, { headers: { "accept-encoding": encoding } })
      expect(headers.get("content-encoding")).toBe(encoding)
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    }
    const { headers } = await fetch(stage.url + path)
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
    expect(headers.get("content-security-policy")).toBe("frame-ancestors 'none'")
    expect(bytes - bodyBytes).toBeLessThan(0.5 * KB)
  }
  const sign = await fetch(`${stage.url}/favicon.svg`, { headers: { "accept-encoding": "br" } })
  expect(sign.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8")
  for (const path of ["/", "/assets/none.js", "/adminpage"]) {
    const { headers } = await fetch(stage.url + path)
    expect(headers.get("content-security-policy")).toContain("default-src 'self'")
    expect(headers.get("x-frame-options")).toBe("DENY")
  }
})

test("the files named in a page's head exist", async () => {
  await stage.visit(async (page) => {
    await page.goto("/")
    const addresses = await page
      .locator("head link[href], head meta[property='og:image']")
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute("href") ?? element.getAttribute("content") ?? ""),
      )
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses) expect((await fetch(new URL(address, stage.url))).status).toBe(200)
  })
  // The dashboard's document has its own address, and the build's records are private.
  for (const path of ["/admin.html", "/.vite/manifest.json"]) expect((await fetch(stage.url + path)).status).toBe(404)
})

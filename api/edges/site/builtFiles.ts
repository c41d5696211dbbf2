import { readdirSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { join } from "node:path"
import { type RequestHandler, Router } from "express"
import expressStaticGzip from "express-static-gzip"
import { DAY_MS } from "../../contract/text/durations.ts"

// The build adds a Brotli and a gzip version of each file that gets smaller by it.
const compressed = { enableBrotli: true, orderPreference: ["br", "gzip"], index: false }

// Browsers heed these for documents only. Of the others, an asset needs that its type is never guessed, and that no other
// site loads it.
const DOCUMENT_HEADERS = [
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Permissions-Policy",
  "Referrer-Policy",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Frame-Options",
  "X-Permitted-Cross-Domain-Policies",
  "X-XSS-Protection",
]

// A worker, and an SVG picture opened by itself, are governed by the policy that comes with them and by no other.
const HAS_POLICY = /[Ww]orker-[\w-]+\.js|\.svg/

// Whoever opens the address of any other makes it a document, in which nothing runs.
const POLICY = "frame-ancestors 'none'"

/** The charset of pictures that are text; the type alone does not say it. */
const tellCharset = (response: ServerResponse, path: string) => {
  if (/\.svg(\.(br|gz))?$/.test(path)) response.setHeader("Content-Type", "image/svg+xml; charset=utf-8")
}

/** The files whose names contain a hash of the content, so that the file at an address never changes. */
const serveAssets = (folder: string) =>
  expressStaticGzip(join(folder, "assets"), {
    ...compressed,
    serveStatic: {
      redirect: false,
      immutable: true,
      maxAge: 365 * DAY_MS,
      // Nobody asks again whether it has changed, nor for a part of it.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (response, path) => {
        tellCharset(response, path)
        if (HAS_POLICY.test(path)) return
        response.setHeader("Content-Security-Policy", POLICY)
        for (const name of DOCUMENT_HEADERS) response.removeHeader(name)
      },
    },
  })

/** Passes on what names no file of the folder, which most requests are for pages, without asking the disk. */
const ofFilesIn = (folder: string, serve: RequestHandler): RequestHandler => {
  const paths = new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `/${name}`))
  return (request, response, next) => (paths.has(request.path) ? serve(request, response, next) : next())
}

/** All files of the build except the dashboard's document, which has its own address. */
export const serveBuiltFiles = (site: string, ...apps: string[]) => {
  const router = Router()
  router.use("/assets", ...[site, ...apps].map(serveAssets))
  const serveOthers = expressStaticGzip(site, {
    ...compressed,
    serveStatic: {
      redirect: false,
      maxAge: DAY_MS,
      setHeaders: (response, path) => {
        tellCharset(response, path)
      },
    },
  })
  router.use(ofFilesIn(site, serveOthers))
  return router
}

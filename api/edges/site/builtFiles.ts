import { readdirSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { join } from "node:path"
import { type RequestHandler, Router } from "express"
import expressStaticGzip from "express-static-gzip"
import { DAY_MS } from "../../contract/text/durations.ts"

// The build adds Brotli and gzip variants where they are smaller.
const compressed = { enableBrotli: true, orderPreference: ["br", "gzip"], index: false }

// Only relevant to documents. Assets keep the headers against type sniffing and loading by other sites.
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

// Workers and SVG documents follow the policy of their own response only.
const HAS_POLICY = /[Ww]orker-[\w-]+\.js|\.svg/

// Opened directly, any other asset becomes a document in which nothing runs.
const POLICY = "frame-ancestors 'none'"

/** Text-based pictures need a charset, which the type alone does not imply. */
const setCharset = (response: ServerResponse, path: string) => {
  if (/\.svg(\.(br|gz))?$/.test(path)) response.setHeader("Content-Type", "image/svg+xml; charset=utf-8")
}

/** File names contain a content hash, so the files never change. */
const serveAssets = (folder: string) =>
  expressStaticGzip(join(folder, "assets"), {
    ...compressed,
    serveStatic: {
      redirect: false,
      immutable: true,
      maxAge: 365 * DAY_MS,
      // Immutable, so neither revalidation nor ranges are needed.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (response, path) => {
        setCharset(response, path)
        if (HAS_POLICY.test(path)) return
        response.setHeader("Content-Security-Policy", POLICY)
        for (const name of DOCUMENT_HEADERS) response.removeHeader(name)
      },
    },
  })

/** Skips the disk for paths that are no files, as most requests are for pages. */
const ofFilesIn = (folder: string, serve: RequestHandler): RequestHandler => {
  const paths = new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `/${name}`))
  return (request, response, next) => (paths.has(request.path) ? serve(request, response, next) : next())
}

/** All files of the build except the dashboard's document, which has its own route. */
export const serveBuiltFiles = (site: string, ...apps: string[]) => {
  const router = Router()
  router.use("/assets", ...[site, ...apps].map(serveAssets))
  const serveOthers = expressStaticGzip(site, {
    ...compressed,
    serveStatic: {
      redirect: false,
      maxAge: DAY_MS,
      setHeaders: (response, path) => {
        setCharset(response, path)
      },
    },
  })
  router.use(ofFilesIn(site, serveOthers))
  return router
}

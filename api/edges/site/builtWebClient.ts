import { readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import type { ServerResponse } from "node:http"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type RequestHandler, Router } from "express"
import expressStaticGzip from "express-static-gzip"
import type { AssetsOf, SiteAssets, SiteServer } from "../../contract/forms/site.ts"
import { DAY_MS } from "../../contract/text/durations.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import type { WebClient } from "./webClient.ts"

// The build adds Brotli and gzip variants where they are smaller.
const compressed = { enableBrotli: true, orderPreference: ["br", "gzip"], index: false }

// Browsers read these headers on documents only, so assets need not send them.
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

// Workers and SVG documents follow only the policy of their own response.
const HAS_POLICY = /[Ww]orker-[\w-]+\.js|\.svg/

// Any other asset that is opened directly becomes a document in which nothing runs, so this policy suffices.
const POLICY = "frame-ancestors 'none'"

/** The type of an SVG file does not imply a charset, so it is added. */
const setCharset = (response: ServerResponse, path: string) => {
  if (/\.svg(\.(br|gz))?$/.test(path)) response.setHeader("Content-Type", "image/svg+xml; charset=utf-8")
}

/** The names of the files contain a hash of their content, so the files never change. */
const serveAssets = (folder: string) =>
  expressStaticGzip(join(folder, "assets"), {
    ...compressed,
    serveStatic: {
      redirect: false,
      immutable: true,
      maxAge: 365 * DAY_MS,
      // The files never change, so neither revalidation nor ranges are needed.
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

/** Most requests are for pages, so paths that are no files need not touch the disk. */
const ofFilesIn = (folder: string, serve: RequestHandler): RequestHandler => {
  const paths = new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `/${name}`))
  return (request, response, next) => (paths.has(request.path) ? serve(request, response, next) : next())
}

/** Of the dashboard, only the assets are served here, as its document has a route of its own. */
const serveBuiltFiles = (site: string, ...apps: string[]) => {
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

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const START = "site/start.ts"
const ENTRY = "site/entry-client.tsx"
const WORDS = "../api/contract/words"
const DOCS = "site/document/docsStyles.ts"

export const DOCS_SOURCE = "docs"

/**
 * The order matters, as a page's own styles override shared ones. The styles of the entry come first, then those of its
 * imports, and those of the page last.
 */
const collectAssets = async (folder: string, manifest: Manifest, page: string): Promise<SiteAssets> => {
  const chunkOf = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The web client was built without ${source}. Run "npm run build".`)
    return chunk
  }
  const visited = new Set<string>()
  const chunks: ReturnType<typeof chunkOf>[] = []
  const visit = (source: string) => {
    if (visited.has(source)) return
    visited.add(source)
    const chunk = chunkOf(source)
    for (const dependency of chunk.imports ?? []) visit(dependency)
    chunks.push(chunk)
  }
  visit(ENTRY)
  visit(page)
  const styles = new Set([chunkOf(ENTRY), ...chunks].flatMap((chunk) => chunk.css ?? []))
  return {
    scripts: [`/${chunkOf(START).file}`],
    deferredModules: chunks.map((chunk) => `/${chunk.file}`),
    pageModule: `/${chunkOf(page).file}`,
    words: { en: `/${chunkOf(`${WORDS}/en.ts`).file}`, es: `/${chunkOf(`${WORDS}/es.ts`).file}` },
    styles: await Promise.all(
      [...styles].map(async (file) => ({ href: `/${file}`, text: await readFile(join(folder, file), "utf8") })),
    ),
  }
}

const PAGE = /^site\/pages\/(\w+)\.tsx$/

/** Loaded at the start, as rendering is synchronous. */
const loadAssets = async (folder: string): Promise<AssetsOf> => {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8"))
  const assets = new Map<string, SiteAssets>()
  for (const source of Object.keys(manifest)) {
    const name = PAGE.exec(source)?.[1]
    if (name) assets.set(name, await collectAssets(folder, manifest, source))
  }
  assets.set(DOCS_SOURCE, await collectAssets(folder, manifest, DOCS))
  return (pageSource) => {
    const found = assets.get(pageSource)
    if (!found) throw new Error(`The web client was built without the page ${pageSource}. Run "npm run build".`)
    return found
  }
}

export const loadBuiltWebClient = async (): Promise<WebClient> => {
  const built = (name: string) => join(projectRoot, "web", "dist", name)
  const site = built("site")
  const dashboard = built("dashboard")
  const document = await readFile(join(dashboard, "admin.html"), "utf8")
  const assetsOf = await loadAssets(site)
  return {
    isBuilt: true,
    serveFiles: serveBuiltFiles(site, dashboard),
    assetsOf,
    loadStillAssets: async () => (page) => ({ ...assetsOf(page), scripts: [], deferredModules: [] }),
    // Loaded with the first page, as it takes a tenth of the startup time and memory.
    loadServer: (): Promise<SiteServer> => import(pathToFileURL(built("server/entry-server.js")).href),
    renderDashboard: async () => document,
  }
}

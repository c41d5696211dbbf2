import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { Router } from "express"
import expressStaticGzip from "express-static-gzip"
import type { SiteAssets, SiteServer } from "../../contract/site.ts"
import { projectRoot } from "../../projectRoot.ts"
import type { WebClient } from "./webClient.ts"

/** The part of Vite's manifest that is read here: each source file with its output. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const START = "site/start.ts"
const ENTRY = "site/entry-client.tsx"

const collectAssets = async (folder: string): Promise<SiteAssets> => {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8"))
  const chunkOf = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The web client was built without ${source}. Run "npm run build".`)
    return chunk
  }
  const imported = new Set<string>()
  const visit = (source: string) => {
    for (const dependency of chunkOf(source).imports ?? []) {
      if (imported.has(dependency)) continue
      imported.add(dependency)
      visit(dependency)
    }
  }
  visit(ENTRY)
  const chunks = [ENTRY, ...imported].map(chunkOf)
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
  return {
    scripts: [`/${chunkOf(START).file}`],
    deferredModules: chunks.map((chunk) => `/${chunk.file}`),
    styles: await Promise.all(
      [...styles].map(async (file) => ({ href: `/${file}`, text: await readFile(join(folder, file), "utf8") })),
    ),
  }
}

/** The picture that pages declare for links to them. */
const SHARED_PICTURE = "share.jpg"

const DAY_MS = 24 * 60 * 60_000

// The build adds a Brotli and a gzip version of each file that gets smaller by it.
const compressed = { enableBrotli: true, orderPreference: ["br", "gzip"], index: false }

/** All files of the build except the dashboard's document, which has its own address. */
const serveBuiltFiles = (folder: string) => {
  // These names contain a hash of the content, so the file at an address never changes.
  const assets = expressStaticGzip(join(folder, "assets"), {
    ...compressed,
    serveStatic: { redirect: false, immutable: true, maxAge: 365 * DAY_MS },
  })
  const others = expressStaticGzip(folder, {
    ...compressed,
    serveStatic: {
      redirect: false,
      maxAge: DAY_MS,
      setHeaders: (response, path) => {
        // Sites that show a link to a page may show its picture.
        if (path === join(folder, SHARED_PICTURE)) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin")
      },
    },
  })
  const router = Router()
  router.use("/assets", assets)
  router.use((request, response, next) => (request.path.endsWith(".html") ? next() : others(request, response, next)))
  return router
}

/** The web client in `web/dist`, built by `npm run build`. */
export const loadBuiltWebClient = async (): Promise<WebClient> => {
  const client = join(projectRoot, "web", "dist", "client")
  const serverEntry = join(projectRoot, "web", "dist", "server", "entry-server.js")
  const dashboard = await readFile(join(client, "admin.html"), "utf8")
  const server: SiteServer = await import(pathToFileURL(serverEntry).href)

  const assets = await collectAssets(client)
  return {
    isBuilt: true,
    serveFiles: serveBuiltFiles(client),
    assets,
    loadStyles: async () => assets.styles,
    loadServer: async () => server,
    renderDashboard: async () => dashboard,
  }
}

import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { AssetsOf, SiteAssets, SiteServer } from "../../contract/forms/site.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { serveBuiltFiles } from "./builtFiles.ts"
import type { WebClient } from "./webClient.ts"

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const START = "site/start.ts"
const ENTRY = "site/entry-client.tsx"
const DOCS = "site/document/docsStyles.ts"

export const DOCS_SOURCE = "docs"

/** Modules and style sheets of a page: the entry's, its imports', then the page's own. */
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
    styles: await Promise.all(
      [...styles].map(async (file) => ({ href: `/${file}`, text: await readFile(join(folder, file), "utf8") })),
    ),
  }
}

const PAGE = /^site\/pages\/(\w+)\.tsx$/

/** Assets of each page, loaded upfront as rendering is synchronous. */
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
  const siteServer: SiteServer = await import(pathToFileURL(built("server/entry-server.js")).href)

  const assetsOf = await loadAssets(site)
  return {
    isBuilt: true,
    serveFiles: serveBuiltFiles(site, dashboard),
    assetsOf,
    loadStillAssets: async () => (page) => ({ ...assetsOf(page), scripts: [], deferredModules: [] }),
    loadServer: async () => siteServer,
    renderDashboard: async () => document,
  }
}

import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import express, { Router } from "express"
import { projectRoot } from "../../projectRoot.ts"
import type { RenderPage, SiteAssets } from "./contract.ts"
import type { WebClient } from "./webClient.ts"

/** Vite's manifest, as far as it is read here: each source file with what it became. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const collectAssets = (manifest: Manifest, entry: string): SiteAssets => {
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
  visit(entry)
  const chunks = [...imported].map(chunkOf)
  return {
    scripts: [`/${chunkOf(entry).file}`],
    modulePreloads: chunks.map((chunk) => `/${chunk.file}`),
    styles: [...new Set([...chunks, chunkOf(entry)].flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
  }
}

/** The web client from `web/dist`, as `npm run build` left it. */
export const loadBuiltWebClient = async (): Promise<WebClient> => {
  const client = join(projectRoot, "web", "dist", "client")
  const serverEntry = join(projectRoot, "web", "dist", "server", "entry-server.js")
  const manifest: Manifest = JSON.parse(await readFile(join(client, ".vite", "manifest.json"), "utf8"))
  const dashboard = await readFile(join(client, "admin.html"), "utf8")
  const server: { renderPage: RenderPage } = await import(pathToFileURL(serverEntry).href)
  const assets = collectAssets(manifest, "site/entry-client.tsx")

  return {
    serveFiles: Router()
      // Vite puts a hash of the content into each of these names, so a file never changes under its address.
      .use("/assets", express.static(join(client, "assets"), { immutable: true, maxAge: "1y", index: false }))
      .get("/favicon.svg", (_request, response) => response.sendFile("favicon.svg", { root: client, maxAge: "1d" })),
    renderPage: (request, backend) => server.renderPage(request, backend, assets),
    renderDashboard: async () => dashboard,
  }
}

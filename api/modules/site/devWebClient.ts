import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { projectRoot } from "../../projectRoot.ts"
import type { SiteServer } from "./contract.ts"
import { collectDevStyles } from "./devStyles.ts"
import type { WebClient } from "./webClient.ts"

const assets = { scripts: ["/@vite/client", "/site/entry-client.tsx"], deferredModules: [], styles: [] }

/** The web client straight from its sources, through Vite: a saved file is in the browser at once. */
export const loadDevWebClient = async (): Promise<WebClient> => {
  // Vite is a development tool: an installation for production does not have it.
  const { createServer } = await import("vite")
  const root = join(projectRoot, "web")
  const vite = await createServer({ root, appType: "custom", server: { middlewareMode: true } })

  return {
    isBuilt: false,
    serveFiles: vite.middlewares,
    assets,
    loadStyles: () => collectDevStyles(vite),
    loadServer: async () => (await vite.ssrLoadModule("/site/entry-server.tsx")) as SiteServer,
    renderDashboard: async (url) =>
      vite.transformIndexHtml(url, await readFile(join(root, "admin.html"), "utf8"), "/admin.html"),
  }
}

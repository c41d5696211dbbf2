import type { RequestHandler } from "express"
import type { AssetsOf, SiteServer } from "../../contract/site/site.ts"

export interface ExplorerFiles {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The web client as the server uses it: built, or compiled on demand during development. */
export interface WebClient {
  isBuilt: boolean
  serveFiles: RequestHandler
  assetsOf: AssetsOf
  explorerFiles: ExplorerFiles
  loadStillAssets(): Promise<AssetsOf>
  loadServer(): Promise<SiteServer>
  renderDashboard(url: string): Promise<string>
}

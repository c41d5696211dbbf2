import type { RequestHandler } from "express"
import type { AssetsOf, SiteServer } from "../../contract/site/site.ts"

/** What the explorer's document refers to. */
export interface ExplorerFiles {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The web client as the server uses it: built, or compiled on demand during development. */
export interface WebClient {
  /** Whether its code is fixed, so that a page changes only with its content. */
  isBuilt: boolean
  /** Serves scripts, style sheets and pictures. */
  serveFiles: RequestHandler
  assetsOf: AssetsOf
  explorerFiles: ExplorerFiles
  /** What a page needs that has no scripts. */
  loadStillAssets(): Promise<AssetsOf>
  loadServer(): Promise<SiteServer>
  /** The one HTML document of the dashboard. */
  renderDashboard(url: string): Promise<string>
}

import type { RequestHandler } from "express"
import type { AssetsOf, SiteServer } from "../../contract/forms/site.ts"

/** The web client as the server uses it: built, or compiled on demand during development. */
export interface WebClient {
  isBuilt: boolean
  serveFiles: RequestHandler
  assetsOf: AssetsOf
  loadStillAssets(): Promise<AssetsOf>
  loadServer(): Promise<SiteServer>
  renderDashboard(url: string): Promise<string>
}

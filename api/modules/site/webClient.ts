import type { RequestHandler } from "express"
import type { SiteAssets, SiteServer, StyleSheet } from "../../contract/site.ts"

/** The web client as the server uses it: built, or compiled on demand during development. */
export interface WebClient {
  /** Whether its code is fixed, so that a page changes only with its content. */
  isBuilt: boolean
  /** Serves scripts, style sheets and pictures. */
  serveFiles: RequestHandler
  assets: SiteAssets
  /** The style sheets for a page without scripts. */
  loadStyles(): Promise<StyleSheet[]>
  loadServer(): Promise<SiteServer>
  /** The one HTML document of the dashboard. */
  renderDashboard(url: string): Promise<string>
}

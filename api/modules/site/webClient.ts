import type { RequestHandler } from "express"
import type { SiteAssets, SiteServer, StyleSheet } from "../../contract/site.ts"

/** The web client as the server holds it: built into files, or compiled on demand during development. */
export interface WebClient {
  /** Whether its code stays the same, so that a page changes with its content only. */
  isBuilt: boolean
  /** Answers requests for scripts, style sheets and pictures. */
  serveFiles: RequestHandler
  assets: SiteAssets
  /** The style sheets of a page that runs no scripts. */
  loadStyles(): Promise<StyleSheet[]>
  loadServer(): Promise<SiteServer>
  /** The one HTML document of the dashboard. */
  renderDashboard(url: string): Promise<string>
}

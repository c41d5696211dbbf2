import type { RequestHandler } from "express"
import type { RenderedPage, SiteBackend } from "./contract.ts"

/** The web client as the server holds it: built into files, or compiled on demand during development. */
export interface WebClient {
  /** Answers requests for scripts, style sheets and pictures. */
  serveFiles: RequestHandler
  renderPage(request: Request, backend: SiteBackend): Promise<RenderedPage>
  /** The one HTML document of the dashboard. */
  renderDashboard(url: string): Promise<string>
}

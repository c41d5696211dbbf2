import type { Request as ExpressRequest, RequestHandler, Response } from "express"
import type { AssetsOf, SiteBackend, SiteServer } from "../../contract/forms/site.ts"
import type { Viewer } from "../../platform/viewer/viewer.ts"
import type { PublishedContent, PublishedParts } from "../../rooms/content/cms/publishedContent.ts"

export interface WebClient {
  isBuilt: boolean
  serveFiles: RequestHandler
  assetsOf: AssetsOf
  loadStillAssets(): Promise<AssetsOf>
  loadServer(): Promise<SiteServer>
  renderDashboard(url: string): Promise<string>
}

export interface SiteDependencies {
  client: WebClient
  content: () => Promise<PublishedContent>
  drafted: (viewer: Viewer, drafts: unknown) => Promise<PublishedParts>
  backendFor: (request: ExpressRequest, response: Response, content: PublishedParts) => SiteBackend
  publicUrl: string | null
  dashboardUrl?: string | null
}

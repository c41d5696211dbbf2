import type { SiteAssets } from "@farelight/api/contract/site.ts"
import type { HydrationState } from "react-router-dom"

/** Where the browser finds the data that the page was rendered from. */
export const PAGE_DATA_ID = "page-data"

/** What the browser needs to take over a page that the server has rendered. */
export interface PageData {
  assets: SiteAssets
  /** The site's outside address. */
  origin: string
  router: HydrationState
}

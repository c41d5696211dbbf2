import type { SiteAssets } from "@farelight/api/contract/site/site.ts"
import type { CurrentPage } from "../page/currentPage.ts"
import type { PageSource } from "../page/sitePages.ts"

/** The id of the element that holds the data from which the page was rendered. */
export const PAGE_DATA_ID = "page-data"

/** What the browser needs to hydrate a page. */
export interface PageData {
  assets: SiteAssets
  /** The site's public origin. */
  origin: string
  source: PageSource
  page: CurrentPage
}

import type { SiteAssets } from "@farelight/api/contract/forms/site.ts"
import type { CurrentPage } from "../page/currentPage.ts"
import type { PageSource } from "./sitePages.ts"

export const PAGE_DATA_ID = "page-data"

export interface PageData {
  assets: SiteAssets
  origin: string
  source: PageSource
  /** Words load as a separate module, which browsers cache for all pages. */
  page: Omit<CurrentPage, "words">
}

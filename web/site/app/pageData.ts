import type { SiteAssets } from "@farelight/api/contract/forms/site.ts"
import type { CurrentPage } from "../page/currentPage.ts"
import type { PageSource } from "./sitePages.ts"

export const PAGE_DATA_ID = "page-data"

export interface PageData {
  assets: SiteAssets
  origin: string
  source: PageSource
  /** Words come as a module, which browsers store for all pages. */
  page: Omit<CurrentPage, "words">
}

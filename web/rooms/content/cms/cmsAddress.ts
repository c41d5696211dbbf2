import { DEFAULT_LOCALE, isLocale, type Locale } from "@farelight/api/contract/site/locale.ts"

export interface CmsAddress {
  page: string | null
  /** The id of the section that is open. */
  block: string | null
  language: Locale
  /** Only what visitors do not see yet is listed. */
  isUnpublished: boolean
}

export const readCmsAddress = (search: string): CmsAddress => {
  const address = new URLSearchParams(search)
  const language = address.get("language")
  return {
    page: address.get("page"),
    block: address.get("block"),
    language: isLocale(language) ? language : DEFAULT_LOCALE,
    isUnpublished: address.get("show") === "unpublished",
  }
}

/** The address without defaults. */
export const writeCmsAddress = ({ page, block, language, isUnpublished }: CmsAddress) =>
  `?${new URLSearchParams({
    tab: "cms",
    ...(page && { page }),
    ...(block && { block }),
    ...(language !== DEFAULT_LOCALE && { language }),
    ...(isUnpublished && { show: "unpublished" }),
  })}`

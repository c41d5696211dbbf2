import type { PageContent, PageName } from "@farelight/api/contract/content/registry.ts"
import type { FormResult, SubmittedForm } from "@farelight/api/contract/forms/site.ts"
import type { Locale } from "@farelight/api/contract/text/locale.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"
import { createContext, use } from "react"

export interface FormAnswer {
  result: FormResult
  form: SubmittedForm
  /** Query parameter of the page after sending. It identifies the form on a page with several forms. */
  parameter?: string | undefined
}

export interface CurrentPage {
  /** As requested, including the language prefix. */
  pathname: string
  locale: Locale
  words: Words
  search: string
  params: Readonly<Record<string, string | undefined>>
  content: PageContent
  /** Result of a form posted without JavaScript. */
  answer?: FormAnswer | undefined
}

export const CurrentPageContext = createContext<CurrentPage | null>(null)

export const useCurrentPage = (): CurrentPage => {
  const page = use(CurrentPageContext)
  if (!page) throw new Error("There is no current page")
  return page
}

/** By the page's name, or by the type of a page with content of its own. */
export const usePageContent = <Page extends PageName | PageContent>() =>
  useCurrentPage().content as Page extends PageName ? PageContent<Page> : Page

export const useWords = () => useCurrentPage().words

export const useGlobalContent = () => useCurrentPage().content.global

export const usePrivacySettings = () => useCurrentPage().content.privacy

export const useSearch = () => new URLSearchParams(useCurrentPage().search)

/** Open cities come first. */
export const useCities = () => useCurrentPage().content.cities

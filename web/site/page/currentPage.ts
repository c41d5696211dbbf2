import type { PageContent, PageName } from "@farelight/api/contract/content/registry.ts"
import type { FormResult, SubmittedForm } from "@farelight/api/contract/forms/site.ts"
import type { Locale } from "@farelight/api/contract/text/locale.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"
import { createContext, use } from "react"

export interface FormAnswer {
  result: FormResult
  form: SubmittedForm
  /** Query parameter of the page after sending. It tells the forms of a page apart. */
  parameter?: string | undefined
}

export interface CurrentPage {
  /** As requested, with the prefix of the language. */
  pathname: string
  locale: Locale
  words: Words
  search: string
  params: Readonly<Record<string, string | undefined>>
  content: PageContent
  /** Result of a form that was posted without JavaScript. */
  answer?: FormAnswer | undefined
}

export const CurrentPageContext = createContext<CurrentPage | null>(null)

export const useCurrentPage = (): CurrentPage => {
  const page = use(CurrentPageContext)
  if (!page) throw new Error("There is no current page")
  return page
}

export const usePageContent = <Page extends PageName | PageContent>() =>
  useCurrentPage().content as Page extends PageName ? PageContent<Page> : Page

export const useWords = () => useCurrentPage().words

export const useGlobalContent = () => useCurrentPage().content.global

export const usePrivacySettings = () => useCurrentPage().content.privacy

export const useSearch = () => new URLSearchParams(useCurrentPage().search)

export const useCities = () => useCurrentPage().content.cities

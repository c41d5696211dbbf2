import type { PageContent, PageName } from "@farelight/api/contract/content/registry.ts"
import type { FormResult, SubmittedForm } from "@farelight/api/contract/forms/site.ts"
import type { Locale } from "@farelight/api/contract/text/locale.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"
import { createContext, use } from "react"

/** What a form's action returns: the result and, for the page rendered without JavaScript, what was entered. */
export interface FormAnswer {
  result: FormResult
  form: SubmittedForm
  /** Where a page has several forms, which one: the parameter of the page that follows it. */
  parameter?: string | undefined
}

export interface CurrentPage {
  /** As it was asked for, in the language of its first part. */
  pathname: string
  locale: Locale
  words: Words
  search: string
  params: Readonly<Record<string, string | undefined>>
  content: PageContent
  /** What became of the form that the browser posted, if it did so without JavaScript. */
  answer?: FormAnswer | undefined
}

export const CurrentPageContext = createContext<CurrentPage | null>(null)

export const useCurrentPage = (): CurrentPage => {
  const page = use(CurrentPageContext)
  if (!page) throw new Error("There is no current page")
  return page
}

export const usePageContent = <Page extends PageName>() => useCurrentPage().content as PageContent<Page>

export const useWords = () => useCurrentPage().words

export const useGlobalContent = () => useCurrentPage().content.global

export const usePrivacySettings = () => useCurrentPage().content.privacy

export const useSearch = () => new URLSearchParams(useCurrentPage().search)

/** The cities of the content, open ones first. */
export const useCities = () => useCurrentPage().content.cities

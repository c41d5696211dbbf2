import type { SiteBackend } from "@farelight/api/contract/forms/site.ts"
import { prefixOf, readLocale } from "@farelight/api/contract/text/locale.ts"
import { wordsIn } from "@farelight/api/contract/words/words.ts"
import { createStaticHandler } from "react-router-dom"
import type { CurrentPage, FormAnswer } from "../page/currentPage.ts"
import { siteRoutes } from "./routes.ts"
import type { PageSource } from "./sitePages.ts"

interface OpenedPage {
  status: number
  source: PageSource
  page: CurrentPage
}

// The router's patterns match no line breaks, so an address with one would not even get the 404 page.
const LINE_BREAKS = /%0a|%0d|%e2%80%a[89]/gi

export const openPage = async (request: Request, backend: SiteBackend): Promise<OpenedPage> => {
  const url = new URL(request.url)
  url.pathname = url.pathname.replaceAll(LINE_BREAKS, "-")
  const { pathname, search } = url
  const { locale } = readLocale(pathname)
  const basename = prefixOf(locale) || "/"
  const context = await createStaticHandler(siteRoutes(backend, locale), { basename }).query(new Request(url, request))
  if (context instanceof Response) throw new Error("The site's routes must load pages, not return responses")
  const match = context.matches.at(-1)
  const [error] = Object.values(context.errors ?? {})
  if (error || !match) throw error ?? new Error("The site has no route for this address")

  const answers: (FormAnswer | null)[] = Object.values(context.actionData ?? {})
  const answer = answers[0] ?? undefined
  const { id, handle } = match.route
  const content = context.loaderData[id]
  const words = wordsIn(locale)
  const page: CurrentPage = { pathname, locale, words, search, params: match.params, content, answer }
  return { status: context.statusCode, source: handle, page }
}

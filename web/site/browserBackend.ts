import type { PageContent, PageName } from "@farelight/api/contract/content/registry.ts"
import { messages } from "@farelight/api/contract/messages.ts"
import type { FormResult, SiteBackend } from "@farelight/api/contract/site.ts"

/** Fetches the code that sends forms (GraphQL client and rules), which a page does not need to be read. */
export const loadFormSending = () => import("./formSending.ts")

/** How long content that was fetched ahead may wait for its page, as it may be edited meanwhile. */
const AHEAD_MS = 10_000

interface FetchedAhead {
  content: Promise<PageContent>
  until: number
}

const fetchedAhead = new Map<string, FetchedAhead>()

const fetchPage = async (page: string) => {
  const response = await fetch(`/content/${page}.json`)
  if (!response.ok) throw new Error(`The content of "${page}" could not be loaded: ${response.status}`)
  return response.json()
}

const takeAhead = (page: string) => {
  const ahead = fetchedAhead.get(page)
  fetchedAhead.delete(page)
  return ahead && ahead.until > Date.now() ? ahead : undefined
}

/** Fetches what a page shows before it is asked for. */
export const prefetchPage = (page: string) => {
  const ahead = takeAhead(page) ?? { content: fetchPage(page), until: Date.now() + AHEAD_MS }
  fetchedAhead.set(page, ahead)
  ahead.content.catch(() => fetchedAhead.delete(page))
}

const loadPage = <Page extends PageName>(page: Page) =>
  (takeAhead(page)?.content ?? fetchPage(page)) as Promise<PageContent<Page>>

type FormSending = Awaited<ReturnType<typeof loadFormSending>>

/** Even the code that sends the form may be out of reach, as it is for a visitor who has gone offline. */
const sendBy = async (send: (sending: FormSending) => Promise<FormResult>, failed: string): Promise<FormResult> => {
  try {
    return await send(await loadFormSending())
  } catch (error) {
    console.error(failed, error)
    return { outcome: "failed", message: failed }
  }
}

/** What the site's pages need, over HTTP from the server that the page came from. */
export const browserBackend: SiteBackend = {
  loadPage,
  submitDriverApplication: (form) =>
    sendBy((sending) => sending.sendDriverApplication(form), messages.driverApplicationFailed),
  submitAdvertiserInquiry: (form) =>
    sendBy((sending) => sending.sendAdvertiserInquiry(form), messages.advertiserInquiryFailed),
}

import type { PageContent, PageName } from "@farelight/api/contract/content/registry.ts"
import type { SiteBackend } from "@farelight/api/contract/site.ts"
import { sendAdvertiserInquiry, sendDriverApplication } from "../forms/sendForm.ts"

/** How long prefetched content may be used, as it may be edited in the meantime. */
const PREFETCHED_MS = 10_000

interface Prefetched {
  content: Promise<PageContent>
  until: number
}

const prefetched = new Map<string, Prefetched>()

const fetchPage = async (page: string) => {
  const response = await fetch(`/content/${page}.json`)
  if (!response.ok) throw new Error(`The content of "${page}" could not be loaded: ${response.status}`)
  return response.json()
}

const takePrefetched = (page: string) => {
  const found = prefetched.get(page)
  prefetched.delete(page)
  return found && found.until > Date.now() ? found : undefined
}

/** Fetches a page's content before the page is opened. */
export const prefetchPage = (page: string) => {
  const entry = takePrefetched(page) ?? { content: fetchPage(page), until: Date.now() + PREFETCHED_MS }
  prefetched.set(page, entry)
  entry.content.catch(() => prefetched.delete(page))
}

const loadPage = <Page extends PageName>(page: Page) =>
  (takePrefetched(page)?.content ?? fetchPage(page)) as Promise<PageContent<Page>>

/** What the site's pages need, over HTTP from the server that the page came from. */
export const browserBackend: SiteBackend = {
  loadPage,
  submitDriverApplication: sendDriverApplication,
  submitAdvertiserInquiry: sendAdvertiserInquiry,
}

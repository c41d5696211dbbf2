import type { PageContent, PageName } from "@farelight/api/contract/content/registry.ts"
import { messages } from "@farelight/api/contract/messages.ts"
import type { FormResult, SiteBackend, SubmissionStatus } from "@farelight/api/contract/site.ts"
import { statusPath } from "@farelight/api/contract/statusLink.ts"

/** Fetches the code that sends forms, with zod and the rules, which nobody needs to read a page. */
const loadFormSending = () => import("../forms/sendForm.ts")

/** Fetches what sends forms, and begins with the proof of work if one is asked for. */
export const prepareFormSending = async () => (await loadFormSending()).prepareProof()

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

const loadStatus = async (token: string): Promise<SubmissionStatus | null> => {
  const response = await fetch(statusPath(token), { headers: { accept: "application/json" } })
  if (!response.ok) throw new Error(`The status could not be loaded: ${response.status}`)
  const { status }: { status: SubmissionStatus | null } = await response.json()
  return status
}

type FormSending = Awaited<ReturnType<typeof loadFormSending>>

/** The code that sends the form may be out of reach too, as it is for a visitor who has gone offline. */
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
  loadStatus,
  // Its form is an ordinary one, with or without JavaScript.
  correctApplication: async () => ({ outcome: "failed", message: messages.correctionFailed }),
  submitDriverApplication: (form) =>
    sendBy((sending) => sending.sendDriverApplication(form), messages.driverApplicationFailed),
  submitAdvertiserInquiry: (form) =>
    sendBy((sending) => sending.sendAdvertiserInquiry(form), messages.advertiserInquiryFailed),
}

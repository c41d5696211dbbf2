import { messages } from "@farelight/api/messages.ts"
import type { PageContent, PageName } from "@farelight/api/modules/cms/registry.ts"
import type { FormResult, SiteBackend } from "@farelight/api/modules/site/contract.ts"

/** Fetches the code that sends forms (GraphQL client and rules), which a page does not need to be read. */
export const loadFormSending = () => import("./formSending.ts")

const loadPage = async <Page extends PageName>(page: Page): Promise<PageContent<Page>> => {
  const response = await fetch(`/content/${page}.json`)
  if (!response.ok) throw new Error(`The content of "${page}" could not be loaded: ${response.status}`)
  return response.json()
}

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

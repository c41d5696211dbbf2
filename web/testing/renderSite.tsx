import { localizedContent } from "@farelight/api/contract/content/localizedContent.ts"
import type { SiteBackend } from "@farelight/api/contract/site.ts"
import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { openPage } from "../site/page/openPage.ts"
import { SitePage } from "../site/page/SitePage.tsx"
import { sitePages } from "../site/pages/sitePages.ts"

const sendNothing = () => Promise.reject(new Error("In the browser, forms are sent over HTTP"))

const backend: SiteBackend = {
  loadPage: async (page, locale) => localizedContent(page, [], [], locale),
  submitDriverApplication: sendNothing,
  submitAdvertiserInquiry: sendNothing,
}

/** Opens an address of the public site with its default content, up to the point where notices can be shown. */
export const renderSite = async (address: string) => {
  const { source, page } = await openPage(new Request(new URL(address, "http://localhost")), backend)
  render(<SitePage origin="http://localhost" page={page} Page={sitePages[source]} />)
  fireEvent.focusIn(document.body)
  await screen.findByRole("region", { name: /notifications|avisos/i })
  return { user: userEvent.setup() }
}

import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import type { PrivacySettings } from "@farelight/api/contract/site/privacySettings.ts"
import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { openPage } from "../site/app/openPage.ts"
import { SitePage } from "../site/app/SitePage.tsx"
import { sitePages } from "../site/app/sitePages.ts"
import { readingBackend } from "./siteStubs.ts"

/**
 * Opens an address of the public site with its default content, or with stored sections, up to the point where notices
 * can be shown.
 */
export const renderSite = async (address: string, stored: readonly StoredSection[] = [], privacy?: PrivacySettings) => {
  const { source, page } = await openPage(
    new Request(new URL(address, "http://localhost")),
    readingBackend(stored, [], privacy),
  )
  render(<SitePage origin="http://localhost" page={page} Page={sitePages[source]} />)
  fireEvent.focusIn(document.body)
  await screen.findByRole("region", { name: /notifications|avisos/i })
  return { user: userEvent.setup() }
}

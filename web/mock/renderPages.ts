import { localizedContent } from "@farelight/api/contract/content/localizedContent.ts"
import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import { isPageName } from "@farelight/api/contract/content/registry.ts"
import { DEFAULT_LOCALE, type Locale, localized } from "@farelight/api/contract/locale.ts"
import type { Picture } from "@farelight/api/contract/media.ts"
import type { SiteAssets, SiteBackend, SubmissionStatus } from "@farelight/api/contract/site.ts"
import { pathOfPage } from "@farelight/api/contract/sitePaths.ts"
import { devAssetsOf, stillAssetsOf } from "@farelight/api/modules/site/devWebClient.ts"
import { renderPage } from "../site/entry-server.tsx"

const exampleStatus: SubmissionStatus = {
  letter: "d",
  reference: "D-1042",
  firstName: "Ana",
  status: "pending",
  receivedAt: new Date().toISOString(),
  dueAt: new Date().toISOString(),
  isOverdue: false,
  timeZone: "UTC",
}

// The browser's worker answers the forms' requests: they never reach this server.
const sendNothing = async () => ({
  outcome: "failed" as const,
  message: "The mocked forms need JavaScript.",
})

const backendOf = (blocks: StoredSection[] = [], pictures: Picture[] = []): SiteBackend => ({
  loadPage: async (page, locale) => localizedContent(page, blocks, pictures, locale),
  submitDriverApplication: sendNothing,
  submitAdvertiserInquiry: sendNothing,
  loadStatus: async () => exampleStatus,
  correctApplication: sendNothing,
})

/** A public page with the site's default content. */
export const renderPublicPage = (url: URL) => {
  return renderPage(new Request(url), backendOf(), devAssetsOf)
}

/** The worker's content for a preview, drafts included. */
export interface PreviewBody {
  blocks: StoredSection[]
  pictures: Picture[]
  locale?: Locale
}

/** A public page with this content, without scripts. */
export const renderPreview = async (
  page: string,
  { blocks, pictures, locale = DEFAULT_LOCALE }: PreviewBody,
  styles: SiteAssets["styles"],
) => {
  if (!isPageName(page)) return { status: 404, html: "There is no such page." }
  const asked = new Request(new URL(localized(pathOfPage[page], locale), "http://localhost"))
  return renderPage(asked, backendOf(blocks, pictures), stillAssetsOf(styles))
}

import { asPublished } from "@farelight/api/contract/content/links/optionalPages.ts"
import { pathOfPage } from "@farelight/api/contract/content/links/pagePaths.ts"
import { localizedContent } from "@farelight/api/contract/content/localizedContent.ts"
import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import { isPageName } from "@farelight/api/contract/content/registry.ts"
import type { SiteAssets, SiteBackend } from "@farelight/api/contract/forms/site.ts"
import { defaultPrivacySettings } from "@farelight/api/contract/site/privacySettings.ts"
import { DEFAULT_LOCALE, type Locale, localized } from "@farelight/api/contract/text/locale.ts"
import { devAssetsOf, staticAssetsOf } from "@farelight/api/edges/site/devWebClient.ts"
import { renderPage } from "../site/entry-server.tsx"

// Forms are sent here only without JavaScript: otherwise the browser's worker answers them.
const sendNothing = async () => ({ outcome: "failed" as const, message: "The mocked forms need JavaScript." })

/** The site's default content, with the given drafts. There are no leads, so a status link leads to nothing. */
const backendOf = (blocks: StoredSection[] = []): SiteBackend => ({
  loadPage: async (page, locale) =>
    localizedContent(page, blocks, [], locale, { privacy: { ...defaultPrivacySettings, mail: true } }),
  submitDriverApplication: sendNothing,
  submitAdvertiserInquiry: sendNothing,
  correctApplication: sendNothing,
  requestCall: sendNothing,
  sendFile: sendNothing,
  submitPrivacyRequest: sendNothing,
  loadStatus: async () => null,
  confirmPrivacyRequest: async () => ({ outcome: "unknown" }),
  loadPrivacyExport: async () => null,
  loadSubscription: async () => null,
  changeSubscription: sendNothing,
})

export const renderPublicPage = (request: Request) => renderPage(request, backendOf(), devAssetsOf)

export interface PreviewBody {
  blocks: StoredSection[]
  locale?: Locale
}

export const renderPreview = async (
  page: string,
  { blocks, locale = DEFAULT_LOCALE }: PreviewBody,
  styles: SiteAssets["styles"],
) => {
  if (!isPageName(page)) return { status: 404, html: "There is no such page." }
  const request = new Request(new URL(localized(pathOfPage[page], locale), "http://localhost"))
  return renderPage(request, backendOf([...asPublished(page, blocks)]), staticAssetsOf(styles))
}

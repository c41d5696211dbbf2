import { localizedContent } from "@farelight/api/contract/content/localizedContent.ts"
import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import type { SiteBackend } from "@farelight/api/contract/forms/site.ts"
import type { Picture } from "@farelight/api/contract/site/media.ts"
import { defaultPrivacySettings, type PrivacySettings } from "@farelight/api/contract/site/privacySettings.ts"
import { projectCity } from "@farelight/api/edges/site/cityProjection.ts"

const failed = async () => ({ outcome: "failed", message: "Not expected" }) as const

/** Default switches. Mail is on, because privacy requests by form need it. */
export const siteSettings: PrivacySettings = {
  ...defaultPrivacySettings,
  mail: true,
  timeZone: "America/Los_Angeles",
}

/** Read-only backend of page rendering: the default content with these sections and pictures. */
export const readingBackend = (
  stored: readonly StoredSection[] = [],
  pictures: readonly Picture[] = [],
  privacy: PrivacySettings = siteSettings,
): SiteBackend => ({
  loadPage: async (page, locale) => localizedContent(page, stored, pictures, locale, { privacy, project: projectCity }),
  loadStatus: async () => null,
  submitDriverApplication: failed,
  submitAdvertiserInquiry: failed,
  correctApplication: failed,
  requestCall: failed,
  sendFile: failed,
  submitPrivacyRequest: failed,
  confirmPrivacyRequest: async () => ({ outcome: "unknown" }),
  loadPrivacyExport: async () => null,
  loadSubscription: async () => null,
  changeSubscription: failed,
})

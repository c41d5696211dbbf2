import type { City } from "../cities/city.ts"
import type { ShownPictures } from "../site/media.ts"
import type { PrivacySettings } from "../site/privacySettings.ts"
import { aboutContent } from "./pages/about.ts"
import { advertisingContent } from "./pages/advertising.ts"
import { mediaKitContent } from "./pages/buyers/mediaKit.ts"
import { sampleReportContent } from "./pages/buyers/sampleReport.ts"
import { seeYourAdContent } from "./pages/buyers/seeYourAd.ts"
import { citiesContent } from "./pages/cities.ts"
import { contactContent } from "./pages/contact.ts"
import { driverAgreementContent } from "./pages/driverPapers/driverAgreement.ts"
import { driversContent } from "./pages/drivers.ts"
import { formatsContent } from "./pages/formats.ts"
import { globalContent } from "./pages/global.ts"
import { homeContent } from "./pages/home.ts"
import { mailsContent } from "./pages/mails/mails.ts"
import { repliesContent } from "./pages/mails/replies.ts"
import { notFoundContent } from "./pages/notFound.ts"
import { privacyPolicyContent } from "./pages/privacyPolicy.ts"
import { privacyConfirmationContent, privacyExportContent, privacyRequestContent } from "./pages/privacyRequest.ts"
import { safetyContent } from "./pages/safety.ts"
import { statusContent } from "./pages/status.ts"
import { termsOfServiceContent } from "./pages/termsOfService.ts"

/** These defaults seed the CMS blocks, fill the gaps of stored content, and give its types. */
export const registry = {
  global: globalContent,
  home: homeContent,
  drivers: driversContent,
  driver_agreement: driverAgreementContent,
  advertising: advertisingContent,
  formats: formatsContent,
  media_kit: mediaKitContent,
  sample_report: sampleReportContent,
  see_your_ad: seeYourAdContent,
  about: aboutContent,
  contact: contactContent,
  cities: citiesContent,
  privacy_policy: privacyPolicyContent,
  privacy_request: privacyRequestContent,
  privacy_confirmation: privacyConfirmationContent,
  privacy_export: privacyExportContent,
  terms_of_service: termsOfServiceContent,
  safety: safetyContent,
  not_found: notFoundContent,
  status: statusContent,
  replies: repliesContent,
  mails: mailsContent,
}

type Registry = typeof registry

export type GlobalContent = Registry["global"]

export type FigureName = keyof GlobalContent["figures"]

const notPages = ["global", "replies", "mails"] as const

export type PageName = Exclude<keyof Registry, (typeof notPages)[number]>

/** Shown in languages into which the document is not translated, as only the English text is binding. */
export interface LegalSummary {
  title: string
  note: string
  /** Empty once the document is edited, as the summary may then be wrong. */
  text: string
}

export interface PageContent<Page extends PageName = PageName> {
  global: GlobalContent
  page: Registry[Page]
  /** The keys are paths, such as `statistics.items.0.value`. */
  figuresNamed: Readonly<Record<string, readonly FigureName[]>>
  pictures: ShownPictures
  cities: City[]
  privacy: PrivacySettings
  summary?: LegalSummary | undefined
  isSample?: boolean
}

export const isPageName = (name: string): name is PageName =>
  Object.hasOwn(registry, name) && !notPages.some((other) => other === name)

export const isInternal = (page: string) => page === "replies" || page === "mails"

/** The texts of these documents depend on settings, as they describe what the software does. */
export const isLegal = (page: string) => ["privacy_policy", "terms_of_service", "driver_agreement"].includes(page)

export const seedOf = (page: string, sectionId: string): Record<string, unknown> | null => {
  const sections: Record<string, Record<string, unknown>> = Object.hasOwn(registry, page)
    ? registry[page as keyof Registry]
    : {}
  return Object.hasOwn(sections, sectionId) ? (sections[sectionId] ?? null) : null
}

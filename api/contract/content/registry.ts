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
import { notFoundContent } from "./pages/notFound.ts"
import { privacyPolicyContent } from "./pages/privacyPolicy.ts"
import { privacyConfirmationContent, privacyExportContent, privacyRequestContent } from "./pages/privacyRequest.ts"
import { repliesContent } from "./pages/replies.ts"
import { safetyContent } from "./pages/safety.ts"
import { statusContent } from "./pages/status.ts"
import { termsOfServiceContent } from "./pages/termsOfService.ts"

/**
 * The site's texts before an operator edits them, by page and section. It seeds the CMS blocks, is the fallback of every
 * page, and its type is what pages render from.
 *
 * A text may refer to a fact of the `global` page in braces, such as `{cities}`, so a figure is edited in one place and
 * changes everywhere.
 */
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
}

type Registry = typeof registry

export type GlobalContent = Registry["global"]

export type FigureName = keyof GlobalContent["figures"]

const notPages = ["global", "replies"] as const

export type PageName = Exclude<keyof Registry, (typeof notPages)[number]>

/** A legal document in short, in a language that the document itself does not have. */
export interface LegalSummary {
  title: string
  note: string
  /** Empty where the document was edited since it was summarized. */
  text: string
}

export interface PageContent<Page extends PageName = PageName> {
  global: GlobalContent
  page: Registry[Page]
  /** The figures that each text of the page names, by the text's path, for example `statistics.items.0.value`. */
  figuresNamed: Readonly<Record<string, readonly FigureName[]>>
  pictures: ShownPictures
  cities: City[]
  privacy: PrivacySettings
  summary?: LegalSummary | undefined
  /** Whether the page is a document that an operator has to make their own, and nobody has touched it yet. */
  isSample?: boolean
}

export const isPageName = (name: string): name is PageName =>
  Object.hasOwn(registry, name) && !notPages.some((other) => other === name)

/** Whether a page's texts are for those who work here alone, and not for the site. */
export const isInternal = (page: string) => page === "replies"

/** Whether a page is a document that says what the software does: its texts follow the settings. */
export const isLegal = (page: string) => ["privacy_policy", "terms_of_service", "driver_agreement"].includes(page)

/** What a section is seeded with; null for a section that the site does not have. */
export const seedOf = (page: string, sectionId: string): Record<string, unknown> | null => {
  const sections: Record<string, Record<string, unknown>> = Object.hasOwn(registry, page)
    ? registry[page as keyof Registry]
    : {}
  return Object.hasOwn(sections, sectionId) ? (sections[sectionId] ?? null) : null
}

import type { LegalSummary, PageName } from "../../registry.ts"
import { aboutSpanish } from "./about.ts"
import { advertisingSpanish } from "./advertising.ts"
import { mediaKitSpanish } from "./buyers/mediaKit.ts"
import { sampleReportSpanish } from "./buyers/sampleReport.ts"
import { seeYourAdSpanish } from "./buyers/seeYourAd.ts"
import { citiesSpanish } from "./cities.ts"
import { contactSpanish } from "./contact.ts"
import { driverAgreementSpanish } from "./driverPapers/driverAgreement.ts"
import { driversSpanish } from "./drivers.ts"
import { formatsSpanish } from "./formats.ts"
import { globalSpanish } from "./global.ts"
import { homeSpanish } from "./home.ts"
import { legalSummaries, privacyPolicySpanish, termsOfServiceSpanish } from "./legal.ts"
import { mailsSpanish } from "./mails.ts"
import { notFoundSpanish } from "./notFound.ts"
import { privacyConfirmationSpanish, privacyExportSpanish, privacyRequestSpanish } from "./privacyRequest.ts"
import { repliesSpanish } from "./replies.ts"
import { safetySpanish } from "./safety.ts"
import type { SpanishPage } from "./spanishPage.ts"
import { statusSpanish } from "./status.ts"

const pages: { [Page in PageName]?: SpanishPage<Page> } = {
  home: homeSpanish,
  drivers: driversSpanish,
  driver_agreement: driverAgreementSpanish,
  advertising: advertisingSpanish,
  formats: formatsSpanish,
  media_kit: mediaKitSpanish,
  sample_report: sampleReportSpanish,
  see_your_ad: seeYourAdSpanish,
  about: aboutSpanish,
  contact: contactSpanish,
  cities: citiesSpanish,
  privacy_policy: privacyPolicySpanish,
  privacy_request: privacyRequestSpanish,
  privacy_confirmation: privacyConfirmationSpanish,
  privacy_export: privacyExportSpanish,
  terms_of_service: termsOfServiceSpanish,
  safety: safetySpanish,
  not_found: notFoundSpanish,
  status: statusSpanish,
}

/** Only server and dashboard load this; visitors get the content of their page. */
export const spanish: {
  global: typeof globalSpanish
  pages: typeof pages
  replies: typeof repliesSpanish
  mails: typeof mailsSpanish
  summaries: Partial<Record<PageName, LegalSummary>>
} = {
  global: globalSpanish,
  pages,
  replies: repliesSpanish,
  mails: mailsSpanish,
  summaries: legalSummaries,
}

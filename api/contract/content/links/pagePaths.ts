import { PRIVACY_CONFIRM_PATH, PRIVACY_EXPORT_PATH } from "../../privacy/privacyRequests.ts"
import { paths, STATUS_PATH, TOKEN_PARAMETER } from "../../site/sitePaths.ts"
import type { PageName } from "../registry.ts"

export const pathOfPage: Record<PageName, string> = {
  home: paths.home,
  drivers: paths.drivers,
  driver_agreement: "/driver-agreement",
  advertising: paths.advertising,
  formats: paths.formats,
  media_kit: paths.mediaKit,
  sample_report: paths.sampleReport,
  see_your_ad: paths.seeYourAd,
  about: paths.about,
  contact: paths.contact,
  cities: paths.cities,
  privacy_policy: paths.privacyPolicy,
  privacy_request: paths.privacyRequest,
  privacy_confirmation: `${PRIVACY_CONFIRM_PATH}?${TOKEN_PARAMETER}=example`,
  privacy_export: `${PRIVACY_EXPORT_PATH}?${TOKEN_PARAMETER}=example`,
  terms_of_service: paths.termsOfService,
  safety: paths.safety,
  not_found: "/not-found",
  status: `${STATUS_PATH}/example`,
}

import type { PageName } from "@farelight/api/contract/content/registry.ts"

/** The addresses of the site's pages. */
export const paths = {
  home: "/",
  advertising: "/advertising",
  advertisers: "/advertisers",
  drivers: "/drivers",
  about: "/about",
  contact: "/contact",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
} as const

export type SitePath = (typeof paths)[keyof typeof paths]

/** Where each page's content is shown; any address without a page shows that of `not_found`. */
export const pathOfPage: Record<PageName, string> = {
  home: paths.home,
  drivers: paths.drivers,
  advertising: paths.advertising,
  about: paths.about,
  contact: paths.contact,
  privacy_policy: paths.privacyPolicy,
  terms_of_service: paths.termsOfService,
  not_found: "/not-found",
}

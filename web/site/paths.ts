/** The addresses of the site's pages (SPEC §2). */
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

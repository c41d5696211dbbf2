import type { PageName } from "./content/registry.ts"
import { readLocale } from "./locale.ts"

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

/** The address that shows each page's content; any address without a page shows that of `not_found`. */
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

/** /advertisers shows the same page as /advertising, which is the canonical address. */
const ALIASES: ReadonlyMap<string, string> = new Map([[paths.advertisers, paths.advertising]])

/** The canonical addresses of all pages. */
export const canonicalPaths: readonly string[] = Object.values(paths).filter((path) => !ALIASES.has(path))

/** The canonical English address of the page at this one, of any language, or undefined where there is no page. */
export const canonicalPath = (pathname: string): string | undefined => {
  const path = readLocale(pathname)
    .path.toLowerCase()
    .replace(/(?<=.)\/+$/, "")
  const canonical = ALIASES.get(path) ?? path
  return canonicalPaths.includes(canonical) ? canonical : undefined
}

import { readLocale } from "../text/locale.ts"
import type { FormatKey } from "./adFormats.ts"

export const paths = {
  home: "/",
  advertising: "/advertising",
  advertisers: "/advertisers",
  formats: "/formats",
  mediaKit: "/media-kit",
  sampleReport: "/sample-report",
  seeYourAd: "/see-your-ad",
  drivers: "/drivers",
  about: "/about",
  contact: "/contact",
  cities: "/cities",
  privacyPolicy: "/privacy-policy",
  privacyRequest: "/privacy-request",
  termsOfService: "/terms-of-service",
  safety: "/safety",
} as const

export const sharePath = (path: string) => `/share${path === paths.home ? "/home" : path}.jpg`
export const csvPaths = { sampleReport: `${paths.sampleReport}.csv` } as const

export const templatePath = (format: FormatKey) =>
  `/templates/${format.replaceAll("_", "-")}.${format === "car_wrapping" ? "svg" : "png"}`

/** The pay estimator uses the same parameter, so the city of an estimate is prefilled in the form. */
export const CITY_PARAMETER = "city"

export const DRIVER_PARAMETER = "driver"

export const cityPath = (slug: string) => `${paths.cities}/${slug}` as const

/** Not among `paths`, as status pages must not be indexed. */
export const STATUS_PATH = "/status"

export const UNSUBSCRIBE_PATH = "/unsubscribe"

export const TOKEN_PARAMETER = "token"

export type SitePath = (typeof paths)[keyof typeof paths]

/** Both addresses show the same page, so search engines learn only the second. */
const ALIASES: ReadonlyMap<string, string> = new Map([[paths.advertisers, paths.advertising]])

export const canonicalPaths: readonly string[] = Object.values(paths).filter((path) => !ALIASES.has(path))

export const canonicalPath = (pathname: string): string | undefined => {
  let path = readLocale(pathname).path.toLowerCase()
  while (path.length > 1 && path.endsWith("/")) path = path.slice(0, -1)
  const canonical = ALIASES.get(path) ?? path
  return canonicalPaths.includes(canonical) ? canonical : undefined
}

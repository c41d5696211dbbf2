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

/** The picture that other sites show with a link to a page, by the page's English address. */
export const sharePath = (path: string) => `/share${path === paths.home ? "/home" : path}.jpg`
/** The tables behind pages, as files. */
export const csvPaths = { sampleReport: `${paths.sampleReport}.csv` } as const

/** Where the file to lay out an advertisement on is, of each format. */
export const templatePath = (format: FormatKey) =>
  `/templates/${format.replaceAll("_", "-")}.${format === "car_wrapping" ? "svg" : "png"}`

/** The parameter of both forms' pages that names the city to fill in, by its slug; the pay estimator reads and keeps it too. */
export const CITY_PARAMETER = "city"

export const DRIVER_PARAMETER = "driver"

export const cityPath = (slug: string) => `${paths.cities}/${slug}` as const

/** Below it each sender sees how a submission stands. It is no page to be listed. */
export const STATUS_PATH = "/status"

/** The parameter, and the field of the form, that has the token of a mailed link to a privacy request. */
export const TOKEN_PARAMETER = "token"

export type SitePath = (typeof paths)[keyof typeof paths]

/** /advertisers shows the same page as /advertising, which is the canonical address. */
const ALIASES: ReadonlyMap<string, string> = new Map([[paths.advertisers, paths.advertising]])

export const canonicalPaths: readonly string[] = Object.values(paths).filter((path) => !ALIASES.has(path))

/** The canonical English address of the page at this one, of any language, or undefined where there is no page. */
export const canonicalPath = (pathname: string): string | undefined => {
  let path = readLocale(pathname).path.toLowerCase()
  while (path.length > 1 && path.endsWith("/")) path = path.slice(0, -1)
  const canonical = ALIASES.get(path) ?? path
  return canonicalPaths.includes(canonical) ? canonical : undefined
}

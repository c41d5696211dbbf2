import { readLocale } from "../text/locale.ts"
import type { Pixel } from "./privacySettings.ts"
import { canonicalPath, paths } from "./sitePaths.ts"

export type PixelProvider = Pixel["provider"]

export const pixelProviders: Readonly<Record<PixelProvider, string>> = {
  meta: "Meta",
  google: "Google",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
}

const isProvider = (name: string): name is PixelProvider => Object.hasOwn(pixelProviders, name)

export interface PixelChoice {
  isAccepted: boolean
  /** In seconds since 1970. */
  at: number
  providers: readonly PixelProvider[]
}

/** Consent in this cookie widens the content security policy, so `__Host-` keeps other hosts from setting it. */
export const pixelChoiceCookie = (isSecure: boolean) => (isSecure ? "__Host-pixel_choice" : "pixel_choice")

/** Visitors are asked again once their choice is older than this. */
export const PIXEL_CHOICE_SECONDS = 180 * 24 * 60 * 60

export const pixelChoiceText = ({ isAccepted, at, providers }: PixelChoice) =>
  `${isAccepted ? "yes" : "no"}.${at}.${providers.join("-")}`

const readText = (text: string, now: number): PixelChoice | null => {
  const [, answer, at, names = ""] = /^(yes|no)\.(\d{1,12})\.([a-z-]*)$/.exec(text) ?? []
  if (answer === undefined || Number(at) + PIXEL_CHOICE_SECONDS < now) return null
  return { isAccepted: answer === "yes", at: Number(at), providers: names.split("-").filter(isProvider) }
}

interface Cookies {
  cookies: string | undefined
  /** May be false for an https page, as a proxy may end TLS without telling the server. */
  isSecure: boolean
  now: number
}

export const readPixelChoice = ({ cookies = "", isSecure, now }: Cookies): PixelChoice | null => {
  const valuesOf = (name: string) =>
    cookies.split(/; */).flatMap((cookie) => (cookie.startsWith(`${name}=`) ? [cookie.slice(name.length + 1)] : []))
  const prefixed = valuesOf(pixelChoiceCookie(true))
  const held = isSecure || prefixed.length > 0 ? prefixed : valuesOf(pixelChoiceCookie(false))
  // Two cookies from different paths or domains may contradict each other, so both are ignored.
  return held.length === 1 ? readText(held[0] ?? "", now) : null
}

export const agreedPixels = (choice: PixelChoice | null, pixels: readonly Pixel[]) =>
  choice?.isAccepted ? pixels.filter(({ provider }) => choice.providers.includes(provider)) : []

export const isPixelChoiceMissing = (choice: PixelChoice | null, pixels: readonly Pixel[]) =>
  pixels.some(({ provider }) => !choice?.providers.includes(provider))

// Campaign parameters and those of our own estimators must not match.
const PERSONAL_PARAMETER = /token|mail|phone|name|secret|code/i

/** Pixels load only on known pages whose address has no personal data and no token. */
export const isPixelPage = ({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">) => {
  const path = readLocale(pathname).path.toLowerCase()
  // A shared ad's address contains its picture, and the other pages contain private input.
  if (/^\/(privacy-request|see-your-ad|safety|status)(\/|$)/.test(path)) return false
  const isCity = path.startsWith(`${paths.cities}/`) && /^[a-z\d-]+\/?$/.test(path.slice(paths.cities.length + 1))
  if (!isCity && canonicalPath(pathname) === undefined) return false
  const parameters = [...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]
  return parameters.every(([name, value]) => !PERSONAL_PARAMETER.test(name) && !`${name}${value}`.includes("@"))
}

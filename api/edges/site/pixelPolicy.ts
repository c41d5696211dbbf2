import type { Request, Response } from "express"
import { agreedPixels, isPixelPage, type PixelProvider, readPixelChoice } from "../../contract/site/pixels.ts"
import type { Pixel } from "../../contract/site/privacySettings.ts"
import { canonicalPath, paths } from "../../contract/site/sitePaths.ts"
import { clock } from "../../platform/database/clock/clock.ts"
import type { Viewer } from "../../platform/viewer/viewer.ts"

const POLICY = "Content-Security-Policy"

type Directive = "script-src" | "img-src" | "connect-src" | "frame-src"
type Hosts = Readonly<Partial<Record<Directive, readonly string[]>>>

const googleAnalytics: Hosts = {
  "script-src": ["https://www.googletagmanager.com"],
  "img-src": ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.googletagmanager.com",
  ],
}

const AD_HOSTS = [
  "https://www.googletagmanager.com",
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
  "https://www.google.com",
]

const googleAds: Hosts = {
  "script-src": AD_HOSTS,
  "img-src": AD_HOSTS,
  "connect-src": AD_HOSTS,
  "frame-src": ["https://www.googletagmanager.com", "https://td.doubleclick.net"],
}

/** Each provider documents its hosts. If one is missing here, its script breaks without an error of ours. */
const hostsOf: Record<PixelProvider, (id: string) => Hosts> = {
  meta: () => ({
    "script-src": ["https://connect.facebook.net"],
    "img-src": ["https://www.facebook.com"],
    "connect-src": ["https://connect.facebook.net", "https://www.facebook.com"],
  }),
  google: (id) => (id.startsWith("AW-") ? googleAds : googleAnalytics),
  tiktok: () => ({
    "script-src": ["https://analytics.tiktok.com"],
    "img-src": ["https://analytics.tiktok.com"],
    "connect-src": ["https://analytics.tiktok.com"],
  }),
  linkedin: () => ({
    "script-src": ["https://snap.licdn.com"],
    "img-src": ["https://px.ads.linkedin.com", "https://px4.ads.linkedin.com"],
    "connect-src": ["https://px.ads.linkedin.com", "https://px4.ads.linkedin.com"],
  }),
}

const directives: readonly Directive[] = ["script-src", "img-src", "connect-src", "frame-src"]

/** On the page `seeYourAd`, visitors may play their own video, which never leaves the browser. */
export const permitOwnVideo = (request: Request, response: Response) => {
  const policy = response.getHeader(POLICY)
  if (policy && canonicalPath(request.path) === paths.seeYourAd)
    response.setHeader(POLICY, `${policy};media-src 'self' blob:`)
}

export const widenedPolicy = (policy: string, pixels: readonly Pixel[]) => {
  const rules = new Map(
    policy.split(";").map((rule): [string, string[]] => {
      const [name = "", ...sources] = rule.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  const inherited = rules.get("default-src") ?? []
  for (const directive of directives) {
    const added = pixels.flatMap(({ provider, id }) => hostsOf[provider](id)[directive] ?? [])
    if (added.length > 0) rules.set(directive, [...new Set([...(rules.get(directive) ?? inherited), ...added])])
  }
  return [...rules].map((rule) => rule.flat().join(" ")).join(";")
}

/**
 * Allows the pixels that this visitor has consented to. Returns the variant of the page, which its ETag must contain:
 * browsers keep the old policy of an unchanged page.
 */
export const permitPixels = (
  request: Request,
  response: Response,
  { hasPrivacySignal, device, origin }: Viewer,
  pixels: readonly Pixel[],
): string | undefined => {
  if (pixels.length === 0) return undefined
  // Concatenated, as `new URL` would take a path with two leading slashes for the address of another site.
  const url = new URL(`http://localhost${request.originalUrl}`)
  if (!isPixelPage(url)) {
    // A pixel on the next page would report this address as its referrer.
    response.setHeader("Referrer-Policy", "strict-origin")
    return undefined
  }
  response.vary("Cookie, Sec-GPC, DNT")
  // Scripts of pixels could read the token of a signed-in user.
  if (hasPrivacySignal || device !== undefined) return "none"
  const isSecure = origin?.startsWith("https:") ?? false
  const now = clock.wallTime().getTime() / 1_000
  const choice = readPixelChoice({ cookies: request.get("cookie"), isSecure, now })
  const agreed = agreedPixels(choice, pixels)
  const policy = response.getHeader(POLICY)
  if (agreed.length === 0) return "none"
  if (typeof policy === "string") response.setHeader(POLICY, widenedPolicy(policy, agreed))
  return agreed.map(({ provider }) => provider).join("-")
}

import { paths } from "../../../contract/site/sitePaths.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { locales, localized } from "../../../contract/text/locale.ts"

export const inAllLanguages = (path: string) => locales.map((locale) => localized(path, locale))

export const robotsTxt = (origin: string) =>
  [
    "User-agent: *",
    "Disallow: /adminpage",
    "Disallow: /api/",
    "Disallow: /graphql",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n")

export const SECURITY_TXT = "/.well-known/security.txt"

const EXPIRES_DAYS = 180

/** RFC 9116 requires an expiry date. */
export const securityTxt = (origin: string, email: string, now: Date) =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + EXPIRES_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${origin}${SECURITY_TXT}`,
    "",
  ].join("\n")

/** The protocol (sitemaps.org 0.9) requires an entry for each language, with links to all languages. */
export const sitemapXml = (origin: string, pages: readonly { path: string; changedOn: string | undefined }[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(({ path, changedOn }) => {
      const day = changedOn ? `<lastmod>${changedOn}</lastmod>` : ""
      const links = [...locales.map((locale) => [locale, localized(path, locale)]), ["x-default", path]]
        .map(([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${address}"/>`)
        .join("")
      return locales.map((locale) => `  <url><loc>${origin}${localized(path, locale)}</loc>${day}${links}</url>`)
    }),
    "</urlset>",
    "",
  ].join("\n")

/** These addresses contain tokens that give access, so they are never prefetched. */
const privatePaths = ["/status/*", "/unsubscribe/*", `${paths.privacyRequest}/*`].flatMap(inAllLanguages)

export const SPECULATION_RULES = "/speculation-rules.json"

/** Browsers prefetch a page when its link is hovered or touched (WICG, Speculation Rules). */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: ["/adminpage*", "/api/*", ...privatePaths, "/*.*"] } }],
      },
      eagerness: "moderate",
    },
  ],
})

import { DEFAULT_LOCALE, locales, localized, territories } from "@farelight/api/contract/locale.ts"
import { canonicalPath } from "@farelight/api/contract/sitePaths.ts"
import { createContext, use } from "react"
import { useCurrentPage, useGlobalContent, useWords } from "../page/currentPage.ts"
import { structuredData } from "./structuredData.ts"

/** The site's public origin, such as `https://www.example.com`, for links that leave the site. */
export const SiteOrigin = createContext("http://localhost")

interface PageMetaProps {
  brand: string
  meta: { title: string; description: string }
}

const PICTURE = { path: "/share.png", width: 1200, height: 630 }

/** The page's description for the browser's tab, search results and shared links. */
export const PageMeta = ({ brand, meta }: PageMetaProps) => {
  const origin = use(SiteOrigin)
  const { pathname, locale } = useCurrentPage()
  const { picture: alt } = useWords()
  const path = canonicalPath(pathname)
  const title = `${meta.title} | ${brand}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={territories[locale]} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={origin + PICTURE.path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(PICTURE.width)} />
      <meta property="og:image:height" content={String(PICTURE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={origin + PICTURE.path} />
      <meta name="twitter:image:alt" content={alt} />
      {path && <PageAddress origin={origin} path={path} />}
      {path && <StructuredData origin={origin} path={path} {...meta} />}
    </>
  )
}

/** The canonical address of a page, which may have several, and those of the same page in all languages. */
const PageAddress = ({ origin, path }: { origin: string; path: string }) => {
  const { locale } = useCurrentPage()
  const url = origin + localized(path, locale)
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + localized(path, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + localized(path, DEFAULT_LOCALE)} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={territories[other]} />
        ))}
    </>
  )
}

const StructuredData = (page: { origin: string; path: string; title: string; description: string }) => {
  const global = useGlobalContent()
  const { locale } = useCurrentPage()
  // React escapes a "<script" in it on the server but not in the browser, so hydration would find a difference.
  const json = JSON.stringify(structuredData({ ...page, locale, global })).replaceAll("<", "\\u003c")
  // It is data, not a script, so the content security policy allows it.
  return <script type="application/ld+json">{json}</script>
}

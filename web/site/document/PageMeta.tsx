import { canonicalPath, paths, sharePath } from "@farelight/api/contract/site/sitePaths.ts"
import { DEFAULT_LOCALE, locales, localized, territories } from "@farelight/api/contract/text/locale.ts"
import { createContext, use } from "react"
import type { Thing } from "schema-dts"
import { useCities, useCurrentPage, useGlobalContent } from "../page/currentPage.ts"
import { type Breadcrumb, structuredData } from "./structuredData.ts"

/** The public origin, such as `https://www.example.com`, for absolute addresses. */
export const SiteOrigin = createContext("http://localhost")

interface PageMetaProps {
  meta: { title: string; description: string }
  data?: Thing
  path?: string
  trail?: readonly Breadcrumb[]
}

const PICTURE = { width: 1200, height: 630 }

export const PageMeta = ({ meta, path: given, data, trail }: PageMetaProps) => {
  const origin = use(SiteOrigin)
  const { pathname, locale } = useCurrentPage()
  const { name: brand } = useGlobalContent().company
  const known = canonicalPath(pathname)
  const path = given ?? known
  const title = `${meta.title} | ${brand}`
  const picture = origin + localized(sharePath(path ?? paths.home), locale)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={territories[locale]} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(PICTURE.width)} />
      <meta property="og:image:height" content={String(PICTURE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={title} />
      {path && <PageAddress origin={origin} path={path} />}
      {path && <StructuredData origin={origin} path={path} data={data} trail={trail} {...meta} />}
    </>
  )
}

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

interface StructuredDataProps {
  origin: string
  path: string
  title: string
  description: string
  data: Thing | undefined
  trail: readonly Breadcrumb[] | undefined
}

const StructuredData = (page: StructuredDataProps) => {
  const global = useGlobalContent()
  const cities = useCities()
  const { locale, words } = useCurrentPage()
  // React escapes "<script" on the server but not in the browser, so hydration would find a difference.
  const json = JSON.stringify(structuredData({ ...page, locale, words, global, cities })).replaceAll("<", "\\u003c")
  // JSON-LD is data and no script, so the content security policy allows it.
  return <script type="application/ld+json">{json}</script>
}

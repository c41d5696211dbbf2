import { canonicalPath } from "@farelight/api/contract/sitePaths.ts"
import { use } from "react"
import { useLocation } from "react-router-dom"
import { SiteOrigin } from "./SiteOrigin.ts"
import { structuredData } from "./structuredData.ts"
import { useGlobalContent } from "./useGlobalContent.ts"

interface PageMetaProps {
  brand: string
  meta: { title: string; description: string }
}

const PICTURE = { path: "/share.png", width: 1200, height: 630, alt: "A car at night with a lit screen on its roof" }

/** What the browser's tab, search results and shared links say about the page. */
export const PageMeta = ({ brand, meta }: PageMetaProps) => {
  const origin = use(SiteOrigin)
  const path = canonicalPath(useLocation().pathname)
  const title = `${meta.title} | ${brand}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={origin + PICTURE.path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(PICTURE.width)} />
      <meta property="og:image:height" content={String(PICTURE.height)} />
      <meta property="og:image:alt" content={PICTURE.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={origin + PICTURE.path} />
      <meta name="twitter:image:alt" content={PICTURE.alt} />
      {path && <PageAddress url={origin + path} />}
      {path && <StructuredData origin={origin} path={path} {...meta} />}
    </>
  )
}

/** The one address of a page that may be shown under several. */
const PageAddress = ({ url }: { url: string }) => (
  <>
    <link rel="canonical" href={url} />
    <meta property="og:url" content={url} />
  </>
)

const StructuredData = (page: { origin: string; path: string; title: string; description: string }) => {
  const global = useGlobalContent()
  // On the server React would escape a "<script" in it, in the browser it would not, and the two would differ.
  const json = JSON.stringify(structuredData({ ...page, global })).replaceAll("<", "\\u003c")
  // Data and no script: the content security policy has nothing against it.
  return <script type="application/ld+json">{json}</script>
}

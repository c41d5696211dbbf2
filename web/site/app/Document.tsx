import type { SiteAssets } from "@farelight/api/contract/forms/site.ts"
import { type Locale, localized } from "@farelight/api/contract/text/locale.ts"
import type { ReactNode } from "react"
import preloadedFont from "../../theme/fonts/overpass.woff2?url"
import { tokens } from "../../theme/tokens.ts"
import { PAGE_DATA_ID } from "./pageData.ts"

interface DocumentProps {
  locale: Locale
  assets: SiteAssets
  pageData: string
  children: ReactNode
}

/** Each page renders its own title and description, which React moves into the head. */
export const Document = ({ locale, assets, pageData, children }: DocumentProps) => (
  <html lang={locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={tokens.color.night[900]} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localized("/site.webmanifest", locale)} />
      {/* Preloaded, as the browser would otherwise discover the font only in the style sheet. */}
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={preloadedFont} />
      {assets.styles.map(({ href, text }) => (
        // React identifies a style sheet by its href, so in the browser it hydrates the existing one.
        <style key={href} href={href} precedence="default">
          {text}
        </style>
      ))}
    </head>
    <body>
      {children}
      <script type="application/json" id={PAGE_DATA_ID}>
        {pageData}
      </script>
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} fetchPriority="low" />
      ))}
    </body>
  </html>
)

import type { SiteAssets } from "@farelight/api/modules/site/contract.ts"
import type { ReactNode } from "react"
import { preloadedFont } from "../theme/fonts.ts"
import { tokens } from "../theme/tokens.ts"

/** Where the browser finds the data that the page was rendered from. */
export const PAGE_DATA_ID = "page-data"

interface DocumentProps {
  assets: SiteAssets
  /** JSON; in an element of its own rather than a script, which the content security policy would refuse. */
  pageData: string
  children: ReactNode
}

/** The HTML document around every page. Titles and descriptions come from the pages, which React hoists. */
export const Document = ({ assets, pageData, children }: DocumentProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={tokens.color.night[900]} />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={preloadedFont} />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.modulePreloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </head>
    <body>
      {children}
      <script type="application/json" id={PAGE_DATA_ID}>
        {pageData}
      </script>
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </body>
  </html>
)

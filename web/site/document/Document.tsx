import type { SiteAssets } from "@farelight/api/contract/site.ts"
import type { ReactNode } from "react"
import { preloadedFont } from "../../theme/fonts.ts"
import { tokens } from "../../theme/tokens.ts"
import { PAGE_DATA_ID } from "./pageData.ts"

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
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={preloadedFont} />
      {assets.styles.map(({ href, text }) => (
        // React knows a style sheet by its address: in the browser it takes over the one that is there.
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

import { campaignParameters } from "@farelight/api/contract/campaign/campaignSearch.ts"
import { pathOfPage } from "@farelight/api/contract/content/links/pagePaths.ts"
import type { SiteServer } from "@farelight/api/contract/forms/site.ts"
import { payParameters } from "@farelight/api/contract/leads/driverPayEstimate.ts"
import { canonicalPaths, DRIVER_PARAMETER, paths, STATUS_PATH } from "@farelight/api/contract/site/sitePaths.ts"
import { type Locale, localized } from "@farelight/api/contract/text/locale.ts"
import { renderToString } from "react-dom/server"
import { tokens } from "../theme/tokens.ts"
import { Document } from "./app/Document.tsx"
import { openPage } from "./app/openPage.ts"
import type { PageData } from "./app/pageData.ts"
import { SitePage } from "./app/SitePage.tsx"
import { type PageSource, sitePages } from "./app/sitePages.ts"
import {
  CALL_PARAMETER,
  CORRECTED_PARAMETER,
  FILE_PARAMETER,
  FILES_ID,
  SENT_PARAMETER,
} from "./forms/sending/sentParameters.ts"
import type { CurrentPage } from "./page/currentPage.ts"

export const webManifest = (brand: string, locale: Locale) => ({
  name: brand,
  short_name: brand,
  id: "/",
  lang: locale,
  start_url: localized("/", locale),
  scope: "/",
  display: "minimal-ui",
  theme_color: tokens.color.night[900],
  background_color: tokens.color.night[900],
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
})

/** The address to which a stored form redirects: the status page if there is one, otherwise the form's page. */
const addressAfter = ({ pathname, locale, answer }: CurrentPage) => {
  if (answer?.result.outcome !== "sent") return undefined
  const { receipt } = answer.result
  const { parameter = SENT_PARAMETER } = answer
  if (!receipt) return `${pathname}?${parameter}=1${parameter === FILE_PARAMETER ? `#${FILES_ID}` : ""}`
  return `${localized(receipt.statusPath, locale)}?${SENT_PARAMETER}=1`
}

const NOT_FOUND = "/not-found"

/** Addresses in the language links of missing pages. Pages behind mailed links keep theirs, as their texts differ. */
const standIns: Partial<Record<PageSource, string>> = {
  NotFoundPage: NOT_FOUND,
  CityPage: NOT_FOUND,
  LegalPage: NOT_FOUND,
  StatusPage: `${STATUS_PATH}/unknown`,
}

/** Texts of forms and status pages, which the data of other pages omits. */
const formTexts = ["after_sending", "driver_city_notes", "advertiser_city_notes"]
const formPages: readonly PageSource[] = ["ContactPage", "DriversPage", "StatusPage"]

const MAX_MISSING = 20

/** Rendered pages with status 404 by their data, kept as scanners request thousands of addresses that do not exist. */
const missingPages = new Map<string, string>()

/** A missing page is rendered once for all addresses, as only the language differs. */
const renderedOnce = (key: string, render: () => string) => {
  const known = missingPages.get(key)
  if (known !== undefined) return known
  if (missingPages.size >= MAX_MISSING) missingPages.clear()
  const html = render()
  missingPages.set(key, html)
  return html
}

export const renderPage: SiteServer["renderPage"] = async (request, backend, assetsOf) => {
  const { status, source, page: opened } = await openPage(request, backend)
  const standIn = status === 404 && !opened.answer ? standIns[source] : undefined
  const page = standIn ? { ...opened, pathname: localized(standIn, opened.locale), search: "", params: {} } : opened
  const location = addressAfter(page)
  // Redirects, so that a reload does not send the form again.
  if (location) return { status: 303, html: "", location }

  const { origin } = new URL(request.url)
  const { words: wordModules, ...assets } = assetsOf(source)
  const { words: _imported, ...sent } = page
  const pageData: PageData = {
    assets: {
      ...assets,
      deferredModules: [...assets.deferredModules, ...(wordModules ? [wordModules[page.locale]] : [])],
      styles: assets.styles.map(({ href }) => ({ href, text: "" })),
    },
    origin,
    source,
    page: sent,
  }
  const leftOut = formPages.includes(source) ? [] : formTexts
  const written = JSON.stringify(pageData, (key, value) => (leftOut.includes(key) ? undefined : value))
  const render = () =>
    renderToString(
      <Document locale={page.locale} assets={assets} pageData={written}>
        <SitePage origin={origin} page={page} Page={sitePages[source]} />
      </Document>,
    )
  // The footer contains the year, so the key does too.
  const html = standIn ? renderedOnce(`${new Date().getFullYear()} ${written}`, render) : render()
  const retryAfterSeconds = page.answer?.result.outcome === "failed" ? page.answer.result.retryAfterSeconds : undefined
  return { status, html: `<!DOCTYPE html>${html}`, ...(retryAfterSeconds != null && { retryAfterSeconds }) }
}

export const pageParameters: SiteServer["pageParameters"] = [
  SENT_PARAMETER,
  CALL_PARAMETER,
  CORRECTED_PARAMETER,
  FILE_PARAMETER,
  DRIVER_PARAMETER,
]

export const valuedParameters: SiteServer["valuedParameters"] = {
  [paths.drivers]: payParameters,
  [paths.formats]: campaignParameters,
  [paths.contact]: campaignParameters,
}

export const pathOf: SiteServer["pathOf"] = (page) => pathOfPage[page]

export const pagePaths: SiteServer["pagePaths"] = canonicalPaths

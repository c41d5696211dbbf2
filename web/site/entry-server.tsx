import type { SiteServer } from "@farelight/api/contract/site.ts"
import { canonicalPaths, pathOfPage } from "@farelight/api/contract/sitePaths.ts"
import { renderToString } from "react-dom/server"
import { Document } from "./document/Document.tsx"
import type { PageData } from "./document/pageData.ts"
import { SENT_PARAMETER } from "./forms/useFormSubmission.ts"
import { openPage } from "./page/openPage.ts"
import { SitePage } from "./page/SitePage.tsx"
import { sitePages } from "./pages/sitePages.ts"

/** Runs the action for the form that a request may carry, then renders the page. */
export const renderPage: SiteServer["renderPage"] = async (request, backend, assetsOf) => {
  const { status, source, page } = await openPage(request, backend)
  const result = page.answer?.result
  if (result?.outcome === "sent") {
    // A redirect, so that reloading the page does not send the form again.
    return { status: 303, html: "", location: `${page.pathname}?${SENT_PARAMETER}=1` }
  }

  const { origin } = new URL(request.url)
  const assets = assetsOf(source)
  const pageData: PageData = {
    assets: { ...assets, styles: assets.styles.map(({ href }) => ({ href, text: "" })) },
    origin,
    source,
    page,
  }
  const html = renderToString(
    <Document locale={page.locale} assets={assets} pageData={JSON.stringify(pageData)}>
      <SitePage origin={origin} page={page} Page={sitePages[source]} />
    </Document>,
  )
  const retryAfterSeconds = result?.outcome === "failed" ? result.retryAfterSeconds : undefined
  return { status, html: `<!DOCTYPE html>${html}`, ...(retryAfterSeconds != null && { retryAfterSeconds }) }
}

export { webManifest } from "./document/webManifest.ts"

export const pageParameters: SiteServer["pageParameters"] = [SENT_PARAMETER]

export const pathOf: SiteServer["pathOf"] = (page) => pathOfPage[page]

export const pagePaths: SiteServer["pagePaths"] = canonicalPaths

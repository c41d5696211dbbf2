import type { Receipt, SiteServer } from "@farelight/api/contract/site.ts"
import { canonicalPaths, pathOfPage } from "@farelight/api/contract/sitePaths.ts"
import { renderToString } from "react-dom/server"
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom"
import { Document } from "./document/Document.tsx"
import { SiteOrigin } from "./document/PageMeta.tsx"
import type { PageData } from "./document/pageData.ts"
import type { FormAnswer } from "./forms/formAction.ts"
import { CORRECTED_PARAMETER, SENT_PARAMETER } from "./forms/sentParameters.ts"
import { siteRoutes } from "./routes.tsx"

const sentBy = ({ result }: FormAnswer) => (result.outcome === "sent" ? [result] : [])

const parameterOf = ({ receipt }: { receipt: Receipt | null }) => (receipt ? SENT_PARAMETER : CORRECTED_PARAMETER)

const retryAfterOf = ({ result }: FormAnswer) => (result.outcome === "failed" ? (result.retryAfterSeconds ?? []) : [])

/** Runs the action for the form that a request may carry, then renders the page. */
export const renderPage: SiteServer["renderPage"] = async (request, backend, assets) => {
  const routes = createStaticHandler(siteRoutes(backend))
  const context = await routes.query(request)
  if (context instanceof Response) throw new Error("The site's routes must render pages, not return responses")

  const answers: FormAnswer[] = Object.values(context.actionData ?? {})
  const [sent] = answers.flatMap(sentBy)
  if (sent) {
    // A redirect, so that reloading the page does not send the form again.
    const { pathname } = new URL(request.url)
    return { status: 303, html: "", location: `${sent.receipt?.statusPath ?? pathname}?${parameterOf(sent)}=1` }
  }

  const { loaderData, actionData, errors } = context
  const { origin } = new URL(request.url)
  const pageData: PageData = {
    assets: { ...assets, styles: assets.styles.map(({ href }) => ({ href, text: "" })) },
    origin,
    router: { loaderData, actionData, errors },
  }
  const html = renderToString(
    <Document assets={assets} pageData={JSON.stringify(pageData)}>
      <SiteOrigin value={origin}>
        <StaticRouterProvider
          router={createStaticRouter(routes.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SiteOrigin>
    </Document>,
  )
  const [retryAfterSeconds] = answers.flatMap(retryAfterOf)
  return {
    status: context.statusCode,
    html: `<!DOCTYPE html>${html}`,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

export { webManifest } from "./document/webManifest.ts"

export const pageParameters: SiteServer["pageParameters"] = [SENT_PARAMETER, CORRECTED_PARAMETER]

export const pathOf: SiteServer["pathOf"] = (page) => pathOfPage[page]

export const pagePaths: SiteServer["pagePaths"] = canonicalPaths

import { type RequestHandler, Router } from "express"
import { NotFoundError } from "../../contract/api/errors.ts"
import { listedCities } from "../../contract/content/pageContent.ts"
import { config } from "../../platform/config/config.ts"
import { draftedContent, publishedContent } from "../../rooms/content/cms/cms.service.ts"
import type { PublishedContent } from "../../rooms/content/cms/publishedContent.ts"
import { createGraphicsRoutes } from "../../rooms/content/graphics/graphics.routes.ts"
import { receiveSentFile } from "../../rooms/conversation/files/sentFiles.routes.ts"
import { countPage } from "../../rooms/statistics/visits/visit.routes.ts"
import { viewerFiles } from "../docs/viewers.ts"
import { viewerOf } from "../http/authenticate.ts"
import { ownOrigin } from "../http/ownOrigin.ts"
import { requestIdOf } from "../http/requestLog.ts"
import { SPECULATION_RULES } from "./addresses/browsingRules.ts"
import { createMovedRoutes } from "./addresses/movedAddresses.ts"
import { createPublishedSender, HTML } from "./answerCache.ts"
import { loadBuiltWebClient } from "./builtWebClient.ts"
import { loadDevWebClient } from "./devWebClient.ts"
import { addDocuments } from "./documents.routes.ts"
import { addForms } from "./forms.routes.ts"
import { pageUrl, requestedValues } from "./pageRequest.ts"
import { permitOwnVideo, permitPixels } from "./pixelPolicy.ts"
import { createSiteBackend } from "./siteBackend.ts"
import { addSiteFiles } from "./siteFiles.routes.ts"
import type { SiteDependencies } from "./webClient.ts"

/** The GraphQL explorer can use the dashboard's session, so it belongs to the same host. */
const OFFICE = /^\/(adminpage(\/.*)?|graphql)$/

interface Origins {
  publicUrl: string | null
  dashboardUrl: string | null
}

/**
 * Browser storage belongs to an origin: if the dashboard has its own host, no script on the site, such as a pixel, can
 * read its storage. Pages on the wrong host redirect; all else is a 404.
 */
export const separateHosts = ({ publicUrl, dashboardUrl }: Origins): RequestHandler => {
  if (!publicUrl || !dashboardUrl) return (_request, _response, next) => next()
  const dashboardHost = new URL(dashboardUrl).hostname
  return (request, response, next) => {
    const isOffice = OFFICE.test(request.path)
    const isOnDashboardHost = request.hostname.toLowerCase() === dashboardHost
    if (isOffice === isOnDashboardHost) return next()
    if (!["GET", "HEAD"].includes(request.method)) return next(new NotFoundError("page"))
    const path = isOnDashboardHost && request.path === "/" ? "/adminpage" : request.originalUrl
    const origin = isOffice || path === "/adminpage" ? dashboardUrl : publicUrl
    // Temporary, as the host may change back.
    response.redirect(302, origin + path)
  }
}

/** Must come last, as it answers every address that no other route handles. */
export const createSiteRouter = (parts: SiteDependencies): Router => {
  const { client, content, backendFor, publicUrl, dashboardUrl = null } = parts
  const router = Router()
  const send = createPublishedSender(client, content)
  router.use(client.serveFiles, viewerFiles, separateHosts({ publicUrl, dashboardUrl }))

  addDocuments(router, parts, send)
  router.use(createMovedRoutes(content))
  router.use(createGraphicsRoutes(send))
  addSiteFiles(router, parts, send)
  addForms(router, parts)

  router.get("/{*path}", async (request, response) => {
    response.setHeader("Speculation-Rules", `"${SPECULATION_RULES}"`)
    const { renderPage, pageParameters, valuedParameters } = await client.loadServer()
    const shown = await content()
    const { sections, privacy } = shown
    const values = requestedValues(request, valuedParameters)
    const parameters = { flags: pageParameters, cities: () => listedCities(sections), values }
    const url = pageUrl(request, publicUrl ?? ownOrigin(request), parameters)
    // Status pages have their own route, which no other spelling of the address may bypass.
    const noStatus = {
      ...{ loadStatus: async () => null, loadPrivacyExport: async () => null, loadSubscription: async () => null },
    }
    // The footer contains the current year, so the key does too.
    const key = `page ${new Date().getFullYear()} ${url}`
    // Pages with values such as a campaign plan are not cached, as they would evict all other pages.
    const makePage = async (published: PublishedContent) => {
      const backend = { ...backendFor(request, response, published), ...noStatus }
      const { status, html } = await renderPage(new Request(url), backend, client.assetsOf)
      return { status, type: HTML, text: html }
    }
    permitOwnVideo(request, response)
    const variant = permitPixels(request, response, viewerOf(request), privacy.pixels)
    await send(request, response, values.length > 0 ? null : key, makePage, variant)
    countPage(request)
  })

  return router
}

export const createSite = async ({ mode }: { mode: "built" | "dev" }): Promise<Router> => {
  const client = await (mode === "dev" ? loadDevWebClient() : loadBuiltWebClient())
  return createSiteRouter({
    client,
    content: publishedContent,
    drafted: draftedContent,
    backendFor: (request, response, content) =>
      createSiteBackend(viewerOf(request), content, requestIdOf(response), () => receiveSentFile(request)),
    publicUrl: config.publicUrl,
    dashboardUrl: config.dashboardUrl,
  })
}

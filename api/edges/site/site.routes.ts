import express, { type Request as ExpressRequest, type RequestHandler, type Response, Router } from "express"
import { ForbiddenError, NotFoundError, UnsupportedMediaTypeError } from "../../contract/api/errors.ts"
import { refusals } from "../../contract/api/refusals.ts"
import { sampleCsv } from "../../contract/campaign/sampleCsv.ts"
import { asShown, isShown, optionalPages } from "../../contract/content/links/optionalPages.ts"
import { pathOfPage } from "../../contract/content/links/pagePaths.ts"
import { listedCities, pageContent } from "../../contract/content/pageContent.ts"
import { isPageName } from "../../contract/content/registry.ts"
import { FILE_POST } from "../../contract/files/leadFiles.ts"
import type { SiteBackend } from "../../contract/forms/site.ts"
import { PRIVACY_CONFIRM_PATH, PRIVACY_EXPORT_PATH } from "../../contract/privacy/privacyRequests.ts"
import { cityPath, csvPaths, paths, TOKEN_PARAMETER } from "../../contract/site/sitePaths.ts"
import { DEFAULT_LOCALE, isLocale, locales, localized, readLocale } from "../../contract/text/locale.ts"
import { config } from "../../platform/config/config.ts"
import { clock } from "../../platform/database/clock/clock.ts"
import type { Viewer } from "../../platform/viewer/viewer.ts"
import { draftedContent, publishedContent } from "../../rooms/content/cms/cms.service.ts"
import type { PublishedContent, PublishedParts } from "../../rooms/content/cms/publishedContent.ts"
import { createGraphicsRoutes } from "../../rooms/content/graphics/graphics.routes.ts"
import { receiveSentFile } from "../../rooms/conversation/files/sentFiles.routes.ts"
import { exampleStatus } from "../../rooms/leads/status/status.service.ts"
import { exampleExport } from "../../rooms/privacy/privacyRequests/answers/waitingExport.ts"
import { countPage } from "../../rooms/statistics/visits/visit.routes.ts"
import { renderDocsPage } from "../docs/docsPage.ts"
import { explorerDocument, restDocument, switchedOffDocument, viewerFiles } from "../docs/viewers.ts"
import { permitted, viewerOf } from "../http/authenticate.ts"
import { type EncodedBody, encodedBody, sendEncoded } from "../http/encodedBody.ts"
import { ownOrigin } from "../http/ownOrigin.ts"
import { requestIdOf } from "../http/requestLog.ts"
import { acceptOnly, requireFormInUtf8 } from "../http/rest/acceptOnly.ts"
import {
  inAllLanguages,
  robotsTxt,
  SECURITY_TXT,
  SPECULATION_RULES,
  securityTxt,
  sitemapXml,
  speculationRules,
} from "./addresses/browsingRules.ts"
import { createMovedRoutes } from "./addresses/movedAddresses.ts"
import { separateHosts } from "./addresses/separateHosts.ts"
import { createAnswerCache } from "./answerCache.ts"
import { DOCS_SOURCE, loadBuiltWebClient } from "./builtWebClient.ts"
import { namedDocument, permitInlineScripts, permitOwnBase } from "./dashboardDocument.ts"
import { loadDevWebClient } from "./devWebClient.ts"
import { FORM_POST, pageRequest, pageUrl, valuesAsked } from "./pageRequest.ts"
import { permitOwnVideo, permitPixels } from "./pixelPolicy.ts"
import { createSiteBackend } from "./siteBackend.ts"
import type { WebClient } from "./webClient.ts"

const HTML = "text/html; charset=utf-8"

// A message of 5,000 characters takes up to 60 KB in this encoding; the rest is for the other fields.
const FORM_POST_LIMIT = "256kb"

const DOCS_PATH = "/docs"

const brandName = (sections: PublishedParts["sections"]) => pageContent("home", sections).global.company.name

interface SiteParts {
  client: WebClient
  content: () => Promise<PublishedContent>
  drafted: (viewer: Viewer, drafts: unknown) => Promise<PublishedParts>
  backendFor: (request: ExpressRequest, response: Response, content: PublishedParts) => SiteBackend
  publicUrl: string | null
  dashboardUrl?: string | null
}

/** What belongs to one visitor is stored nowhere, and its address is told to nobody, also where the answer is a refusal. */
const privately: RequestHandler = (_request, response, next) => {
  response.set({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" })
  next()
}

// Another site could otherwise apply in a visitor's name.
const refuseOtherSites: RequestHandler = (request, _response, next) =>
  next(request.get("sec-fetch-site") === "cross-site" ? new ForbiddenError(refusals.otherSite) : undefined)

const postedAs = (...types: string[]): RequestHandler[] => [
  privately,
  refuseOtherSites,
  (request, _response, next) =>
    next(request.is(types) ? undefined : new UnsupportedMediaTypeError(`A form is posted as ${types.join(" or ")}.`)),
  express.text({ type: FORM_POST, limit: FORM_POST_LIMIT, verify: requireFormInUtf8 }),
]

const postedForm = postedAs(FORM_POST)

interface Answer {
  status: number
  type: string
  body: EncodedBody
}

interface MadeText {
  status?: number
  type: string
  text: string | Buffer
}

/** The site and the dashboard's document, for every address that no other route handles. */
export const createSiteRouter = ({
  client,
  content,
  drafted,
  backendFor,
  publicUrl,
  dashboardUrl = null,
}: SiteParts): Router => {
  const router = Router()
  const cached = createAnswerCache<Answer>()

  /** Sends an answer that depends on the content and the key alone. A variant is for this browser alone. */
  const sendPublished = async (
    request: ExpressRequest,
    response: Response,
    key: string | null,
    make: (content: PublishedContent) => Promise<MadeText>,
    variant?: string,
  ) => {
    const published = await content()
    const makeAnswer = async () => {
      const { status = 200, type, text } = await make(published)
      return { status, type, body: encodedBody(text) }
    }
    const answer = await (client.isBuilt && key !== null ? cached(published.version, key, makeAnswer) : makeAnswer())
    response.statusCode = answer.status
    response.setHeader("Content-Type", answer.type)
    // An edit shows at the next request, so caches must revalidate.
    response.setHeader("Cache-Control", variant === undefined ? "no-cache" : "private, no-cache")
    await sendEncoded(request, response, answer.body, variant)
  }

  router.use(client.serveFiles, viewerFiles, separateHosts({ publicUrl, dashboardUrl }))

  router.get(["/adminpage", "/adminpage/{*rest}"], async (request, response) => {
    const html = await client.renderDashboard(request.originalUrl)
    permitInlineScripts(response, html)
    response.setHeader("X-Robots-Tag", "noindex")
    await sendPublished(request, response, "dashboard", async ({ sections }) => ({
      type: HTML,
      text: namedDocument(html, brandName(sections)),
    }))
  })

  // `app.ts` lets only browsers that open the address get here.
  router.get("/graphql", async (request, response) => {
    response.setHeader("X-Robots-Tag", "noindex")
    response.vary("Accept")
    const isOn = config.isSchemaServed
    const html = isOn ? explorerDocument : switchedOffDocument
    permitInlineScripts(response, html)
    permitOwnBase(response)
    await sendPublished(request, response, "explorer", async ({ sections }) => ({
      status: isOn ? 200 : 404,
      type: HTML,
      text: namedDocument(html, brandName(sections)),
    }))
  })

  /**
   * A preview of a page with unsaved blocks, in a language: `{ blocks: [{ page, sectionId, content, locale }], locale }`,
   * both in English unless they say so. It has no scripts, as the
   * editor shows it in a frame.
   */
  router.post(
    "/adminpage/preview/:page",
    permitted("content:read"),
    acceptOnly({ body: ["blocks", "locale"] }),
    async (request, response) => {
      const page = String(request.params.page)
      if (!isPageName(page)) throw new NotFoundError("page")
      const { renderPage, pathOf } = await client.loadServer()
      const { locale = DEFAULT_LOCALE, ...drafts } = request.body
      if (!isLocale(locale)) throw new NotFoundError("language")
      const path = localized(pathOf(page), locale)
      const asked = new Request(new URL(path, publicUrl ?? ownOrigin(request)))
      const content = await drafted(viewerOf(request), drafts)
      // Also a page that the site does not have yet.
      const own = backendFor(request, response, { ...content, sections: asShown(page, content.sections) })
      const backend: SiteBackend = {
        ...own,
        loadStatus: async () => exampleStatus(),
        loadPrivacyExport: async () => exampleExport(),
      }
      const { html } = await renderPage(asked, backend, await client.loadStillAssets())
      response.set({ "Cache-Control": "no-store", "Content-Type": HTML })
      await sendEncoded(request, response, encodedBody(html))
    },
  )

  router.use(createMovedRoutes(content))

  router.use(createGraphicsRoutes(sendPublished))

  for (const locale of locales) {
    const path = localized(csvPaths.sampleReport, locale)
    router.get(path, async (request, response) => {
      const type = "text/csv; charset=utf-8"
      await sendPublished(request, response, path, async ({ sections }) => ({
        type,
        text: await sampleCsv(sections, locale),
      }))
    })
  }

  router.get(DOCS_PATH, async (request, response, next) => {
    if (!config.isSchemaServed) return next()
    const assetsOf = await client.loadStillAssets()
    await sendPublished(request, response, "docs", async ({ sections }) => ({
      type: HTML,
      text: await renderDocsPage(brandName(sections), assetsOf(DOCS_SOURCE).styles),
    }))
  })

  router.get(`${DOCS_PATH}/rest`, async (request, response, next) => {
    if (!config.isSchemaServed) return next()
    permitInlineScripts(response, restDocument)
    response.setHeader("X-Robots-Tag", "noindex")
    await sendPublished(request, response, "rest reference", async ({ sections }) => ({
      type: HTML,
      text: namedDocument(restDocument, brandName(sections)),
    }))
  })

  router.get("/robots.txt", (request, response) => {
    response.type("text").send(robotsTxt(publicUrl ?? ownOrigin(request)))
  })

  router.get(SECURITY_TXT, async (request, response) => {
    const { contact_email } = pageContent("home", (await content()).sections).global.company
    response.type("text").send(securityTxt(publicUrl ?? ownOrigin(request), contact_email, clock.wallTime()))
  })

  router.get("/sitemap.xml", async (request, response) => {
    const { pagePaths } = await client.loadServer()
    const { sections } = await content()
    const switchedOn = optionalPages.filter((page) => isShown(page, sections)).map((page) => pathOfPage[page])
    const paths = [...pagePaths, ...switchedOn, ...listedCities(sections).map(({ slug }) => cityPath(slug))]
    response.type("application/xml").send(sitemapXml(publicUrl ?? ownOrigin(request), paths))
  })

  router.get(SPECULATION_RULES, (_request, response) => {
    response.type("application/speculationrules+json").set("Cache-Control", "max-age=3600").send(speculationRules)
  })

  router.get(inAllLanguages("/site.webmanifest"), async (request, response) => {
    const { webManifest } = await client.loadServer()
    const { locale } = readLocale(request.path)
    await sendPublished(request, response, `manifest ${locale}`, async ({ sections }) => ({
      type: "application/manifest+json",
      text: JSON.stringify(webManifest(brandName(sections), locale)),
    }))
  })

  const answerForm = async (request: ExpressRequest, response: Response) => {
    const { renderPage, pageParameters } = await client.loadServer()
    const published = await content()
    const asked = pageRequest(request, publicUrl ?? ownOrigin(request), { flags: pageParameters, cities: () => [] })
    const page = await renderPage(asked, backendFor(request, response, published), client.assetsOf)
    if (page.location) return response.redirect(page.status, page.location)
    if (page.retryAfterSeconds !== undefined) response.set("Retry-After", String(page.retryAfterSeconds))
    response.status(page.status).set("Content-Type", HTML)
    await sendEncoded(request, response, encodedBody(page.html))
  }

  // A route for each address, as the log names the route.
  for (const path of [paths.drivers, paths.contact, paths.privacyRequest].flatMap(inAllLanguages))
    router.post(path, ...postedForm, answerForm)

  /** A page for whoever has its link. It is not counted, as are those of whoever looks around. */
  const showPrivately = async (request: ExpressRequest, response: Response) => {
    const { renderPage, pageParameters } = await client.loadServer()
    const published = await content()
    const token = request.query[TOKEN_PARAMETER]
    const values: [string, string][] = typeof token === "string" ? [[TOKEN_PARAMETER, token]] : []
    const parameters = { flags: pageParameters, cities: () => listedCities(published.sections), values }
    const asked = pageRequest(request, publicUrl ?? ownOrigin(request), parameters)
    const { status, html } = await renderPage(asked, backendFor(request, response, published), client.assetsOf)
    response.status(status).set("Content-Type", HTML)
    await sendEncoded(request, response, encodedBody(html))
  }

  for (const path of inAllLanguages("/status/:token")) {
    router.get(path, privately, showPrivately)
    // What a driver corrects, or a sender's file. The answer redirects to the page, or is the page with what was refused.
    router.post(path, ...postedAs(FORM_POST, FILE_POST), answerForm)
  }

  for (const path of inAllLanguages(PRIVACY_CONFIRM_PATH)) {
    router.get(path, privately, showPrivately)
    router.post(path, ...postedForm, answerForm)
  }
  for (const path of inAllLanguages(PRIVACY_EXPORT_PATH)) router.get(path, privately, showPrivately)

  router.get("/{*path}", async (request, response) => {
    response.setHeader("Speculation-Rules", `"${SPECULATION_RULES}"`)
    const { renderPage, pageParameters, valuedParameters } = await client.loadServer()
    const shown = await content()
    const { sections, privacy } = shown
    const values = valuesAsked(request, valuedParameters)
    const parameters = { flags: pageParameters, cities: () => listedCities(sections), values }
    const url = pageUrl(request, publicUrl ?? ownOrigin(request), parameters)
    // A status has a route of its own, which no other spelling of its address gets around.
    const noStatus = { loadStatus: async () => null, loadPrivacyExport: async () => null }
    // The footer has the current year.
    const key = `page ${new Date().getFullYear()} ${url}`
    // There is no limit to what a campaign may be planned as: these pages would push all others out of the cache.
    const makePage = async (published: PublishedContent) => {
      const backend = { ...backendFor(request, response, published), ...noStatus }
      const { status, html } = await renderPage(new Request(url), backend, client.assetsOf)
      return { status, type: HTML, text: html }
    }
    permitOwnVideo(request, response)
    const variant = permitPixels(request, response, viewerOf(request), privacy.pixels)
    await sendPublished(request, response, values.length > 0 ? null : key, makePage, variant)
    countPage(request)
  })

  return router
}

/** Everything for browsers: the public pages, their forms without JavaScript, and the dashboard. */
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

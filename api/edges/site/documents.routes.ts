import { createHash } from "node:crypto"
import type { Response, Router } from "express"
import { NotFoundError } from "../../contract/api/errors.ts"
import { asPublished } from "../../contract/content/links/optionalPages.ts"
import { pageContent } from "../../contract/content/pageContent.ts"
import { globalContent } from "../../contract/content/pages/global.ts"
import { isPageName } from "../../contract/content/registry.ts"
import type { SiteBackend } from "../../contract/forms/site.ts"
import { DEFAULT_LOCALE, isLocale, localized } from "../../contract/text/locale.ts"
import { config } from "../../platform/config/config.ts"
import { absoluteUrl } from "../../platform/outbox/absoluteUrl.ts"
import { escapeHtml } from "../../platform/text/escapeHtml.ts"
import { teamTimeZone } from "../../rooms/accounts/settings/timeZone.ts"
import type { PublishedParts } from "../../rooms/content/cms/publishedContent.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import { exampleStatus } from "../../rooms/leads/status/status.service.ts"
import { previewOf } from "../../rooms/mail/log/mailPreview.ts"
import { exampleExport } from "../../rooms/privacy/privacyRequests/answers/waitingExport.ts"
import { renderDocsPage } from "../docs/docsPage.ts"
import { explorerDocument, restDocument, switchedOffDocument } from "../docs/viewers.ts"
import { permitted, viewerOf } from "../http/authenticate.ts"
import { encodedBody, sendEncoded } from "../http/encodedBody.ts"
import { ownOrigin } from "../http/ownOrigin.ts"
import { acceptOnly } from "../http/rest/acceptOnly.ts"
import { HTML, type SendPublished } from "./answerCache.ts"
import { DOCS_SOURCE } from "./builtWebClient.ts"
import type { SiteDependencies } from "./webClient.ts"

const POLICY = "Content-Security-Policy"
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** The built document contains the default brand, which editors may change. */
const namedDocument = (html: string, brand: string) =>
  // A function, as "$" is special in a replacement string.
  html.replaceAll(globalContent.company.name, () => escapeHtml(brand))

const permitInlineScripts = (response: Response, html: string) => {
  const policy = response.getHeader(POLICY)
  if (!policy) return
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  )
  response.setHeader(POLICY, `${policy};script-src 'self' ${hashes.join(" ")}`)
}

/** The explorer's files are relative to a `<base>`, which the policy otherwise forbids. */
const permitOwnBase = (response: Response) => {
  const policy = response.getHeader(POLICY)
  if (policy) response.setHeader(POLICY, String(policy).replace("base-uri 'none'", "base-uri 'self'"))
}

const DOCS_PATH = "/docs"

export const brandName = (sections: PublishedParts["sections"]) => pageContent("home", sections).global.company.name

export const addDocuments = (router: Router, parts: SiteDependencies, send: SendPublished) => {
  const { client, drafted, backendFor, publicUrl } = parts

  router.get(["/adminpage", "/adminpage/{*rest}"], async (request, response) => {
    const html = await client.renderDashboard(request.originalUrl)
    permitInlineScripts(response, html)
    response.setHeader("X-Robots-Tag", "noindex")
    await send(request, response, "dashboard", async ({ sections }) => ({
      type: HTML,
      text: namedDocument(html, brandName(sections)),
    }))
  })

  // Other requests to this address do not get here, as they are GraphQL over HTTP.
  router.get("/graphql", async (request, response) => {
    response.setHeader("X-Robots-Tag", "noindex")
    response.vary("Accept")
    const isOn = config.isSchemaServed
    const html = isOn ? explorerDocument : switchedOffDocument
    permitInlineScripts(response, html)
    permitOwnBase(response)
    await send(request, response, "explorer", async ({ sections }) => ({
      status: isOn ? 200 : 404,
      type: HTML,
      text: namedDocument(html, brandName(sections)),
    }))
  })

  /**
   * The body is `{ blocks: [{ page, sectionId, content, locale }], locale }`; both locales default to English. Page
   * `mails` shows the first block's mail. A preview has no scripts, as the editor shows it in a frame.
   */
  router.post(
    "/adminpage/preview/:page",
    permitted("content:read"),
    acceptOnly({ body: ["blocks", "locale"] }),
    async (request, response) => {
      const page = String(request.params.page)
      const { locale = DEFAULT_LOCALE, ...drafts } = request.body
      if (!isLocale(locale)) throw new NotFoundError("language")
      response.set({ "Cache-Control": "no-store", "Content-Type": HTML })
      if (page === "mails") {
        const { sections } = await drafted(viewerOf(request), drafts)
        const type = String(drafts.blocks[0]?.sectionId)
        const { html } = previewOf(leadKinds, type, {
          ...{ sections, locale, urlOf: absoluteUrl, timeZone: await teamTimeZone() },
        })
        return sendEncoded(request, response, encodedBody(html))
      }
      if (!isPageName(page)) throw new NotFoundError("page")
      const { renderPage, pathOf } = await client.loadServer()
      const path = localized(pathOf(page), locale)
      const previewRequest = new Request(new URL(path, publicUrl ?? ownOrigin(request)))
      const content = await drafted(viewerOf(request), drafts)
      // Pages that are not published yet can be previewed too.
      const own = backendFor(request, response, { ...content, sections: asPublished(page, content.sections) })
      const backend: SiteBackend = {
        ...own,
        loadStatus: async () => exampleStatus(),
        loadPrivacyExport: async () => exampleExport(),
      }
      const { html } = await renderPage(previewRequest, backend, await client.loadStillAssets())
      await sendEncoded(request, response, encodedBody(html))
    },
  )

  router.get(DOCS_PATH, async (request, response, next) => {
    if (!config.isSchemaServed) return next()
    const assetsOf = await client.loadStillAssets()
    await send(request, response, "docs", async ({ sections }) => ({
      type: HTML,
      text: await renderDocsPage(brandName(sections), assetsOf(DOCS_SOURCE).styles),
    }))
  })

  router.get(`${DOCS_PATH}/rest`, async (request, response, next) => {
    if (!config.isSchemaServed) return next()
    permitInlineScripts(response, restDocument)
    response.setHeader("X-Robots-Tag", "noindex")
    await send(request, response, "rest reference", async ({ sections }) => ({
      type: HTML,
      text: namedDocument(restDocument, brandName(sections)),
    }))
  })
}

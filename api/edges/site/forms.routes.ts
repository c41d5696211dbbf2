import express, { type Request as ExpressRequest, type RequestHandler, type Response, type Router } from "express"
import { ForbiddenError, UnsupportedMediaTypeError } from "../../contract/api/errors.ts"
import { refusals } from "../../contract/api/refusals.ts"
import { listedCities } from "../../contract/content/pageContent.ts"
import { FILE_POST } from "../../contract/files/leadFiles.ts"
import { PRIVACY_CONFIRM_PATH, PRIVACY_EXPORT_PATH } from "../../contract/privacy/privacyRequests.ts"
import { paths, TOKEN_PARAMETER, UNSUBSCRIBE_PATH } from "../../contract/site/sitePaths.ts"
import { encodedBody, sendEncoded } from "../http/encodedBody.ts"
import { ownOrigin } from "../http/ownOrigin.ts"
import { requireFormInUtf8 } from "../http/rest/acceptOnly.ts"
import { inAllLanguages } from "./addresses/browsingRules.ts"
import { HTML } from "./answerCache.ts"
import { FORM_POST, pageRequest } from "./pageRequest.ts"
import type { SiteDependencies } from "./webClient.ts"

// A message of 5,000 characters takes up to 60 KB in this encoding.
const FORM_POST_LIMIT = "256kb"

/** The address of a private page contains a token, so even refusals are not cached and send no referrer. */
const privately: RequestHandler = (_request, response, next) => {
  response.set({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" })
  next()
}

// Other sites must not submit a form in a visitor's name.
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

export const addForms = (router: Router, { client, content, backendFor, publicUrl }: SiteDependencies) => {
  const answerForm = async (request: ExpressRequest, response: Response) => {
    const { renderPage, pageParameters } = await client.loadServer()
    const published = await content()
    const shownRequest = pageRequest(request, publicUrl ?? ownOrigin(request), {
      flags: pageParameters,
      cities: () => [],
    })
    const page = await renderPage(shownRequest, backendFor(request, response, published), client.assetsOf)
    if (page.location) return response.redirect(page.status, page.location)
    if (page.retryAfterSeconds !== undefined) response.set("Retry-After", String(page.retryAfterSeconds))
    response.status(page.status).set("Content-Type", HTML)
    await sendEncoded(request, response, encodedBody(page.html))
  }

  // A route for each address, as the log names the route.
  for (const path of [paths.drivers, paths.contact, paths.privacyRequest].flatMap(inAllLanguages))
    router.post(path, ...postedForm, answerForm)

  /** Not counted as a visit, as only holders of the link get here. */
  const showPrivately = async (request: ExpressRequest, response: Response) => {
    const { renderPage, pageParameters } = await client.loadServer()
    const published = await content()
    const token = request.query[TOKEN_PARAMETER]
    const values: [string, string][] = typeof token === "string" ? [[TOKEN_PARAMETER, token]] : []
    const parameters = { flags: pageParameters, cities: () => listedCities(published.sections), values }
    const shownRequest = pageRequest(request, publicUrl ?? ownOrigin(request), parameters)
    const { status, html } = await renderPage(shownRequest, backendFor(request, response, published), client.assetsOf)
    response.status(status).set("Content-Type", HTML)
    await sendEncoded(request, response, encodedBody(html))
  }

  for (const path of inAllLanguages("/status/:token")) {
    router.get(path, privately, showPrivately)
    // Receives a driver's correction or a sender's file. Redirects to the page, or shows it with the error.
    router.post(path, ...postedAs(FORM_POST, FILE_POST), answerForm)
  }

  for (const path of inAllLanguages(`${UNSUBSCRIBE_PATH}/:token`)) {
    router.get(path, privately, showPrivately)
    // Mail providers post too, from other sites and in either encoding (RFC 8058), so the token alone suffices.
    router.post(path, privately, express.text({ type: [FORM_POST, FILE_POST], limit: FORM_POST_LIMIT }), answerForm)
  }

  for (const path of inAllLanguages(PRIVACY_CONFIRM_PATH)) {
    router.get(path, privately, showPrivately)
    router.post(path, ...postedForm, answerForm)
  }
  for (const path of inAllLanguages(PRIVACY_EXPORT_PATH)) router.get(path, privately, showPrivately)
}

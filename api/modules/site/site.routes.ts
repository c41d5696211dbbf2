import express, { type Request, type Response, Router } from "express"
import { UnsupportedMediaTypeError } from "../../errors.ts"
import { isPageName } from "../cms/registry.ts"
import type { SiteBackend } from "./contract.ts"
import { pageRequest } from "./pageRequest.ts"
import type { WebClient } from "./webClient.ts"

const FORM_POST = "application/x-www-form-urlencoded"

// 5,000 characters of message take up to 60 KB in this encoding; the rest is for the other fields.
const FORM_POST_LIMIT = "256kb"

/** The site and the dashboard's document, for every address that nothing before them answers. */
export const createSiteRouter = (client: WebClient, backendFor: (request: Request) => SiteBackend): Router => {
  const router = Router()

  const sendPage = async (request: Request, response: Response) => {
    const page = await client.renderPage(pageRequest(request), backendFor(request))
    if (page.location) return response.redirect(page.status, page.location)
    response
      .status(page.status)
      // An edit is on the page at the next request (DESIGN §3.2); the answer to a form is nobody else's.
      .set("Cache-Control", request.method === "POST" ? "no-store" : "no-cache")
      .type("html")
      .send(page.html)
  }

  router.use(client.serveFiles)

  router.get(["/adminpage", "/adminpage/{*rest}"], async (request, response) => {
    const html = await client.renderDashboard(request.originalUrl)
    response.set("Cache-Control", "no-cache").type("html").send(html)
  })

  router.get("/content/:page.json", async (request, response, next) => {
    const { page } = request.params
    if (!isPageName(page)) return next()
    response.set("Cache-Control", "no-cache").json(await backendFor(request).loadPage(page))
  })

  router.post(
    ["/drivers", "/contact"],
    (request, _response, next) =>
      next(request.is(FORM_POST) ? undefined : new UnsupportedMediaTypeError(`A form is posted as ${FORM_POST}.`)),
    express.text({ type: FORM_POST, limit: FORM_POST_LIMIT }),
    sendPage,
  )

  router.get("/{*path}", sendPage)
  return router
}

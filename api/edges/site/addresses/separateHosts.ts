import type { RequestHandler } from "express"
import { NotFoundError } from "../../../contract/api/errors.ts"

/** Dashboard and GraphQL explorer, which can use the dashboard's session. */
const OFFICE = /^\/(adminpage(\/.*)?|graphql)$/

interface Origins {
  publicUrl: string | null
  dashboardUrl: string | null
}

/**
 * Keeps the dashboard on its own host, if configured. Browser storage belongs to an origin, so a script on the site,
 * such as a pixel, cannot read the dashboard's. Pages on the wrong host redirect; anything else is a 404.
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

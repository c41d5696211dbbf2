import type { RequestHandler } from "express"
import { NotFoundError } from "../../../contract/api/errors.ts"

/** What operators open: the dashboard, and the explorer, which can ask with their sign-in. */
const OFFICE = /^\/(adminpage(\/.*)?|graphql)$/

interface Origins {
  /** The site's; null when it is not configured. */
  publicUrl: string | null
  /** The dashboard's, if it has a host of its own. */
  dashboardUrl: string | null
}

/**
 * Keeps the dashboard on its own host, if it has one: a browser's storage belongs to one origin, so a script on the site's
 * pages, such as a pixel, can't read what the dashboard stores. Pages that are asked for on the wrong host redirect to the
 * right one, and anything else is not found there.
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
    // Not for good: a host can be given up again.
    response.redirect(302, origin + path)
  }
}

import { type Request, Router } from "express"
import { isbot } from "isbot"
import * as z from "zod"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { cityAt } from "../../../contract/cities/findCity.ts"
import { listedCities } from "../../../contract/content/pageContent.ts"
import { CITY_PARAMETER, canonicalPath, cityPath, paths } from "../../../contract/site/sitePaths.ts"
import { sourceOf } from "../../../contract/site/visits.ts"
import { readLocale } from "../../../contract/text/locale.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import { ownOrigin } from "../../../edges/http/ownOrigin.ts"
import { acceptOnly } from "../../../edges/http/rest/acceptOnly.ts"
import { config } from "../../../platform/config/config.ts"
import { logger } from "../../../platform/log/logger.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { countUncounted, countVisit } from "../../visits/countVisits.ts"

/** A page with a longer address, of a city with a very long name, is not counted. */
const MAX_PAGE_LENGTH = 64

/** The page at an address of the site, and the city that it is about; null for what is no page. */
const pageAt = async (url: URL) => {
  const { sections } = await publishedContent()
  const cities = listedCities(sections)
  const { path } = readLocale(url.pathname)
  const own = cities.find(({ slug }) => cityPath(slug) === path)
  const page = own ? path : canonicalPath(url.pathname)
  if (page === undefined || page.length > MAX_PAGE_LENGTH) return null
  const city = own ?? cityAt(cities, url.searchParams.get(CITY_PARAMETER) ?? "")
  return { page, city: city?.id ?? null }
}

/** Whether nobody looks at the answer, or one of the team does: on a browser with which somebody has signed in. */
const isNoVisitor = (request: Request) => {
  const { userAgent, device } = viewerOf(request)
  return !userAgent || isbot(userAgent) || device !== undefined
}

interface Seen {
  url: URL
  referrer: string | undefined
  isStart?: boolean
}

const count = async (request: Request, { url, referrer, isStart = false }: Seen) => {
  if (isNoVisitor(request)) return
  if (viewerOf(request).asksNotToBeCounted) return isStart ? undefined : countUncounted()
  const at = await pageAt(url)
  // The form of a privacy request makes no lead, so it is no step on the way to one.
  if (!at || (isStart && at.page === paths.privacyRequest)) return
  const source = sourceOf({ query: url.searchParams, referrer, ownHost: url.hostname })
  await countVisit(viewerOf(request), { ...at, ...source, isStart })
}

const siteOrigin = (request: Request) => config.publicUrl ?? ownOrigin(request)

const underWay = new Set<Promise<void>>()

export const pagesCounted = () => Promise.all(underWay)

/** Counts an answered page. Prefetched ones are reported by the page's script once shown. */
export const countPage = (request: Request) => {
  // 304: the browser shows what it has kept.
  if (![200, 304].includes(request.res?.statusCode ?? 0)) return
  if (request.method !== "GET" || /prefetch/.test(`${request.get("sec-purpose")} ${request.get("purpose")}`)) return
  // Joined, as what begins with two slashes would be the address of another site.
  const url = new URL(siteOrigin(request) + request.originalUrl)
  const counting = count(request, { url, referrer: request.get("referer") })
    .catch((error: unknown) => logger.warn({ err: error }, "a visit was not counted"))
    .finally(() => underWay.delete(counting))
  underWay.add(counting)
}

const report = z.object({
  // What begins with two slashes or backslashes would be the address of another site.
  page: z
    .string()
    .max(2_048)
    .regex(/^\/(?![/\\])/, "page is an address of this site, such as /drivers?utm_source=newsletter."),
  referrer: z.string().max(2_048).optional(),
  is_start: z.boolean("is_start is true or false.").optional(),
})

/** What a page's own script reports: that it is shown, having been fetched ahead; or that its form was begun. */
export const visitRoutes = Router().post(
  "/visits",
  acceptOnly({ body: ["page", "referrer", "is_start"] }),
  async (request, response) => {
    const { page, referrer, is_start } = parseInput(report, request.body)
    await count(request, { url: new URL(page, siteOrigin(request)), referrer, isStart: is_start })
    response.status(204).end()
  },
)

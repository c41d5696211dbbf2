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

/** The column's length; paths of cities with very long names are not counted. */
const MAX_PAGE_LENGTH = 64

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

/** Browsers that have signed in belong to the team. */
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
  if (viewerOf(request).hasPrivacySignal) return isStart ? undefined : countUncounted()
  const at = await pageAt(url)
  // A privacy request creates no lead, so it is no conversion step.
  if (!at || (isStart && at.page === paths.privacyRequest)) return
  const source = sourceOf({ query: url.searchParams, referrer, ownHost: url.hostname })
  await countVisit(viewerOf(request), { ...at, ...source, isStart })
}

const siteOrigin = (request: Request) => config.publicUrl ?? ownOrigin(request)

const underWay = new Set<Promise<void>>()

export const pendingPageCounts = () => Promise.all(underWay)

/** A prefetched page may never be seen, so it is not counted here: its script reports it once it is seen. */
export const countPage = (request: Request) => {
  // 304 counts too, as the browser then shows its cached page.
  if (![200, 304].includes(request.res?.statusCode ?? 0)) return
  if (request.method !== "GET" || /prefetch/.test(`${request.get("sec-purpose")} ${request.get("purpose")}`)) return
  // Concatenated, as a path with two leading slashes would parse as another site's address.
  const url = new URL(siteOrigin(request) + request.originalUrl)
  const counting = count(request, { url, referrer: request.get("referer") })
    .catch((error: unknown) => logger.warn({ err: error }, "a visit was not counted"))
    .finally(() => underWay.delete(counting))
  underWay.add(counting)
}

const report = z.object({
  // Two leading slashes or backslashes would be another site's address.
  page: z
    .string()
    .max(2_048)
    .regex(/^\/(?![/\\])/, "page is an address of this site, such as /drivers?utm_source=newsletter."),
  referrer: z.string().max(2_048).optional(),
  is_start: z.boolean("is_start is true or false.").optional(),
})

/** A page's script reports that a prefetched page is shown or a form started, as the server does not see either. */
export const visitRoutes = Router().post(
  "/visits",
  acceptOnly({ body: ["page", "referrer", "is_start"] }),
  async (request, response) => {
    const { page, referrer, is_start } = parseInput(report, request.body)
    await count(request, { url: new URL(page, siteOrigin(request)), referrer, isStart: is_start })
    response.status(204).end()
  },
)

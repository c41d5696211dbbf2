import { type Request, type RequestHandler, type Response, Router } from "express"
import { cityAt } from "../../../contract/cities/findCity.ts"
import { isRemovedCity, listedCities, type StoredSection } from "../../../contract/content/pageContent.ts"
import { cityPath, paths } from "../../../contract/site/sitePaths.ts"
import { locales, localized } from "../../../contract/text/locale.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inAllLanguages } from "./browsingRules.ts"

interface MovedAddress {
  /** The Spanish address moves too. */
  from: string
  /** The redirect keeps the query, such as a campaign's plan. */
  to: string
  until: string
}

export const movedAddresses: readonly MovedAddress[] = [
  { from: "/inventory", to: paths.formats, until: "2027-12-01" },
  { from: "/media-kit.pdf", to: paths.mediaKit, until: "2027-12-01" },
  { from: "/plan.pdf", to: `${paths.formats}#estimator`, until: "2027-12-01" },
  { from: "/insurer-letter", to: paths.drivers, until: "2027-12-01" },
  { from: "/inventory.csv", to: paths.formats, until: "2027-12-01" },
]

const redirect = (request: Request, response: Response, to: string, status = 301) => {
  const [path, hash] = to.split("#")
  const query = /\?.*/s.exec(request.originalUrl)?.[0] ?? ""
  // Without this header, browsers would cache a permanent redirect without end.
  response.set("Cache-Control", "max-age=86400")
  response.redirect(status, `${path}${query}${hash ? `#${hash}` : ""}`)
}

const redirectTo =
  ({ to, until }: MovedAddress): RequestHandler =>
  (request, response, next) => {
    if (clock.wallTime().toISOString() >= until) return next()
    redirect(request, response, to)
  }

export const createMovedRoutes = (content: () => Promise<{ sections: readonly StoredSection[] }>): Router => {
  const router = Router()
  for (const locale of locales)
    router.get(localized(cityPath(":slug"), locale), async (request, response, next) => {
      const { sections } = await content()
      const slug = String(request.params.slug).toLowerCase()
      const city = cityAt(listedCities(sections), slug)
      if (city ? city.hasPage && city.slug === slug : !isRemovedCity(sections, slug)) return next()
      // Temporary (302), as the city may get its own page later.
      if (city?.hasPage === false) return redirect(request, response, localized(paths.cities, locale), 302)
      redirect(request, response, localized(city ? cityPath(city.slug) : paths.cities, locale))
    })
  for (const moved of movedAddresses) {
    const targets = inAllLanguages(moved.to)
    for (const [index, from] of inAllLanguages(moved.from).entries())
      router.get(from, redirectTo({ ...moved, to: targets[index] ?? moved.to }))
  }
  return router
}

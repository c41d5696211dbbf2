import { type Request, type Response, Router } from "express"
import pLimit from "p-limit"
import { NotFoundError } from "../../../contract/api/errors.ts"
import { cityName } from "../../../contract/cities/city.ts"
import { cityAt } from "../../../contract/cities/findCity.ts"
import { fillPlaceholders } from "../../../contract/content/contentTexts.ts"
import { isShown, optionalPages } from "../../../contract/content/links/optionalPages.ts"
import { pathOfPage } from "../../../contract/content/links/pagePaths.ts"
import { localizedContent } from "../../../contract/content/localizedContent.ts"
import { pageContent } from "../../../contract/content/pageContent.ts"
import { isPageName, type PageName, registry } from "../../../contract/content/registry.ts"
import { formatNames } from "../../../contract/site/adFormats.ts"
import { canonicalPaths, sharePath, templatePath } from "../../../contract/site/sitePaths.ts"
import { type Locale, locales, localized } from "../../../contract/text/locale.ts"
import type { PublishedParts } from "../cms/publishedContent.ts"
import type { PictureFile } from "./pictureFile.ts"
import { drawSharePicture } from "./sharePicture.ts"
import { drawTemplate, templateOf } from "./template.ts"

type Sections = PublishedParts["sections"]

type Send = (
  request: Request,
  response: Response,
  key: string | null,
  make: (content: PublishedParts) => Promise<{ type: string; text: Buffer }>,
) => Promise<void>

const formats = formatNames

// An edit invalidates all graphics. They are drawn one at a time, so that pages stay responsive.
const inTurn = pLimit(1)

/** Pages without an entry show the interior. */
const pictures: Partial<Record<PageName, PictureFile>> = {
  drivers: "roof-screen",
  advertising: "roof-screen-side",
  formats: "roof-screen",
  cities: "roof-screen",
}

const listedPages = Object.keys(registry).filter(
  (name) =>
    isPageName(name) &&
    [...canonicalPaths, ...optionalPages.map((page) => pathOfPage[page])].includes(pathOfPage[name]),
)

const sharedPage = (path: string, sections: Sections, locale: Locale) => {
  const name = listedPages.filter(isPageName).find((page) => sharePath(pathOfPage[page]) === path)
  if (name && isShown(name, sections)) {
    const { global, page } = localizedContent(name, sections, [], locale)
    return { brand: global.company.name, title: page.meta.title, picture: pictures[name] ?? "interior" }
  }
  const { global, page, cities } = localizedContent("cities", sections, [], locale)
  const [, slug = ""] = /^\/share\/cities\/(.+)\.jpg$/.exec(path) ?? []
  const city = cityAt(cities, slug)
  if (!city) return undefined
  const { title } = fillPlaceholders(page.city, { city: cityName(city) })
  return { brand: global.company.name, title, picture: pictures.cities ?? "interior" }
}

export const createGraphicsRoutes = (send: Send): Router => {
  const router = Router()

  for (const locale of locales)
    router.get(localized("/share/{*path}", locale), async (request, response) => {
      // Other sites embed the preview, so they must be allowed to load it.
      response.set("Cross-Origin-Resource-Policy", "cross-origin")
      const path = `/share/${[request.params.path].flat().join("/")}`
      await send(request, response, `share ${locale} ${path}`, async ({ sections }) => {
        const shared = sharedPage(path, sections, locale)
        if (!shared) throw new NotFoundError("picture")
        return { type: "image/jpeg", text: await inTurn(() => drawSharePicture({ ...shared, locale })) }
      })
    })

  router.get("/templates/:name", async (request, response) => {
    const path = `/templates/${request.params.name}`
    const format = formats.find((key) => templatePath(key) === path)
    await send(request, response, format ? path : null, async ({ sections }) => {
      const template = format && templateOf(format, pageContent("formats", sections).page.specification)
      if (!template) throw new NotFoundError("template")
      const type = template.format === "car_wrapping" ? "image/svg+xml; charset=utf-8" : "image/png"
      return { type, text: await inTurn(() => drawTemplate(template)) }
    })
  })

  return router
}

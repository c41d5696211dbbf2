import { type Request, type Response, Router } from "express"
import { InvalidInputError, NotFoundError } from "../../../contract/api/errors.ts"
import { readAssumptions } from "../../../contract/campaign/campaignEstimate.ts"
import { askedSearch } from "../../../contract/campaign/campaignSearch.ts"
import { readPlanRequest } from "../../../contract/campaign/planRequest.ts"
import { cityName, openCities } from "../../../contract/cities/city.ts"
import { fillPlaceholders } from "../../../contract/content/contentTexts.ts"
import { localizedContent } from "../../../contract/content/localizedContent.ts"
import { pageContent } from "../../../contract/content/pageContent.ts"
import { isPageName, type PageName, registry } from "../../../contract/content/registry.ts"
import { type FormatKey, formatKeys } from "../../../contract/leads/adFormats.ts"
import { type Locale, locales, localized } from "../../../contract/site/locale.ts"
import {
  canonicalPaths,
  cityPath,
  MEDIA_KIT_PATH,
  PLAN_PATH,
  pathOfPage,
  paths,
  sharePath,
  templatePath,
} from "../../../contract/site/sitePaths.ts"
import { wordsIn } from "../../../contract/words/words.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import { ownOrigin } from "../../../edges/http/ownOrigin.ts"
import { projectCity } from "../../../edges/site/cityProjection.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/locks/clock.ts"
import { throttlePlan } from "../../../platform/throttling/throttle.ts"
import type { PublishedParts } from "../cms/publishedContent.ts"
import type { PictureFile } from "./brand.ts"
import { type Paper, renderer } from "./renderPaper.ts"
import { templateOf } from "./template.ts"

type Sections = PublishedParts["sections"]

interface PaperParts {
  /** Answers from the published content; without a key, the answer is not kept. */
  send: (
    request: Request,
    response: Response,
    key: string | null,
    make: (content: PublishedParts) => Promise<{ type: string; text: Buffer }>,
  ) => Promise<void>
  publicUrl: string | null
}

const PDF = "application/pdf"

const formats = Object.keys(formatKeys) as FormatKey[]

const today = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: config.timeZone, dateStyle: "short" }).format(clock.wallTime())

const formatsIn = (sections: Sections, locale: Locale) => {
  const { global, page, cities } = localizedContent("formats", sections, [], locale, { project: projectCity })
  return { global, page, cities, locale }
}

const mediaKit = (sections: Sections, locale: Locale): Paper => {
  const coverage = localizedContent("cities", sections, [], locale).page
  return { kind: "mediaKit", ...formatsIn(sections, locale), coverage }
}

/** The plan that a request asks for. Throws `InvalidInputError`, which names the parameters that cannot be read. */
const plan = (sections: Sections, locale: Locale, request: Request, origin: string): Paper => {
  const { cities, ...content } = formatsIn(sections, locale)
  const { page } = content
  const search = new URL(request.originalUrl, "http://localhost").searchParams
  const { wish, faults } = readPlanRequest(search, {
    cities: openCities(cities).map(({ name }) => name),
    assumptions: readAssumptions(page),
    words: wordsIn(locale),
    labels: page.estimator,
  })
  if (faults.length > 0) throw new InvalidInputError(faults)
  const link = `${origin}${localized(paths.formats, locale)}?${askedSearch(wish)}#estimator`
  return { kind: "plan", ...content, wish, day: today(), link }
}

/** What a link to a page shows; a page that has none of its own shows the view from the back seat. */
const pictures: Partial<Record<PageName, PictureFile>> = {
  drivers: "roof-screen",
  advertising: "roof-screen-side",
  formats: "roof-screen",
  cities: "roof-screen",
}

const listedPages = Object.keys(registry).filter(
  (name) => isPageName(name) && canonicalPaths.includes(pathOfPage[name]),
)

/** The title of the page whose picture has an address, and which picture that is; undefined where there is no such page. */
const sharedPage = (path: string, sections: Sections, locale: Locale) => {
  const name = listedPages.filter(isPageName).find((page) => sharePath(pathOfPage[page]) === path)
  if (name) {
    const { global, page } = localizedContent(name, sections, [], locale)
    return { brand: global.company.name, title: page.meta.title, picture: pictures[name] ?? "interior" }
  }
  const { global, page, cities } = localizedContent("cities", sections, [], locale)
  const city = cities.find(({ slug }) => sharePath(cityPath(slug)) === path)
  if (!city) return undefined
  const { title } = fillPlaceholders(page.city, { city: cityName(city) })
  return { brand: global.company.name, title, picture: pictures.cities ?? "interior" }
}

/** What is drawn from published content: the media kit, a campaign's plan, templates of the formats, and the pictures that links to pages show. */
export const createPaperRoutes = ({ send, publicUrl }: PaperParts): Router => {
  const router = Router()

  for (const locale of locales) {
    router.get(localized(MEDIA_KIT_PATH, locale), async (request, response) => {
      // Made anew with the content, so its address needs no version.
      await send(request, response, `media kit ${locale}`, async ({ sections }) => ({
        type: PDF,
        text: await renderer.render(mediaKit(sections, locale)),
      }))
    })

    router.get(localized(PLAN_PATH, locale), async (request, response) => {
      response.set("X-Robots-Tag", "noindex")
      await send(request, response, null, async ({ sections }) => {
        const paper = plan(sections, locale, request, publicUrl ?? ownOrigin(request))
        if (!renderer.isKept(paper)) await throttlePlan(viewerOf(request))
        return { type: PDF, text: await renderer.render(paper) }
      })
    })

    router.get(localized("/share/{*path}", locale), async (request, response) => {
      // Sites that show a link to a page may show its picture.
      response.set("Cross-Origin-Resource-Policy", "cross-origin")
      const path = `/share/${[request.params.path].flat().join("/")}`
      await send(request, response, `share ${locale} ${path}`, async ({ sections }) => {
        const shared = sharedPage(path, sections, locale)
        if (!shared) throw new NotFoundError("picture")
        return { type: "image/jpeg", text: await renderer.render({ kind: "share", ...shared, locale }) }
      })
    })
  }

  router.get("/templates/:name", async (request, response) => {
    const path = `/templates/${request.params.name}`
    const format = formats.find((key) => templatePath(key) === path)
    await send(request, response, format ? path : null, async ({ sections }) => {
      const template = format && templateOf(format, pageContent("formats", sections).page.specification)
      if (!template) throw new NotFoundError("template")
      const type = template.format === "car_wrapping" ? "image/svg+xml; charset=utf-8" : "image/png"
      return { type, text: await renderer.render({ kind: "template", ...template }) }
    })
  })

  return router
}

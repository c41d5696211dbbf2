import type { Router } from "express"
import { sampleCsv } from "../../contract/campaign/sampleCsv.ts"
import { isShown, optionalPages } from "../../contract/content/links/optionalPages.ts"
import { pathOfPage } from "../../contract/content/links/pagePaths.ts"
import { listedCities, pageContent, type StoredSection } from "../../contract/content/pageContent.ts"
import { cityPath, csvPaths } from "../../contract/site/sitePaths.ts"
import { locales, localized, readLocale } from "../../contract/text/locale.ts"
import { clock } from "../../platform/database/clock/clock.ts"
import { ownOrigin } from "../http/ownOrigin.ts"
import {
  inAllLanguages,
  robotsTxt,
  SECURITY_TXT,
  SPECULATION_RULES,
  securityTxt,
  sitemapXml,
  speculationRules,
} from "./addresses/browsingRules.ts"
import type { SendPublished } from "./answerCache.ts"
import { brandName } from "./documents.routes.ts"
import type { SiteDependencies } from "./webClient.ts"

const pageAt = new Map(Object.entries(pathOfPage).map(([page, path]) => [path, page]))

const lastEdit = (sections: readonly StoredSection[], of: string) =>
  sections
    .flatMap(({ page, changedOn = [] }) => (page === of ? changedOn : []))
    .sort()
    .at(-1)

export const addSiteFiles = (router: Router, { client, content, publicUrl }: SiteDependencies, send: SendPublished) => {
  for (const locale of locales) {
    const path = localized(csvPaths.sampleReport, locale)
    router.get(path, async (request, response) => {
      const type = "text/csv; charset=utf-8"
      await send(request, response, path, async ({ sections }) => ({
        type,
        text: await sampleCsv(sections, locale),
      }))
    })
  }

  router.get("/robots.txt", (request, response) => {
    response.type("text").send(robotsTxt(publicUrl ?? ownOrigin(request)))
  })

  router.get(SECURITY_TXT, async (request, response) => {
    const { contact_email } = pageContent("home", (await content()).sections).global.company
    response.type("text").send(securityTxt(publicUrl ?? ownOrigin(request), contact_email, clock.wallTime()))
  })

  router.get("/sitemap.xml", async (request, response) => {
    const { pagePaths } = await client.loadServer()
    const { sections } = await content()
    const switchedOn = optionalPages.filter((page) => isShown(page, sections)).map((page) => pathOfPage[page])
    const cities = listedCities(sections).filter(({ hasPage }) => hasPage)
    const paths = [...pagePaths, ...switchedOn, ...cities.map(({ slug }) => cityPath(slug))]
    const pages = paths.map((path) => ({ path, changedOn: lastEdit(sections, pageAt.get(path) ?? "cities") }))
    response.type("application/xml").send(sitemapXml(publicUrl ?? ownOrigin(request), pages))
  })

  router.get(SPECULATION_RULES, (_request, response) => {
    response.type("application/speculationrules+json").set("Cache-Control", "max-age=3600").send(speculationRules)
  })

  router.get(inAllLanguages("/site.webmanifest"), async (request, response) => {
    const { webManifest } = await client.loadServer()
    const { locale } = readLocale(request.path)
    await send(request, response, `manifest ${locale}`, async ({ sections }) => ({
      type: "application/manifest+json",
      text: JSON.stringify(webManifest(brandName(sections), locale)),
    }))
  })
}

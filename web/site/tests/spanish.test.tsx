/** @jest-environment node */

import { contentTexts } from "@farelight/api/contract/content/contentTexts.ts"
import { pathOfPage } from "@farelight/api/contract/content/links/pagePaths.ts"
import { localizedContent } from "@farelight/api/contract/content/localizedContent.ts"
import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import type { PageName } from "@farelight/api/contract/content/registry.ts"
import { spanish } from "@farelight/api/contract/content/translation/es/spanish.ts"
import { canonicalPaths, cityPath } from "@farelight/api/contract/site/sitePaths.ts"
import { localized } from "@farelight/api/contract/text/locale.ts"
import { englishWords } from "@farelight/api/contract/words/en.ts"
import { spanishWords } from "@farelight/api/contract/words/es.ts"
import { describe, expect, test } from "@jest/globals"
import { escapeHtml } from "../../../api/platform/text/escapeHtml.ts"
import { receipt, servePage } from "../../testing/servePage.ts"

const origin = "https://www.example.com"

/** The visible page, without the data for the browser. */
const shownIn = (html: string) => html.replace(/<script type="application\/json".*?<\/script>/s, "")

/** The Spanish part, without the documents marked as English. */
const withoutEnglish = (shown: string) => shown.replace(/<(div|article)[^>]* lang="en"[^>]*>.*?<\/article>/s, "")

const pages = (Object.keys(pathOfPage) as PageName[]).filter((page) => canonicalPaths.includes(pathOfPage[page]))

const isLegal = (page: PageName) => page in spanish.summaries

describe("a page in Spanish", () => {
  test.each(pages)("declares its language, and links to both versions: %s", async (page) => {
    const path = pathOfPage[page]
    const { status, html } = await servePage(localized(path, "es"))
    expect(status).toBe(200)
    expect(html).toMatch(/^<!DOCTYPE html><html lang="es">/)
    expect(html).toContain('<meta property="og:locale" content="es_US"/>')
    expect(html).toContain(`<link rel="canonical" href="${origin}${localized(path, "es")}"/>`)
    expect(html).toContain('href="/es/site.webmanifest"')
    const english = (await servePage(path)).html
    for (const either of [html, english]) {
      expect(either).toContain(`<link rel="alternate" hrefLang="en" href="${origin}${path}"/>`)
      expect(either).toContain(`<link rel="alternate" hrefLang="es" href="${origin}${localized(path, "es")}"/>`)
      expect(either).toContain(`<link rel="alternate" hrefLang="x-default" href="${origin}${path}"/>`)
    }
    expect(html).toContain(`href="${path}" lang="en" hrefLang="en">English</a>`)
    expect(english).toContain(`href="${localized(path, "es")}" lang="es" hrefLang="es">Español</a>`)
    expect(html).toContain('"inLanguage":"es"')
  })

  test.each(pages.filter((page) => spanish.pages[page]))(
    "has no English left where a translation exists: %s",
    async (page) => {
      const shown = shownIn((await servePage(localized(pathOfPage[page], "es"))).html)
      const translated = contentTexts(localizedContent(page, [], [], "es").page)
      const english = new Map(contentTexts(pageContent(page, []).page).map(({ field, text }) => [field, text]))
      const changed = translated.filter(({ field, text }) => text !== english.get(field))
      expect(changed.length).toBeGreaterThan(0)
      const asShown = (text: string) => escapeHtml(text).replaceAll("&#39;", "&#x27;")
      const ofPage = withoutEnglish(shown)
      /** Expects the text neither as an element's text nor as the name of a control or picture. */
      const expectNowhere = (text: string) => {
        expect(ofPage).not.toContain(`>${asShown(text)}<`)
        for (const name of ["alt", "aria-label", "placeholder", "title"])
          expect(ofPage).not.toContain(` ${name}="${asShown(text)}"`)
      }
      const inEnglish = shownIn((await servePage(pathOfPage[page])).html)
      for (const { field, text } of changed) {
        // Some texts show only after an answer.
        if (inEnglish.includes(`>${asShown(english.get(field) ?? "")}<`)) expect(shown).toContain(asShown(text))
        if (!isLegal(page)) expectNowhere(english.get(field) ?? "")
      }
      for (const group of ["navigation", "form", "fields", "options", "hours", "drawings"] as const) {
        const words = new Map<string, string>(Object.entries(spanishWords[group]))
        for (const [name, text] of Object.entries(englishWords[group]))
          if (text !== "" && words.get(name) !== text) expectNowhere(text)
      }
    },
  )

  /** Visible and spoken numbers: 1500 and 6 of "$1,500 at 6 pm". */
  const numbersOn = async (path: string) => {
    const { html } = await servePage(path)
    const body = html
      .slice(html.indexOf("<body"))
      .replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|&#\w+;/g, "")
    const read = [...body.matchAll(/ (?:alt|placeholder|title|aria-label)="([^"]*)"/g)].map(([, text = ""]) => text)
    const texts = [...body.split(/<[^>]*>/), ...read].join("\n").replace(/(?<=\d),(?=\d{3})/g, "")
    return [...texts.matchAll(/\d+(\.\d+)?/g)].map(([number]) => number)
  }

  test.each(pages)("has the numbers of the English page: %s", async (page) => {
    const [english, translated] = [
      await numbersOn(pathOfPage[page]),
      await numbersOn(localized(pathOfPage[page], "es")),
    ]
    expect(translated.length > 0).toBe(english.length > 0)
    expect(translated.filter((number) => !english.includes(number))).toEqual([])
  })

  test("is answered in its language at an unknown address", async () => {
    const { status, html } = await servePage("/es/nada")
    expect(status).toBe(404)
    expect(html).toContain("Por aquí no es")
    expect(html).toContain('href="/not-found" lang="en"')
    expect(html).not.toContain('rel="alternate"')
    expect((await servePage("/espresso")).html).toContain('<html lang="en">')
  })

  test.each([
    ...canonicalPaths,
    cityPath("irvine-ca"),
    "/status/known",
    "/status/unknown",
    "/nada",
    "/privacy-request?sent=1",
  ])("has Spanish links, forms and data throughout: %s", async (path) => {
    const { html } = await servePage(localized(path, "es"))
    const links = [...shownIn(html).matchAll(/<(?:a|form) [^>]*(?:href|action)="(\/[^"]*)"[^>]*>/g)]
    expect(links.length).toBeGreaterThan(10)
    const leaving = links.filter(
      ([tag, href]) => !/^\/es(\/|$|#|\?)/.test(href ?? "") && !/hrefLang="en"|application\/pdf| download=/.test(tag),
    )
    expect(leaving).toEqual([])
    // Structured data has no English words, either.
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    for (const text of [englishWords.service.type, englishWords.service.audience, englishWords.fields.adFormats])
      expect(data).not.toContain(`"${text}"`)
  })

  test("a legal page has a Spanish summary, and the English text that governs", async () => {
    const { html } = await servePage("/es/privacy-policy")
    expect(html).toContain("Resumen en español")
    expect(html).toContain("es el único con validez legal")
    expect(html).toMatch(/<div class="[^"]*" lang="en"><nav/)
    expect(html).toContain("Última actualización: 21 de octubre de 2025")
    expect((await servePage("/privacy-policy")).html).not.toContain("Resumen")
  })

  test("a form without JavaScript is posted to its page and answered in Spanish", async () => {
    const { html } = await servePage("/es/drivers")
    for (const form of ["apply", "estimate"]) expect(html).toContain(`action="/es/drivers#${form}"`)
    expect(html).toContain('<input type="hidden" name="locale" value="es"/>')
    const form = new URLSearchParams({ locale: "es", name: "" })
    const fields = [{ field: "name", message: "Complete el campo “Nombre”." }]
    const refused = await servePage("/es/drivers", { form, result: { outcome: "invalid", fields } })
    expect(refused.status).toBe(400)
    expect(refused.html).toContain("Corrija los campos marcados.")
    const sent = await servePage("/es/drivers", { form, result: { outcome: "sent", message: "", receipt } })
    expect(sent).toMatchObject({ status: 303, location: "/es/status/known?sent=1" })
    expect((await servePage("/es/drivers?sent=1")).html).toContain('href="/drivers?sent=1" lang="en"')
  })
})

test.each([
  [
    "/cities/los-angeles-ca",
    ["Buscamos conductores aquí", "plazo de 48 horas", "Formatos en Los Angeles", "Auto rotulado<", "$145–$220"],
  ],
  ["/cities/new-york-ny", ["Por ahora no ponemos pantallas en los autos de aquí", "Comisión de Taxis y Limusinas"]],
  ["/advertising", [">10 min<", "8–12 min"]],
])("the page %s states cities' facts, formats and figures in Spanish", async (path, texts) => {
  const shown = shownIn((await servePage(localized(path, "es"))).html)
  for (const text of texts) expect(shown).toContain(text)
  expect(shown).not.toMatch(/>(In-Car Tablet|Car Wrapping)<|Drivers are wanted|licenses rideshare|10 mins|November/)
})

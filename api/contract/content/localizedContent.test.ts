import { describe, expect, test } from "@jest/globals"
import { localizedContent } from "./localizedContent.ts"
import { pageContent } from "./pageContent.ts"
import { isPageName, registry } from "./registry.ts"

const pages = Object.keys(registry).filter(isPageName)

const spanishHome = (content: unknown, sectionId = "brands") =>
  localizedContent("home", [{ page: "home", sectionId, content }], [], "es").page

describe("content in Spanish", () => {
  test.each(pages)("the page %s has each text of its translation, and all facts filled in", (page) => {
    const [content, english] = [localizedContent(page, [], [], "es"), pageContent(page, [])]
    // Placeholders that are filled in later: a city, companies and a date, computed values, and a file.
    expect(JSON.stringify([content, english])).not.toMatch(
      /\{(?!(?:city|providers|date|hours|weeks|asked|cars|budget|share|minimum|impressions|dollars|kind|size|screen|outcome|seconds|length|type|megabytes|file|dpi|resolution|format)\})[a-z_]+\}/,
    )
    expect(content.global.promises.driver_reply).toBe("48 horas")
    expect(content.figuresNamed).toEqual(english.figuresNamed)
  })

  test("an operator's Spanish texts are shown, and the delivered Spanish ones where there are none", () => {
    const stored = [
      { page: "home", sectionId: "hero", content: { ...registry.home.hero, title: "English" } },
      { page: "home", sectionId: "hero", content: { title: "Hola en {driver_reply}" }, locale: "es" as const },
    ]
    const { hero } = localizedContent("home", stored, [], "es").page
    expect(hero.title).toBe("Hola en 48 horas")
    expect(hero.button_label).toBe("Anúnciese con nosotros")
    expect(localizedContent("home", stored, [], "en").page.hero.title).toBe("English")
  })

  test("a new row without Spanish stays English, facts included; other rows are Spanish", () => {
    const added = { title: "New", text: "Within {driver_reply}" }
    const { cards } = spanishHome({ ...registry.home.brands, cards: [added, ...registry.home.brands.cards] }).brands
    expect(cards[0]).toEqual({ title: "New", text: "Within 48 hours" })
    expect(cards[2]?.title).toBe("Resultados en tiempo real")
  })

  test("an edited promise and date are written in Spanish", () => {
    const stored = [
      { page: "global", sectionId: "promises", content: { driver_reply: "2 days" } },
      { page: "global", sectionId: "legal", content: { last_updated: "September 30, 2026" } },
    ]
    expect(localizedContent("drivers", stored, [], "es").page.apply.text).toContain("en 2 días")
    const { page, global } = localizedContent("privacy_policy", stored, [], "es")
    expect(page.hero.text).toBe("Última actualización: 30 de septiembre de 2026")
    // The Spanish text names the documents as the English original does.
    expect(global.legal.last_updated).toBe("September 30, 2026")
    expect(page.use_of_information.text).toContain("within 2 days")
  })

  test("an edited document's summary says only which text governs", () => {
    const stored = [{ page: "terms_of_service", sectionId: "services", content: { title: "Services", text: "New." } }]
    const { summary } = localizedContent("terms_of_service", stored, [], "es")
    expect(summary?.text).toBe("")
    expect(summary?.note).toContain("texto en inglés")
    expect(localizedContent("terms_of_service", [], [], "es").summary?.text).toContain("al menos 18 años")
    expect(localizedContent("terms_of_service", [], [], "en").summary).toBeUndefined()
  })
})

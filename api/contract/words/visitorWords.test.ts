import { describe, expect, test } from "@jest/globals"
import { contentTexts } from "../content/contentTexts.ts"
import { localizedContent } from "../content/localizedContent.ts"
import { isPageName, registry } from "../content/registry.ts"
import { completeEnglish, translationGaps } from "../content/translation/sectionTranslation.ts"
import type { Locale } from "../text/locale.ts"

const pages = Object.keys(registry).filter(isPageName)

const governing = /^(privacy_policy|terms_of_service|driver_agreement)\./

describe("the words of the public site", () => {
  test("exist in both languages", () => {
    const gaps = Object.entries(registry).flatMap(([page, sections]) =>
      Object.entries(sections).flatMap(([sectionId, section]) => {
        const place = { page, sectionId }
        const { missing, outdated } = translationGaps(place, completeEnglish(place, section), {})
        return [...missing, ...outdated].map((path) => `${page}.${sectionId}.${path}`)
      }),
    )
    // The English documents govern, and have a summary in Spanish.
    expect(gaps.filter((field) => !governing.test(field))).toEqual([])
  })

  test.each(pages)("have the same numbers in both languages: %s", (page) => {
    const numbers = (locale: Locale) =>
      contentTexts(localizedContent(page, [], [], locale).page).map(({ field, text }) => [
        field,
        text.match(/\d+/g)?.sort() ?? [],
      ])
    expect(numbers("es")).toEqual(numbers("en"))
  })
})

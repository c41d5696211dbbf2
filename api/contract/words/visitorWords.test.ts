import { describe, expect, test } from "@jest/globals"
import { contentTexts } from "../content/contentTexts.ts"
import { spanish } from "../content/es/spanish.ts"
import { localizedContent } from "../content/localizedContent.ts"
import { isPageName, registry } from "../content/registry.ts"
import { completeEnglish, translationGaps } from "../content/sectionTranslation.ts"
import { privacyMailWords } from "../person/privacyMailWords.ts"
import type { Locale } from "../site/locale.ts"
import { wordsIn } from "./words.ts"

const pages = Object.keys(registry).filter(isPageName)

type Located = ReturnType<typeof contentTexts>

/** What mails on privacy requests say, with the sentences that are written around a name or a day. */
const mailTexts = (locale: Locale): Located => {
  const { confirmation, receipt, extension, until, ...texts } = privacyMailWords[locale]
  const written = [confirmation("…"), receipt("…", "…"), extension("…", "…"), until("…")]
  return contentTexts({ texts, written }, "privacyMails")
}

// A condition is no word of the text: "[if mail] ".
const shown = (texts: Located) => texts.map(({ field, text }) => ({ field, text: text.replace(/\[if [^\]]*\]/g, "") }))

const english = shown([...contentTexts(registry), ...contentTexts(wordsIn("en"), "words"), ...mailTexts("en")])

const inSpanish = shown([...contentTexts(spanish), ...contentTexts(wordsIn("es"), "words"), ...mailTexts("es")])

const governing = /^(privacy_policy|terms_of_service|driver_agreement)\./

const legal = /^(privacy_policy|terms_of_service)\.|^privacy_request\.kinds\.opt_out\./

const found = (texts: Located, pattern: RegExp, allowed?: RegExp) =>
  texts.flatMap(({ field, text }) => {
    const hit = pattern.exec(text)?.[0]
    return hit && !allowed?.test(field) ? [`${field}: ${hit}`] : []
  })

describe("the words of the public site", () => {
  test.each([
    // In the US, mail comes on paper.
    ["mail for email", /\b(e-)?mail(s|ed)?\b/i, undefined],
    ["words of another register", /\b(somebody|anybody|shall)\b/i, undefined],
    // Lawyers write these out, and the law names the right so.
    ["two words that are spoken as one", /\b(do|does|did|is|are|was|will|would|could|have) not\b|\bcannot\b/, legal],
  ])("in English have no %s", (_what, pattern, allowed) => {
    expect(found(english, pattern, allowed)).toEqual([])
  })

  test("in Spanish are those of drivers in the US", () => {
    const foreign = /[«»]|\bcompruebe|\bpulse\b|\banót|\ba pedido\b|jornada completa|apps? de viajes/i
    expect(found(inSpanish, foreign)).toEqual([])
  })

  test("are there in both languages", () => {
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

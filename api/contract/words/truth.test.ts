import { describe, expect, test } from "@jest/globals"
import { driverApplicationFacts } from "../../rooms/leads/drivers/contract.ts"
import { contentTexts } from "../content/contentTexts.ts"
import { localizedContent } from "../content/localizedContent.ts"
import { type FigureName, isPageName, type PageName, registry } from "../content/registry.ts"
import { type Locale, locales } from "../site/locale.ts"

// What pages claim in words: numbers that are written out, facts that are told twice, and what the law says.

const pages = Object.keys(registry).filter(isPageName)

/** Documents that a lawyer reads: they number, and speak of law. */
const isDocument = (page: PageName) => /^(privacy_policy|terms_of_service|driver_agreement)$/.test(page)

const prosePages = pages.filter((page) => !isDocument(page))

const cases = prosePages.flatMap((page) => locales.map((locale) => [page, locale] as const))

const contentOf = (page: PageName, locale: Locale): Record<string, unknown> => ({
  ...localizedContent(page, [], [], locale).page,
})

/** The shared texts that pages show, as `global` is no page. */
const sharedIn = (locale: Locale) => {
  const { figures: _figures, ...shared } = localizedContent("home", [], [], locale).global
  return shared
}

const values: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12 },
}

const NUMBER: Record<Locale, RegExp> = {
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|[mb]illions?)\b/gi,
  es: /\b(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|veint\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|docenas?|cien|cientos?|quinient\w+|mil|miles|millón|millones)\b/gi,
}

/** Numbers in words that count nothing of ours, or that their field is made for: by the place, what it may say, and why. */
const reviewed: readonly { where: RegExp; text: RegExp; why: string }[] = [
  {
    where: /^advertising\.formats\./,
    text: /three formats|tres formatos|los tres|una sola red/i,
    why: "the formats of the specification",
  },
  { where: /^about\.closing\.title$/, text: /two ways|dos formas/i, why: "brands and drivers" },
  {
    where: /^cities\.city\.cost_label$/,
    text: /four weeks|cuatro semanas/i,
    why: "the time that a wrap is sold by",
  },
  {
    where: /^formats\..*(measures|wrap_text)$/,
    text: /four weeks|cuatro semanas|thousand|cada mil/i,
    why: "what a price is for",
  },
  {
    where: /^formats\.methodology\.title$|^formats\.methodology\.text$/,
    text: /two kinds|dos tipos/i,
    why: "counted and modeled ones",
  },
  { where: /^formats\.assumptions\.text$/, text: /the two|los dos|las dos/i, why: "counted and modeled ones" },
  { where: /^formats\.specification\./, text: /two sides|dos caras|cualquiera de los dos/i, why: "a format" },
  { where: /^cities\.rides\.items\./, text: /two airports|dos aeropuertos/i, why: "those of Dallas" },
  { where: /^home\.brands\.cards\./, text: /at seven|at nine|a las siete|a las nueve/i, why: "hours of the day" },
  { where: /^home\.hero\.advertisements\./, text: /two seats|dos asientos/i, why: "an advertisement as an example" },
  {
    where: /^drivers\.(pay|estimator)\.text$/,
    text: /three (things set|choices)|tres (cosas determinan|datos)/i,
    why: "format, hours and city",
  },
  { where: /^drivers\.(benefits|requirements)\./, text: /las dos/i, why: "Uber and Lyft" },
]

const listsIn = (part: unknown): number[] => {
  if (Array.isArray(part)) return [part.length, ...part.flatMap(listsIn)]
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(listsIn) : []
}

const driverFields = Object.keys(driverApplicationFacts.textRoles).length + 1

/** The numbers in words of a section that neither count a list in it nor are reviewed. */
const loose = (page: string, sectionId: string, section: unknown, locale: Locale = "en") => {
  const counts = new Set([...listsIn(section), ...(page === "drivers" ? [driverFields] : [])])
  return contentTexts(section).flatMap(({ field, text }) => {
    const place = `${page}.${sectionId}.${field}`
    const rest = reviewed
      .filter(({ where }) => where.test(place))
      .reduce((left, { text: known }) => left.replaceAll(new RegExp(known, "gi"), ""), text)
    const found = [...rest.matchAll(NUMBER[locale])].map(([word]) => word.toLowerCase())
    return found.filter((word) => !counts.has(values[word] ?? 0)).map((word) => `${place}: ${word}`)
  })
}

const LAW =
  /\b(laws?|statutes?|ordinances?|regulations?|illegal|legally|by law|licensed|commission|prohibit\w*|forbid\w*|banned|ley|leyes|ordenanzas?|reglamentos?|ilegal\w*|legalmente|con licencia de|comisión|prohíb\w*|prohibid\w*)\b/iu

/** What names the law and says nothing of what is in it. */
const namesLaw: readonly { where: RegExp; text: RegExp }[] = [
  {
    where: /^privacy_request\.kinds\.delete\.text$/,
    text: /what the law makes us keep|lo que la ley nos obliga a conservar/,
  },
  { where: /^safety\.report\.authority_text$/, text: /The Federal Trade Commission|La Comisión Federal de Comercio/ },
  { where: /^cities\.list\.cities\.\d+\.rule_source$/, text: /.*/ },
]

const DAY = /^\d{4}-\d\d-\d\d$|[A-Z][a-z]+ \d{1,2}, \d{4}/

/** The objects of a content with their places. */
const objectsIn = (part: unknown, place: string): { place: string; object: Record<string, unknown> }[] => {
  if (typeof part !== "object" || part === null) return []
  const within = Object.entries(part).flatMap(([key, value]) => objectsIn(value, `${place}.${key}`))
  return Array.isArray(part) ? within : [{ place, object: { ...part } }, ...within]
}

/** What says something of the law without a link to it and the day on which it was read. */
const unsourced = (page: string, content: unknown) =>
  objectsIn(content, page).flatMap(({ place, object }) => {
    const { rule_source: source = "", rule_as_of: day = "" } = object
    const isSourced = /https:\/\//.test(String(source)) && DAY.test(String(day))
    return Object.entries(object).flatMap(([key, text]) => {
      if (typeof text !== "string" || isSourced) return []
      const field = `${place}.${key}`
      const rest = namesLaw.reduce(
        (left, { where, text: known }) => (where.test(field) ? left.replace(known, "") : left),
        text,
      )
      const isWithin = /\]\(https:\/\//.test(text) && /\d{4}/.test(text)
      return LAW.test(rest) && !isWithin ? [`${field}: ${text}`] : []
    })
  })

/** Figures of one value that a page may show together: the specification states both, and their notes tell what each counts. */
const alike = ["uptime completion"]

/** The figures of a page that are one number under two names. */
const repeated = (named: readonly FigureName[]) => {
  const shownAs = (name: FigureName) => registry.global.figures[name].value
  return named.flatMap((one, index) =>
    named
      .slice(index + 1)
      .filter((other) => shownAs(other) === shownAs(one) && !alike.includes(`${one} ${other}`))
      .map((other) => `${one} ${other}`),
  )
}

describe("the truth of the site", () => {
  test.each(cases)("%s in %s writes no number out that nothing proves", (page, locale) => {
    const found = Object.entries(contentOf(page, locale)).flatMap(([id, section]) => loose(page, id, section, locale))
    expect(found).toEqual([])
  })

  test.each(locales)("what all pages share in %s writes no number out, and says nothing of the law", (locale) => {
    const shared = sharedIn(locale)
    expect(Object.entries(shared).flatMap(([id, section]) => loose("global", id, section, locale))).toEqual([])
    expect(unsourced("global", shared)).toEqual([])
  })

  test.each(cases)("%s in %s says nothing of the law without a link and the day it was read", (page, locale) => {
    expect(unsourced(page, contentOf(page, locale))).toEqual([])
  })

  test.each(pages)("%s shows no two figures that are one number", (page) => {
    expect(repeated(Object.values(localizedContent(page, [], [], "en").figuresNamed).flat())).toEqual([])
  })

  test.each(pages)("%s names the same figures in both languages", (page) => {
    const named = (locale: Locale) => localizedContent(page, [], [], locale).figuresNamed
    expect(named("es")).toEqual(named("en"))
  })

  test("would be missed: what is wrong is found", () => {
    expect(loose("about", "mission", { text: "Every day, millions ride in our twelve cities" })).toHaveLength(2)
    expect(loose("about", "mission", { text: "Three values", items: ["a", "b"] })).toHaveLength(1)
    expect(loose("about", "mission", { text: "Two values", items: ["a", "b"] })).toEqual([])
    const rule = "The law permits screens."
    expect(unsourced("cities", [{ rule, rule_source: "The city", rule_as_of: "November 24, 2026" }])).toHaveLength(1)
    expect(unsourced("cities", [{ rule, rule_source: "The city https://city.example", rule_as_of: "" }])).toHaveLength(
      1,
    )
    expect(
      unsourced("cities", [{ rule, rule_source: "The city https://city.example", rule_as_of: "November 24, 2026" }]),
    ).toEqual([])
    expect(unsourced("safety", { report: { text: "Calling you is illegal." } })).toHaveLength(1)
    expect(loose("home", "hero", { text: "Más de mil autos" }, "es")).toHaveLength(1)
    expect(repeated(["cities", "monthly_reach", "monthly_impressions"])).toHaveLength(1)
  })
})

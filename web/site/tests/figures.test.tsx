/** @jest-environment node */

import { contentTexts } from "@farelight/api/contract/content/contentTexts.ts"
import { type Figure, figureNote, isFigure } from "@farelight/api/contract/content/figure.ts"
import { globalContentOf, pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { type PageName, registry } from "@farelight/api/contract/content/registry.ts"
import { localized } from "@farelight/api/contract/site/locale.ts"
import { canonicalPaths, pathOfPage } from "@farelight/api/contract/site/sitePaths.ts"
import { describe, expect, test } from "@jest/globals"
import { noAssets, readingBackend } from "../../testing/siteStubs.ts"
import { renderPage } from "../entry-server.tsx"

// Every number that a public page shows comes from a figure, which has a basis and a date, or is listed here.

/** Numbers in content that are no figures, each with the reason why it needs no basis. */
const reviewed: readonly { where: RegExp; text: RegExp }[] = [
  // A telephone number, a promise, a date or an age is not measured.
  { where: /^global\.company\.phone$/, text: /\+[\d ()-]+/ },
  { where: /^global\.promises\./, text: /\d+ hours/ },
  { where: /^global\.legal\./, text: /October 21, 2025|18/ },
  // What the server takes.
  { where: /^status\.files\.text$/, text: /10 MB/ },
  // What a law or a contract says. Those who change it have it read by a lawyer.
  { where: /^privacy_policy\./, text: /.*/s },
  { where: /^terms_of_service\./, text: /.*/s },
  { where: /^privacy_request\.steps\./, text: /45 days/g },
  { where: /^privacy_export\.unknown\.text$/, text: /7 days/ },
  // A place on the map, the day of a rule, and a reference as an example.
  { where: /^cities\.list\.cities\.\d+\.rule_as_of$/, text: /[A-Z][a-z]+ \d+, \d{4}/ },
  { where: /^cities\.list\.cities\.\d+\.(latitude|longitude)$/, text: /.*/s },
  { where: /^(status\.unknown\.text|safety\.addresses\.reference_text)$/, text: /D-1042/ },
  // A kind of file.
  // A made-up campaign, which says so.
  { where: /^sample_report\.(campaign|figures|table|data)\./, text: /.*/s },
  { where: /^see_your_ad\.hero\.accepted_text$/, text: /MP4/ },
  // The fields of the form.
  { where: /^drivers\.apply\.bar_label$/, text: /8/ },
  // What files and screens must be, and how long our own work takes.
  { where: /^formats\.specification\.[a-z_]+\.(size|length|file|resolution|lead_time)$/, text: /.*/s },
]

const drawn: readonly RegExp[] = [
  // The sides of a screen, worked out from its size and pixels.
  /^[\d.]+″$/,
  // The copyright.
  /^© \d{4} /,
  // The hours of drawings, and the streets of a map.
  /^\d [ap]m$/,
  /^E \dth St$/,
  // The lower end of a range of prices.
  /^from \$\d+$/,
  // The most that the formats take of what a visitor may try.
  / At most \d+ s and \d+ MB\.$/,
  // What the pay estimator works out of its rates.
  /^(= )?\$[\d,]+–\$[\d,]+( a week)?$/,
  /^× \d+( ÷ \d+|%)$/,
  /^\d+(–\d+)? weeks$/,
  /at \d+ hours a week:$/,
  /^\d+ hours a week, with a tablet$/,
]

/** What pages work out of figures; tests of their own say that it is right. */
const workedOut: Partial<Record<PageName, RegExp>> = {
  sample_report: /^\$?[\d,.]+%?$|\d+ [AP]M\b|\b[A-Z][a-z]{2,8} \d+\b/,
}

const { global } = registry

type Located = ReturnType<typeof contentTexts>[number]

const located = (page: string, content: unknown): Located[] =>
  contentTexts(content).map(({ field, text }) => ({ field: `${page}.${field}`, text }))

const figuresIn = (content: unknown): Figure[] => {
  if (isFigure(content)) return [content]
  return typeof content === "object" && content !== null ? Object.values(content).flatMap(figuresIn) : []
}

const withoutFigures = (content: unknown): unknown => {
  if (isFigure(content)) return ""
  if (Array.isArray(content)) return content.map(withoutFigures)
  if (typeof content !== "object" || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, withoutFigures(part)]))
}

/** The texts that have a number which is neither a figure's nor reviewed. */
const loose = (texts: readonly Located[]) =>
  texts.filter(({ field, text }) => {
    const rule = reviewed.find(({ where }) => where.test(field))
    return /\d/.test(rule ? text.replace(rule.text, "") : text)
  })

const entities: Record<string, string> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">" }

/** What a reader of a page can read: its texts, and the attributes that are read or shown. */
const shownIn = (html: string): string[] => {
  const body = html
    .slice(html.indexOf("<body"))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
  const attributes = [...body.matchAll(/ (?:alt|placeholder|title|aria-label)="([^"]*)"/g)].map(([, text = ""]) => text)
  return [...body.split(/<[^>]*>/), ...attributes].map((text) =>
    text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity).trim(),
  )
}

const pages = (Object.keys(pathOfPage) as PageName[]).filter((page) => canonicalPaths.includes(pathOfPage[page]))

/** The lines of a text as pages show them: without the marks of lists, and cut at semicolons and links. */
const piecesOf = (text: string) =>
  text
    .split("\n")
    .flatMap((line) => line.split("; "))
    .flatMap((line) => line.replace(/^- /, "").split(/\[[^\]]+\]\([^)]*\)/))
    .map((piece) => piece.trim())
    // A part may stand by itself.
    .flatMap((piece) => [piece, piece.charAt(0).toUpperCase() + piece.slice(1)])

/** The numbers that a page shows and that stand in no content. */
const untraced = (page: PageName, html: string) => {
  const content = pageContent(page, [])
  const shared = globalContentOf([])
  const words = { ...shared.figure_notes }
  const figures = [...figuresIn(content.page), ...figuresIn(shared)]
  const notes = figures.flatMap((figure) => {
    const note = figureNote(figure, words)
    const unmarked = ["", words.planned].map((unverified) => figureNote(figure, { ...words, unverified }))
    return [figure.value, note, ...unmarked, `${figure.value}: ${note}`]
  })
  // What a format needs is told where an ad is tried on as well.
  const { specification } = pageContent("formats", []).page
  const isTold = page === "see_your_ad" || page === "media_kit"
  const texts = [content.page, shared, ...(isTold ? [specification] : [])]
    .flatMap((part) => contentTexts(part))
    .map(({ text }) => text.trim())
  const known = [...notes, ...texts.flatMap((text) => [text, ...piecesOf(text)])]
  return shownIn(html).filter((text) => {
    if (!/\d/.test(text) || known.includes(text)) return false
    // Needs of a format stand in one line.
    if (text.split(" · ").every((part) => !/\d/.test(part) || known.includes(part))) return false
    if (drawn.some((pattern) => pattern.test(text)) || workedOut[page]?.test(text)) return false
    // Facts of the shared sections stand within labels and sentences, such as "Last Updated: October 21, 2025".
    const facts = Object.values({ ...shared.legal, ...shared.promises, phone: shared.company.phone })
    return /\d/.test(facts.reduce((rest, fact) => rest.replaceAll(fact, ""), text))
  })
}

/** The numbers that a page shows: of "$1,500 at 6 pm" 1500 and 6. */
const numbersIn = (html: string) =>
  shownIn(html).flatMap((text) =>
    [...text.replace(/(?<=\d),(?=\d{3})/g, "").matchAll(/\d+(\.\d+)?/g)].map(([number]) => number),
  )

describe("every number", () => {
  test.each(Object.keys(registry).filter((page) => page !== "replies"))(
    "in the seeds of %s is a figure or reviewed",
    (page) => {
      expect(loose(located(page, withoutFigures(registry[page as keyof typeof registry])))).toEqual([])
    },
  )

  const pageAt = async (path: string) => {
    const { html } = await renderPage(new Request(`https://www.example.com${path}`), readingBackend(), noAssets)
    return html
  }

  test.each(pages)("on %s is in its content", async (page) => {
    expect(untraced(page, await pageAt(pathOfPage[page]))).toEqual([])
  })

  test.each(pages)("on %s in Spanish is on the English page as well", async (page) => {
    const [english = [], spanish = []] = await Promise.all(
      [pathOfPage[page], localized(pathOfPage[page], "es")].map(async (path) => numbersIn(await pageAt(path))),
    )
    expect(spanish.length > 0).toBe(english.length > 0)
    expect(spanish.filter((number) => !english.includes(number))).toEqual([])
  })

  test("that nobody has declared is found", () => {
    expect(loose(located("home", { hero: { text: "Over 90 cars in {cities} cities" } }))).toHaveLength(1)
    expect(loose(located("home", { hero: { text: "{cities} cities" } }))).toEqual([])
    expect(untraced("home", '<body><p>12 <!-- -->minutes</p><img alt="7 cars"/><p>12</p>')).toEqual([
      "12 minutes",
      "7 cars",
    ])
  })

  test("that is a figure is stated once on a page", () => {
    for (const page of pages) {
      const { meta: _meta, ...sections } = registry[page]
      const texts = JSON.stringify(sections)
      for (const name of Object.keys(global.figures)) {
        expect({ page, name, times: Math.min(2, texts.split(`{${name}}`).length - 1) }).not.toMatchObject({ times: 2 })
      }
    }
  })
})

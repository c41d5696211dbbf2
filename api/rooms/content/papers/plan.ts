import { type CampaignWish, estimateCampaign, readAssumptions } from "../../../contract/campaign/campaignEstimate.ts"
import { type EstimateTexts, estimateTexts } from "../../../contract/campaign/campaignTexts.ts"
import { dayInWords, type Figure, hasBasis } from "../../../contract/content/figure.ts"
import type { PageContent } from "../../../contract/content/registry.ts"
import { type FormatKey, formatKeys } from "../../../contract/leads/adFormats.ts"
import { dollars } from "../../../contract/leads/amounts.ts"
import { dateLocales, type Locale } from "../../../contract/site/locale.ts"
import { fillWords } from "../../../contract/words/fillWords.ts"
import { wordsIn } from "../../../contract/words/words.ts"
import { colors } from "./brand.ts"
import { createPaper, type Paper } from "./paper.ts"

export interface PlanContent extends Pick<PageContent<"formats">, "global" | "page"> {
  locale: Locale
  wish: CampaignWish
  /** The ISO day on which it is made. */
  day: string
  /** The address of the estimator with what was entered. */
  link: string
}

const WIDTH = 612
const HEIGHT = 792
const EDGE = 48
const INNER = WIDTH - 2 * EDGE
const BAND = 84
const FOOT = 734

type Page = PlanContent["page"]

const marked = (figure: Figure) => (hasBasis(figure) ? figure.value : `${figure.value}*`)

const keys = Object.keys(formatKeys) as FormatKey[]

const assumedOf = ({ assumptions: { title: _title, text: _text, ...figures } }: Page): Figure[] =>
  Object.values(figures)

/** What the estimate is worked out from. */
const figuresOf = (page: Page) => [
  ...keys.flatMap((key) => [page.specification[key].price, page.specification[key].minimum]),
  ...assumedOf(page),
]

/** What was entered, in the words of the form; returns where it ends. */
const writeEntries = ({ write }: Paper, { page, wish, locale }: PlanContent, top: number, width: number) => {
  const { estimator, plan } = page
  const { options: names } = wordsIn(locale)
  const amount = wish.amount ?? 0
  const entries = [
    [estimator[`${wish.start}_label`], wish.start === "budget" ? dollars(amount) : amount.toLocaleString("en-US"), 14],
    [estimator.weeks_label, String(wish.weeks), 14],
    [estimator.formats_label, wish.formats.map((format) => names[format]).join(", "), 28],
    [estimator.cities_label, wish.cities.join(", "), 84],
  ] as const
  let y = write("H2", plan.entries_title, { x: EDGE, y: top, width, height: 20, font: "bold", size: 14 }) + 6
  for (const [label, value, height] of entries) {
    y = write("P", label, { x: EDGE, y, width, height: 13, size: 9, color: colors.slate })
    y = write("P", value, { x: EDGE, y, width, height: height + 2, font: "bold", size: 10.5 }) + 5
  }
  return y
}

/** The result as the page shows it: counted and modeled impressions apart; returns where it ends. */
const writeResult = (
  { document, decorate, write }: Paper,
  { page }: PlanContent,
  texts: EstimateTexts,
  top: number,
) => {
  const { estimator } = page
  const [x, width] = [262, WIDTH - EDGE - 262]
  const height = 62 + Math.max(1, texts.totals.length) * 42 + (texts.left ? 14 : 0)
  decorate(() => document.roundedRect(x, top, width, height, 10).fill(colors.night))
  const inner = { x: x + 22, width: width - 44 }
  const title = { font: "bold", size: 14, color: colors.white } as const
  let y = write("H2", estimator.result_title, { ...inner, y: top + 18, height: 20, ...title }) + 8
  if (texts.totals.length === 0)
    write("P", estimator.nothing_text, { ...inner, y, height: 36, size: 11, color: colors.white })
  for (const { value, label } of texts.totals) {
    write("P", value, { ...inner, y, height: 26, font: "figure", size: 19, color: colors.amber })
    write("P", label, { ...inner, y: y + 23, height: 14, size: 9.5, color: colors.line })
    y += 42
  }
  if (texts.left) {
    const left = `${texts.left.value} ${texts.left.label}`
    write("P", left, { ...inner, y: top + height - 26, height: 14, size: 9.5, color: colors.white })
  }
  return top + height
}

/** Each format with its price, what it comes to and what limits it; returns where they end. */
const writeFormats = (paper: Paper, { page, locale }: PlanContent, { parts }: EstimateTexts, top: number) => {
  const { document, decorate, write } = paper
  const { specification, plan } = page
  let y = top
  for (const { format, booked, cars, notes } of parts) {
    decorate(() => document.rect(EDGE, y, INNER, 0.75).fill(colors.line))
    const key = keys.find((known) => formatKeys[known] === format)
    const left = { x: EDGE, width: 190 }
    let name = write("H3", wordsIn(locale).options[format], { ...left, y: y + 9, height: 16, font: "bold", size: 12 })
    if (key) {
      const { price } = specification[key]
      const text = `${plan.price_label}: ${marked(price)} ${price.measures}`
      name = write("P", text, { ...left, y: name + 2, height: 38, size: 9, color: colors.slate })
    }
    const right = { x: 262, width: WIDTH - EDGE - 262 }
    let end = y + 9
    if (booked) end = write("P", booked, { ...right, y: end, height: 16, font: "bold", size: 11 })
    if (cars) end = write("P", cars, { ...right, y: end + 1, height: 24, size: 9 })
    end = write("P", notes.join(" "), { ...right, y: end + 1, height: 48, size: 9 })
    y = Math.max(name, end) + 9
  }
  return y
}

const writeAssumptions = ({ document, decorate, write }: Paper, page: Page, top: number) => {
  const { title, text } = page.assumptions
  const figures = assumedOf(page)
  decorate(() => document.rect(EDGE, top, INNER, 0.75).fill(colors.line))
  let y = write("H2", title, { x: EDGE, y: top + 11, width: INNER, height: 18, font: "bold", size: 12 }) + 2
  y = write("P", text, { x: EDGE, y, width: INNER, height: 38, size: 9, color: colors.slate }) + 5
  const column = (INNER - 20) / 2
  for (const [index, figure] of figures.entries()) {
    const at = { x: EDGE + (index % 2) * (column + 20), width: column, y: y + (index >> 1) * 28 }
    write("P", `${marked(figure)} ${figure.measures}`, { ...at, height: 27, size: 9 })
  }
  return y + Math.ceil(figures.length / 2) * 28
}

/** Puts a campaign's estimate on one page: what was entered, what it comes to, what it assumes, and what nobody has checked. */
export const writePlan = async (content: PlanContent): Promise<Buffer> => {
  const { global, page, locale, wish, day, link } = content
  const { company, figure_notes: notes } = global
  const { plan: words, estimator } = page
  const estimate = estimateCampaign(wish, readAssumptions(page))
  if (!estimate) throw new Error("There is nothing to estimate")
  const texts = estimateTexts(estimator, wish, estimate)
  const title = `${company.name}: ${words.title}`
  const paper = createPaper({ title, author: company.name, locale, size: [WIDTH, HEIGHT] })
  const { document, decorate, wordmark, write } = paper
  document.addPage()
  decorate(() => {
    document.rect(0, 0, WIDTH, BAND).fill(colors.night)
    document.rect(0, BAND, WIDTH, 4).fill(colors.amber)
  })
  wordmark(EDGE, 32, 20, colors.white)
  const right = { x: 262, width: WIDTH - EDGE - 262, align: "right" } as const
  write("H1", words.title, { ...right, y: 28, height: 32, font: "bold", size: 24, color: colors.white })
  const made = fillWords(words.made_by, { date: dayInWords(day, dateLocales[locale]) })
  const top = write("P", made, { x: EDGE, y: BAND + 18, width: INNER, height: 14, size: 10, color: colors.slate }) + 10

  const columns = Math.max(writeEntries(paper, content, top + 10, 190), writeResult(paper, content, texts, top))
  const parts = writeFormats(paper, content, texts, columns + 14)
  const assumed = writeAssumptions(paper, page, parts)
  if (!figuresOf(page).every(hasBasis)) {
    const end = write("H2", words.unverified_title, {
      ...{ x: EDGE, y: assumed + 6, width: INNER, height: 16 },
      font: "bold",
      size: 11,
    })
    write("P", `* ${notes.planned}.`, { x: EDGE, y: end, width: INNER, height: 14, size: 9, color: colors.slate })
  }

  decorate(() => document.rect(EDGE, FOOT - 8, INNER, 0.75).fill(colors.line))
  const left = { x: EDGE, width: 280 }
  const linked = { height: 14, font: "bold", size: 10, color: colors.bronze } as const
  const end = write("Link", words.link_label, { ...left, y: FOOT, ...linked, link })
  write("P", estimator.note, { ...left, y: end + 1, height: 28, size: 9, color: colors.slate })
  const reached = write("Link", company.contact_email, {
    ...right,
    y: FOOT,
    ...linked,
    link: `mailto:${company.contact_email}`,
  })
  const sender = [company.phone, company.legal_name, company.location].join("  ·  ")
  write("P", sender, { ...right, y: reached + 1, height: 28, size: 9, color: colors.slate })
  return paper.finish()
}

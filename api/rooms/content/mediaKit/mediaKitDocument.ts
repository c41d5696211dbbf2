import { type Figure, figureNote } from "../../../contract/content/figure.ts"
import { type FormatKey, formatKeys } from "../../../contract/leads/adFormats.ts"
import { dateLocales, type Locale } from "../../../contract/site/locale.ts"
import { wordsIn } from "../../../contract/words/words.ts"
import { colors, createSheets, type Sheets } from "./mediaKitSheet.ts"
import type { MediaKitContent } from "./renderMediaKit.ts"

const heading = { font: "bold", size: 24, after: 4 } as const
const lead = { font: "body", size: 12, color: colors.slate, after: 16 } as const
const subheading = { font: "bold", size: 14, after: 2 } as const
const body = { font: "body", size: 10.5, after: 10 } as const
const small = { font: "body", size: 9, color: colors.slate, after: 8 } as const

const LABEL_WIDTH = 110
const ROW_GAP = 6
const BAND_HEIGHT = 40
const NOTE_HEIGHT = 34

const keys = Object.keys(formatKeys) as FormatKey[]

/** What a format is called in a language. */
const nameIn = (locale: Locale, key: FormatKey) => wordsIn(locale).options[formatKeys[key]]

const writeCover = ({ document, width, left, decorate, write }: Sheets, { global, page, locale }: MediaKitContent) => {
  const { company } = global
  decorate(() => {
    document.rect(0, 0, document.page.width, document.page.height).fill(colors.night)
    document.rect(left, 210, 64, 6).fill(colors.amber)
  })
  document.y = 90
  write("P", company.name, { font: "bold", size: 18, color: colors.white })
  document.y = 240
  write("H1", page.media_kit.title, { font: "bold", size: 46, color: colors.white, after: 6 }, { width })
  write("P", page.media_kit.text, { font: "body", size: 16, color: colors.line, after: 40 }, { width: width * 0.8 })
  for (const key of keys) write("P", nameIn(locale, key), { font: "bold", size: 14, color: colors.amber, after: 4 })
  document.y = Math.max(document.y + 40, document.page.height - 170)
  for (const text of [company.contact_email, company.phone, `${company.legal_name}, ${company.location}`])
    write("P", text, { font: "body", size: 11, color: colors.line, after: 1 })
}

/** A label and its value side by side, together on one sheet where they fit on one. */
const writeRow = (
  { document, width, left, bottom, decorate, style, tagged, printable }: Sheets,
  [label, value]: [string, string],
) => {
  const valueWidth = width - LABEL_WIDTH
  style(body)
  const height = Math.max(
    document.heightOfString(printable(label), { width: LABEL_WIDTH - 12 }),
    document.heightOfString(printable(value), { width: valueWidth, lineGap: 2 }),
  )
  if (document.y + height + ROW_GAP * 2 > bottom) document.addPage()
  const top = document.y + ROW_GAP
  decorate(() =>
    document
      .moveTo(left, document.y)
      .lineTo(left + width, document.y)
      .lineWidth(0.5)
      .stroke(colors.line),
  )
  tagged("P", () => {
    style({ ...body, color: colors.slate }).text(printable(label), left, top, { width: LABEL_WIDTH - 12 })
    const labelEnd = document.y
    style(body).text(printable(value), left + LABEL_WIDTH, top, { width: valueWidth, lineGap: 2 })
    // A value that goes on on the next sheet ends above its label.
    document.y = document.y < top ? document.y : Math.max(document.y, labelEnd)
  })
  document.x = left
  document.y += ROW_GAP
}

const stated = ({ value, measures }: Figure) => `${value} ${measures}`

const writeFormat = (sheets: Sheets, key: FormatKey, { page: { specification }, locale }: MediaKitContent) => {
  const { document, width, left, decorate, ensure, style, tagged, printable } = sheets
  const format = specification[key]
  const rows: [string, string][] = [
    [specification.size_label, format.size],
    [specification.length_label, format.length],
    [specification.file_label, format.file],
    [specification.resolution_label, format.resolution],
    [specification.lead_time_label, format.lead_time],
    [specification.minimum_label, stated(format.minimum)],
    [specification.price_label, stated(format.price)],
  ]
  ensure(BAND_HEIGHT + rows.length * 26)
  const top = document.y
  decorate(() => document.roundedRect(left, top, width, BAND_HEIGHT, 6).fill(colors.night))
  tagged("H3", () => {
    style({ font: "bold", size: 14, color: colors.white })
    document.text(printable(nameIn(locale, key)), left + 14, top + 12, { lineBreak: false })
  })
  decorate(() => {
    style({ font: "figure", size: 14, color: colors.amber })
    document.text(printable(format.price.value), left, top + 12, {
      width: width - 14,
      align: "right",
      height: 20,
      ellipsis: true,
    })
  })
  document.x = left
  document.y = top + BAND_HEIGHT + 6
  for (const row of rows) writeRow(sheets, row)
  document.y += 20
}

const writeNotes = (
  sheets: Sheets,
  title: string,
  notes: readonly [string, Figure][],
  words: { as_of: string; unverified: string },
) => {
  // All of them on one sheet, if they fit on one.
  sheets.ensure(Math.min(NOTE_HEIGHT * (notes.length + 1), 500))
  sheets.write("H3", title, subheading)
  for (const [name, figure] of notes)
    sheets.write("P", `${name ? `${name}: ` : ""}${figure.value} ${figureNote(figure, words, sheets.locale)}`, small)
  sheets.document.y += 12
}

const writeCases = (sheets: Sheets, studies: MediaKitContent["page"]["case_studies"]) => {
  const cases = studies.items.filter(({ client }) => client.trim() !== "")
  if (cases.length === 0) return
  sheets.ensure(140)
  sheets.write("H2", studies.title, heading)
  sheets.write("P", studies.text, lead)
  for (const { client, campaign, result, measured, quote, quoted } of cases) {
    sheets.ensure(60)
    sheets.write("H3", client, subheading)
    for (const text of [campaign, result, quote && `“${quote}”`]) if (text) sheets.write("P", text, body)
    for (const text of [measured, quoted]) if (text) sheets.write("P", text, small)
  }
}

/** Lays out the media kit as a PDF: a cover, the formats, the assumptions of estimates, and how impressions are counted. */
export const writeMediaKit = async (content: MediaKitContent): Promise<Buffer> => {
  const { global, page, locale } = content
  const { specification, assumptions, methodology, media_kit: words } = page
  const title = `${global.company.name}: ${words.title}`
  const sheets = createSheets({
    title,
    author: global.company.name,
    pageLabel: words.page_label,
    locale: dateLocales[locale],
  })
  const notes = { ...global.figure_notes, unverified: global.figure_notes.planned }

  writeCover(sheets, content)

  sheets.document.addPage()
  sheets.write("H2", specification.title, heading)
  sheets.write("P", specification.text, lead)
  for (const key of keys) writeFormat(sheets, key, content)
  const prices = keys.flatMap((key): [string, Figure][] => [
    [nameIn(locale, key), specification[key].price],
    [nameIn(locale, key), specification[key].minimum],
  ])
  writeNotes(sheets, specification.basis_title, prices, notes)

  const { title: assumptionsTitle, text: _text, ...figures } = assumptions
  writeNotes(
    sheets,
    assumptionsTitle,
    Object.values(figures).map((figure) => ["", figure]),
    notes,
  )

  sheets.ensure(200)
  sheets.write("H2", methodology.title, heading)
  sheets.write("P", methodology.text, lead)
  for (const { title: name, text } of methodology.items) {
    sheets.ensure(60)
    sheets.write("H3", name, subheading)
    sheets.write("P", text, body)
  }
  sheets.document.y += 12
  writeCases(sheets, page.case_studies)

  sheets.ensure(100)
  sheets.write("H2", words.contact_title, heading)
  for (const text of [page.closing.text, global.company.contact_email, global.company.phone])
    sheets.write("P", text, body)
  return sheets.finish()
}

import { cityStatuses, openCities } from "../../../contract/cities/city.ts"
import { type Figure, figureNote, valueIn } from "../../../contract/content/figure.ts"
import { type FormatKey, formatKeys } from "../../../contract/leads/adFormats.ts"
import { dateLocales } from "../../../contract/site/locale.ts"
import { wordsIn } from "../../../contract/words/words.ts"
import { colors, type PictureFile } from "./brand.ts"
import { drawCoverage, drawSymbol } from "./coverage.ts"
import { drawSampleReport } from "./sampleReport.ts"
import { createSlides, drawScene, EDGE, FOOT, type MediaKitContent, type Slides, WIDTH, writeHead } from "./slides.ts"

const keys = Object.keys(formatKeys) as FormatKey[]

const formatPictures: Record<FormatKey, PictureFile> = {
  in_car_tablet: "interior",
  car_wrapping: "wrap",
  on_top_dynamic_screen: "roof-screen",
}

const writeCover = (slides: Slides) => {
  const { write, wordmark, content } = slides
  const { global, page, locale } = content
  const { company } = global
  slides.add("night")
  drawScene(slides, "interior", 0.135)
  wordmark(EDGE, EDGE, 24, colors.white)
  const at = { x: EDGE, width: 420 }
  const end = write("H1", page.media_kit.title, {
    ...{ ...at, y: 178, height: 150, font: "bold", size: 64, color: colors.white },
  })
  const lead = write("P", page.media_kit.text, {
    ...at,
    y: end + 6,
    width: 340,
    height: 80,
    size: 17,
    color: colors.line,
  })
  const names = keys.map((key) => wordsIn(locale).options[formatKeys[key]]).join("  ·  ")
  write("P", names, { ...at, y: lead + 16, height: 44, font: "bold", size: 13, color: colors.amber })
  const sender = [company.legal_name, company.location, company.contact_email].join("  ·  ")
  write("P", sender, { ...at, y: FOOT, width: 600, height: 18, size: 11, color: colors.mist })
}

const writeRiders = (slides: Slides) => {
  const { document, decorate, write, content } = slides
  const { global, page, cities, coverage, locale } = content
  const { figures, figure_notes: notes } = global
  slides.add("light")
  const left = 400
  let y = writeHead(slides, page.media_kit.riders_title, page.media_kit.riders_text, { width: left, surface: "light" })
  y = Math.max(y + 22, 210)
  for (const figure of [figures.view_time, figures.monthly_reach, figures.completion]) {
    decorate(() => document.rect(EDGE, y, left, 0.75).fill(colors.line))
    const value = valueIn(figure.value, locale)
    write("P", value, {
      ...{ x: EDGE, y: y + 14, width: 140, height: 40 },
      font: "figure",
      size: 25,
      color: colors.bronze,
    })
    write("P", figureNote(figure, notes, dateLocales[locale]), {
      ...{ x: EDGE + 150, y: y + 13, width: left - 150, height: 68 },
      size: 11.5,
      color: colors.slate,
    })
    y += 90
  }

  const card = { x: 510, y: EDGE, width: WIDTH - 510 - EDGE, height: 428 }
  decorate(() => document.roundedRect(card.x, card.y, card.width, card.height, 12).fill(colors.night))
  const inner = { x: card.x + 28, width: card.width - 56 }
  write("H3", page.media_kit.rides_title, {
    ...inner,
    y: card.y + 24,
    height: 26,
    font: "bold",
    size: 18,
    color: colors.white,
  })
  // One for each state first: the slide has room for four.
  const known = openCities(cities).flatMap(({ name, state }) => {
    const ride = coverage.rides.items.find((item) => item.name === name)
    return ride ? [{ name, state, text: ride.text }] : []
  })
  const apart = known.filter(({ state }, index) => known.findIndex((city) => city.state === state) === index)
  const shown = [...apart, ...known.filter((city) => !apart.includes(city))].slice(0, 4)
  for (const [index, { name, text }] of shown.entries()) {
    const top = card.y + 66 + index * 88
    decorate(() => document.circle(inner.x + 4, top + 7, 4).fill(colors.amber))
    const at = { x: inner.x + 20, width: inner.width - 20 }
    write("P", name, { ...at, y: top, height: 20, font: "bold", size: 13.5, color: colors.white })
    write("P", text, { ...at, y: top + 20, height: 56, size: 12, color: colors.mist })
  }
}

const stated = ({ value, measures }: Figure) => `${value} ${measures}`

const writeFormat = (slides: Slides, key: FormatKey) => {
  const { document, decorate, write, content } = slides
  const { global, page, locale } = content
  const { specification } = page
  const format = specification[key]
  slides.add("night")
  drawScene(slides, formatPictures[key])
  const width = 360
  const end = writeHead(slides, wordsIn(locale).options[formatKeys[key]], "", { width, surface: "night" })
  const at = { x: EDGE, width }
  write("P", format.price.value, { ...at, y: end + 8, height: 40, font: "figure", size: 30, color: colors.amber })
  const measures = write("P", format.price.measures, { ...at, y: end + 48, height: 36, size: 13, color: colors.line })
  const rows: [string, string][] = [
    [specification.minimum_label, stated(format.minimum)],
    [specification.size_label, format.size],
    [specification.length_label, format.length],
    [specification.file_label, format.file],
    [specification.resolution_label, format.resolution],
    [specification.lead_time_label, format.lead_time],
  ]
  let y = measures + 14
  for (const [label, value] of rows) {
    decorate(() => document.rect(EDGE, y, width, 0.5).fill(colors.steel))
    const named = { x: EDGE, y: y + 8, width: 96, height: 30, size: 10.5, color: colors.mist }
    const end = write("P", label, named)
    const row = { x: EDGE + 104, y: y + 7, width: width - 104, height: 34, size: 12.5, color: colors.white }
    y = Math.max(write("P", value, row) + 6, end + 6, y + 31)
  }
  const notes = { ...global.figure_notes, unverified: global.figure_notes.planned }
  const basis = [
    ...new Set(
      [format.price, format.minimum].map((figure) =>
        figureNote({ ...figure, measures: "" }, notes, dateLocales[locale]),
      ),
    ),
  ]
  write("P", [specification.text, ...basis].join(" "), { ...at, y: y + 6, height: 30, size: 9, color: colors.mist })
}

const writeCoverage = (slides: Slides) => {
  const { document, write, decorate, content } = slides
  const { global, cities, coverage } = content
  slides.add("night")
  const width = 240
  const end = writeHead(slides, coverage.hero.title, coverage.meta.description, { width, surface: "night" })
  const { cities: open } = global.figures
  const at = { x: EDGE, width }
  write("P", open.value, { ...at, y: end + 20, height: 70, font: "figure", size: 58, color: colors.amber })
  const note = figureNote(open, global.figure_notes, dateLocales[content.locale])
  write("P", note, { ...at, y: end + 92, height: 60, size: 11, color: colors.mist })
  const texts = { OPEN: "open_label", WAIT_LIST: "wait_list_label", NOT_PERMITTED: "not_permitted_label" } as const
  let y = end + 172
  for (const status of cityStatuses.filter((known) => cities.some((city) => city.status === known))) {
    decorate(() => {
      document.save().scale(0.65, 0.65, { origin: [EDGE + 8, y + 8] })
      drawSymbol(slides, status, { x: EDGE + 8, y: y + 8 })
      document.restore()
    })
    write("P", coverage.statuses[texts[status]], {
      x: EDGE + 28,
      y,
      width: width - 28,
      height: 16,
      size: 11.5,
      color: colors.line,
    })
    y += 28
  }
  drawCoverage(slides, cities, { x: 374, y: 84, width: 546, title: coverage.hero.title })
}

const writeMeasurement = (slides: Slides) => {
  const { write, content } = slides
  const { page } = content
  slides.add("light")
  const width = 360
  let y = writeHead(slides, page.methodology.title, page.methodology.text, { width, surface: "light" }) + 18
  for (const { title, text } of page.methodology.items.slice(0, 4)) {
    y = write("H3", title, { x: EDGE, y, width, height: 18, font: "bold", size: 13 })
    y = write("P", text, { x: EDGE, y: y + 1, width, height: 58, size: 10, color: colors.slate }) + 12
  }
  drawSampleReport(slides, content, { x: 456, y: EDGE, width: WIDTH - 456 - EDGE, height: 428 })
}

/** What clients did, three on a slide; none until the operator has described a first case. */
const writeCases = (slides: Slides) => {
  const { document, decorate, write, content } = slides
  const { case_studies: studies } = content.page
  const cases = studies.items.filter(({ client }) => client.trim() !== "")
  for (let first = 0; first < cases.length; first += 3) {
    slides.add("light")
    const top = writeHead(slides, studies.title, studies.text, { width: 600, surface: "light" }) + 26
    for (const [index, { client, campaign, result, measured, quote, quoted }] of cases
      .slice(first, first + 3)
      .entries()) {
      const at = { x: EDGE + index * 290, width: 262 }
      decorate(() => document.rect(at.x, top, at.width, 3).fill(colors.amber))
      let y = write("H3", client, { ...at, y: top + 16, height: 44, font: "bold", size: 16 }) + 4
      y = write("P", campaign, { ...at, y, height: 80, size: 11.5 }) + 4
      y = write("P", result, { ...at, y, height: 60, font: "bold", size: 13 }) + 4
      y = write("P", quote && `“${quote}”`, { ...at, y, height: 90, size: 11.5 }) + 4
      write("P", [measured, quoted].filter(Boolean).join(" "), { ...at, y, height: 40, size: 9.5, color: colors.slate })
    }
  }
}

const writeContact = (slides: Slides) => {
  const { write, wordmark, content } = slides
  const { global, page } = content
  const { company } = global
  const { media_kit: words } = page
  slides.add("night")
  drawScene(slides, "roof-screen-side")
  const width = 340
  let y =
    writeHead(slides, words.contact_title, `${page.closing.title}. ${page.closing.text}`, { width, surface: "night" }) +
    34
  const at = { x: EDGE, width }
  wordmark(EDGE, y, 20, colors.white)
  y += 38
  y = write("P", words.contact_person, { ...at, y, height: 24, font: "bold", size: 16, color: colors.white })
  y = write("P", words.contact_role, { ...at, y, height: 20, size: 12, color: colors.mist })
  y = write("P", company.legal_name, { ...at, y, height: 20, font: "bold", size: 13, color: colors.white })
  y = write("P", company.location, { ...at, y, height: 36, size: 13, color: colors.line }) + 10
  const mail = { ...at, y, height: 20, font: "bold" as const, size: 14, color: colors.amber }
  y = write("Link", company.contact_email, { ...mail, link: `mailto:${company.contact_email}` }) + 2
  write("Link", company.phone, { ...mail, y, link: `tel:${company.phone.replace(/[^\d+]/g, "")}` })
}

/** Lays out the media kit as slides: a cover, riders, the formats, the cities, how impressions are counted, and whom to ask. */
export const writeMediaKit = (content: MediaKitContent): Promise<Buffer> => {
  const { slides, finish } = createSlides(content)
  writeCover(slides)
  writeRiders(slides)
  for (const key of keys) writeFormat(slides, key)
  writeCoverage(slides)
  writeMeasurement(slides)
  writeCases(slides)
  writeContact(slides)
  return finish()
}

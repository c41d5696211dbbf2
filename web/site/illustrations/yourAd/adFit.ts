import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { FormatKey } from "@farelight/api/contract/leads/adFormats.ts"
import { CAR_LENGTH, pixelsOf, type Size } from "@farelight/api/contract/site/formatShapes.ts"
import { fillWords } from "@farelight/api/contract/words/fillWords.ts"

/** Whether the whole of an ad is shown, or the whole of the format is covered; the values are those of CSS. */
export type Fit = "contain" | "cover"

export interface AdFile extends Size {
  kind: "picture" | "video"
  /** What its name ends with, such as PNG. */
  type: string
  bytes: number
  /** How long it runs; null for a picture, and where the file does not say. */
  seconds: number | null
}

export type Specification = PageContent<"formats">["page"]["specification"]

type SeeYourAd = PageContent<"see_your_ad">["page"]

const SECONDS = /([\d.]+)(?:\s*(?:[–-]|to|a)\s*([\d.]+))? s\b/g
const MEGABYTES = /([\d,.]+) MB/

/** The seconds that an ad may run, as a specification's text gives them: "15–30 s, up to 60 s on request". */
export const secondsOf = (length: string): { least: number; most: number } | null => {
  const named = [...length.matchAll(SECONDS)].flatMap(([, ...bounds]) => bounds.filter(Boolean).map(Number))
  return named.length > 0 ? { least: Math.min(...named), most: Math.max(...named) } : null
}

const megabytesOf = (file: string) => Number((MEGABYTES.exec(file)?.[1] ?? "0").replaceAll(",", ""))

/** What no format takes any more: the most that one of them does. */
export const limitsOf = (specification: Specification) => {
  const screens = [specification.in_car_tablet, specification.on_top_dynamic_screen]
  const most = (limits: readonly number[]) => Math.max(...limits) || Number.POSITIVE_INFINITY
  return {
    seconds: most(screens.map(({ length }) => secondsOf(length)?.most ?? 0)),
    megabytes: most(screens.map(({ file }) => megabytesOf(file))),
  }
}

const SAME_SHAPE = 0.01
const SOFT = 1.05

/** What becomes of an ad on a screen of another shape, by the name of the text that says so. */
export const outcomeOf = (ad: Size, screen: Size, fit: Fit) => {
  const wider = ad.width / ad.height / (screen.width / screen.height)
  if (ad.width === screen.width && ad.height === screen.height) return "exact"
  if (Math.abs(wider - 1) < SAME_SHAPE) return "same"
  if (fit === "contain") return wider > 1 ? "bars_ends" : "bars_sides"
  return wider > 1 ? "cut_sides" : "cut_ends"
}

const isSoft = (ad: Size, screen: Size, fit: Fit) => {
  const scales = [screen.width / ad.width, screen.height / ad.height]
  return (fit === "contain" ? Math.min(...scales) : Math.max(...scales)) > SOFT
}

export const sizeInWords = ({ width, height }: Size) => `${width}\u00a0×\u00a0${height}`

/** Bytes in millions, as files are sold by; less than a tenth of one is still something. */
export const megabytesInWords = (bytes: number) => {
  const megabytes = Math.max(bytes / 1_000_000, 0.1)
  return String(megabytes < 10 ? Number(megabytes.toFixed(1)) : Math.round(megabytes))
}

export const secondsInWords = (seconds: number) => String(Number(seconds.toFixed(1)))

export interface Remark {
  text: string
  isFine: boolean
}

const screenRemarks = (ad: AdFile, asked: Specification["in_car_tablet"], fit: Fit, page: SeeYourAd): Remark[] => {
  const { facts, preview } = page
  const screen = pixelsOf(asked)
  const takes = secondsOf(asked.length)
  const remarks: Remark[] = []
  if (screen) {
    const outcome = outcomeOf(ad, screen, fit)
    const kind = preview[`${ad.kind}_label`]
    const words = { kind, size: sizeInWords(ad), screen: sizeInWords(screen), outcome: facts[outcome] }
    remarks.push({ text: fillWords(facts.size_text, words), isFine: outcome === "exact" || outcome === "same" })
    if (isSoft(ad, screen, fit)) remarks.push({ text: facts.soft_text, isFine: false })
  }
  if (ad.seconds !== null && takes) {
    const seconds = secondsInWords(ad.seconds)
    const isFine = ad.seconds >= takes.least && ad.seconds <= takes.most
    remarks.push({ text: fillWords(facts.length_text, { seconds, length: asked.length }), isFine })
  }
  const { type, bytes } = ad
  const words = { type, megabytes: megabytesInWords(bytes), file: asked.file }
  const isFine = asked.file.includes(type) && bytes <= (megabytesOf(asked.file) || Number.POSITIVE_INFINITY) * 1_000_000
  remarks.push({ text: fillWords(facts.file_text, words), isFine })
  return remarks
}

const wrapRemarks = (
  { kind, type, width }: AdFile,
  asked: Specification["car_wrapping"],
  page: SeeYourAd,
): Remark[] => {
  const { facts } = page
  const dpi = Math.max(Math.round(width / CAR_LENGTH), 1)
  return [
    ...(kind === "video" ? [{ text: facts.still_text, isFine: true }] : []),
    { text: fillWords(facts.print_text, { dpi, resolution: asked.resolution }), isFine: false },
    { text: fillWords(facts.print_file_text, { type, file: asked.file }), isFine: false },
  ]
}

/** What a file is, against what a format needs, in sentences. */
export const remarksOn = (ad: AdFile, format: FormatKey, specification: Specification, fit: Fit, page: SeeYourAd) =>
  format === "car_wrapping"
    ? wrapRemarks(ad, specification.car_wrapping, page)
    : screenRemarks(ad, specification[format], fit, page)

import { isJsonObject } from "../../api/jsonObject.ts"
import { DEFAULT_LOCALE, type Locale } from "../../text/locale.ts"

export interface Figure {
  value: string
  measures: string
  /** Source of the number; empty if unverified. */
  basis: string
  /** ISO day of the basis, such as `2026-09-30`, or empty. */
  as_of: string
}

const PARTS = ["value", "measures", "basis", "as_of"] as const

export const isFigure = (model: unknown): model is Figure =>
  isJsonObject(model) &&
  Object.keys(model).length === PARTS.length &&
  PARTS.every((part) => Object.hasOwn(model, part) && typeof model[part] === "string")

/** A changed value does not inherit the default's basis, which does not prove it. */
export const figureOf = (stored: unknown, defaults: Figure): Figure => {
  const own: Record<string, unknown> =
    typeof stored === "string" ? { value: stored } : isJsonObject(stored) ? stored : {}
  const text = (part: keyof Figure, fallback: string) => {
    const value = Object.hasOwn(own, part) ? own[part] : undefined
    return typeof value === "string" ? value : fallback
  }
  const value = text("value", defaults.value)
  const isDefault = value === defaults.value
  return {
    value,
    measures: text("measures", defaults.measures),
    basis: text("basis", isDefault ? defaults.basis : ""),
    as_of: text("as_of", isDefault ? defaults.as_of : ""),
  }
}

/** Other languages abbreviate minutes as "min", without a plural, and put a plus sign first. */
export const valueIn = (value: string, locale: Locale) =>
  locale === DEFAULT_LOCALE ? value : value.replace(/(\d)\s*mins\b/g, "$1 min").replace(/^(\d+)M\+$/, "+$1 M")

/** Default figures have no basis and date until an operator adds them. */
export const unverified = (value: string, measures: string) => ({ value, measures, basis: "", as_of: "" })

/** The site labels figures without basis and date as the company's own. */
export const hasBasis = ({ basis, as_of }: Pick<Figure, "basis" | "as_of">) => basis.trim() !== "" && isDay(as_of)

/** Unverified if any of the figures is unverified, as the result then rests on an unproven figure. */
export const computedFigure = (value: string, figures: readonly Figure[]): Figure => {
  const unproven = figures.find((figure) => !hasBasis(figure))
  return { ...(unproven ?? figures[0] ?? { measures: "", basis: "", as_of: "" }), value }
}

export const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const sentence = (text: string) => (text.trim() === "" ? "" : `${text.trim().replace(/(?<!\.)\.+$/, "")}.`)

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const figureNote = (figure: Figure, words: { as_of: string; unverified: string }, locale?: string) =>
  [
    sentence(figure.measures),
    ...(hasBasis(figure)
      ? [sentence(figure.basis), `(${capitalized(words.as_of)} ${dayInWords(figure.as_of, locale)}.)`]
      : [sentence(words.unverified)]),
  ]
    .filter((text) => text !== "")
    .join(" ")

export const dayInWords = (day: string, locale = "en-US") =>
  isDay(day)
    ? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`))
    : ""

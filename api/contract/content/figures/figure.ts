import { isJsonObject } from "../../api/jsonObject.ts"
import { DEFAULT_LOCALE, type Locale } from "../../text/locale.ts"

/** A number that the site states, with what makes it believable. All parts are texts that operators edit. */
export interface Figure {
  value: string
  measures: string
  /** How it is known; empty while nobody has proven it. */
  basis: string
  /** The ISO day that the basis was established, such as `2026-09-30`, or empty. */
  as_of: string
}

const PARTS = ["value", "measures", "basis", "as_of"] as const

/** Whether a part of the registry is a figure: an object with exactly a figure's four texts. */
export const isFigure = (model: unknown): model is Figure =>
  isJsonObject(model) &&
  Object.keys(model).length === PARTS.length &&
  PARTS.every((part) => Object.hasOwn(model, part) && typeof model[part] === "string")

/** A stored figure completed from its default. Another value starts without the default's basis. */
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

/** A value as a language writes it: the short form of minutes has no plural but in English. */
export const valueIn = (value: string, locale: Locale) =>
  locale === DEFAULT_LOCALE ? value : value.replace(/(\d)\s*mins\b/g, "$1 min")

/** Whether a figure says how and when it was established. The site marks one that does not. */
export const hasBasis = ({ basis, as_of }: Pick<Figure, "basis" | "as_of">) => basis.trim() !== "" && isDay(as_of)

/** What was worked out of figures: it has no basis unless all of them have one. */
export const workedOut = (value: string, figures: readonly Figure[]): Figure => {
  const unproven = figures.find((figure) => !hasBasis(figure))
  return { ...(unproven ?? figures[0] ?? { measures: "", basis: "", as_of: "" }), value }
}

export const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const sentence = (text: string) => (text.trim() === "" ? "" : `${text.trim().replace(/(?<!\.)\.+$/, "")}.`)

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a figure measures, how that is known and since when, in sentences; without a basis, that it is not verified. */
export const figureNote = (figure: Figure, words: { as_of: string; unverified: string }, locale?: string) =>
  [
    sentence(figure.measures),
    ...(hasBasis(figure)
      ? [sentence(figure.basis), `(${capitalized(words.as_of)} ${dayInWords(figure.as_of, locale)}.)`]
      : [sentence(words.unverified)]),
  ]
    .filter((text) => text !== "")
    .join(" ")

/** An ISO day as the site shows it: `September 30, 2026`. Empty for what is not a day. */
export const dayInWords = (day: string, locale = "en-US") =>
  isDay(day)
    ? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`))
    : ""

import { globalContent } from "./content/pages/global.ts"
import { resolveContent } from "./content/resolveContent.ts"
import type { Locale } from "./locale.ts"

/** Within what time a sender is promised an answer: as pages and mails say it, and in hours for the clock. */
export interface ReplyPromise {
  text: string
  hours: number
}

const defaults = globalContent.promises

/** A field of the `promises` section of the content page `global`; each holds the promise to one kind of lead. */
export type ReplyPromiseField = keyof typeof defaults

const PROMISE = /^\s*([1-9]\d{0,2})\s+(hour|day)s?\s*$/i

const wordsOfUnits: Partial<Record<Locale, Record<string, readonly [one: string, many: string]>>> = {
  es: { hour: ["hora", "horas"], day: ["día", "días"] },
}

const unitHours: Record<string, number> = { hour: 1, day: 24 }

/** Why a promise that `parseReplyPromise` cannot read is refused. */
export const unreadablePromise = "Give a number of hours or days, such as 48 hours or 2 days."

/** Reads a promise such as `48 hours` or `2 days`; null for any other text. */
export const parseReplyPromise = (text: string): ReplyPromise | null => {
  const [, count, unit = ""] = PROMISE.exec(text) ?? []
  return count ? { text: text.trim(), hours: Number(count) * (unitHours[unit.toLowerCase()] ?? 0) } : null
}

/** A promise in another language, such as `48 horas`. */
export const promiseIn = (text: string, locale: Locale): string => {
  const [, count, unit = ""] = PROMISE.exec(text) ?? []
  const units = wordsOfUnits[locale]?.[unit.toLowerCase()]
  return count && units ? `${count} ${Number(count) === 1 ? units[0] : units[1]}` : text
}

/**
 * The promise that the stored `promises` section makes. A text from before promises were checked may be unreadable;
 * the default takes its place then, on pages, in mails and on the clock alike.
 */
export const replyPromise = (field: ReplyPromiseField, stored: unknown): ReplyPromise => {
  const promise = parseReplyPromise(resolveContent(defaults, stored)[field]) ?? parseReplyPromise(defaults[field])
  if (!promise) throw new Error(`The default of ${field} cannot be read.`)
  return promise
}

/** All promises of the section, as texts. */
export const replyPromiseTexts = (stored: unknown): Record<ReplyPromiseField, string> => {
  const fields = Object.keys(defaults) as ReplyPromiseField[]
  return Object.fromEntries(fields.map((field) => [field, replyPromise(field, stored).text])) as Record<
    ReplyPromiseField,
    string
  >
}

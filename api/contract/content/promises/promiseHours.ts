import { HOUR_MS } from "../../text/durations.ts"
import { DEFAULT_LOCALE, dateLocales, type Locale } from "../../text/locale.ts"

/** Pages and mails show the text; the overdue check needs hours. */
export interface ReplyPromise {
  text: string
  hours: number
}

const PROMISE = /^\s*([1-9]\d{0,2})\s+(hour|day)s?\s*$/i

const unitHours: Record<string, number> = { hour: 1, day: 24 }

/** Accepts `48 hours` and `2 days`; null for any other text. */
export const parseReplyPromise = (text: string): ReplyPromise | null => {
  const [, count, unit = ""] = PROMISE.exec(text) ?? []
  return count ? { text: text.trim(), hours: Number(count) * (unitHours[unit.toLowerCase()] ?? 0) } : null
}

export const dueAfter = (moment: Date, { hours }: Pick<ReplyPromise, "hours">) =>
  new Date(moment.getTime() + hours * HOUR_MS)

const wordsOfUnits: Partial<Record<Locale, Record<string, readonly [one: string, many: string]>>> = {
  es: { hour: ["hora", "horas"], day: ["día", "días"] },
}

export const translatePromise = (text: string, locale: Locale): string => {
  const [, count, unit = ""] = PROMISE.exec(text) ?? []
  const units = wordsOfUnits[locale]?.[unit.toLowerCase()]
  return count && units ? `${count} ${Number(count) === 1 ? units[0] : units[1]}` : text
}

export const englishPromise = (text: string): string => {
  const [, count, unit] = /^(\d+) (\S+)$/.exec(text) ?? []
  const units = Object.values(wordsOfUnits).flatMap((words) => Object.entries(words))
  const [english] = units.find(([, words]) => words.some((word) => word === unit)) ?? []
  return english ? `${count} ${english}s` : text
}

export const dayInWords = (moment: Date, timeZone: string, locale: Locale = DEFAULT_LOCALE) => {
  const formatIn = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocales[locale], { timeZone, ...options })
  const zone = formatIn({ timeZoneName: "short" }).formatToParts(moment).at(-1)?.value
  return `${formatIn({ dateStyle: "long" }).format(moment)} (${zone})`
}

export const formatDateTime = (moment: Date, timeZone: string, locale: Locale = DEFAULT_LOCALE) =>
  new Intl.DateTimeFormat(dateLocales[locale], {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  })
    .format(moment)
    // Engines put different spaces before AM and PM, but the text must be the same everywhere.
    .replace(/\s/g, " ")

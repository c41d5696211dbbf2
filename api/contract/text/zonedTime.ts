import { DAY_MS } from "./durations.ts"

// Lists, charts and mails all use these functions, so they agree on a day.

export const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }))
  } catch {
    return false
  }
}

const PARTS = { year: "numeric", month: "numeric", day: "numeric" } as const
const TIME_PARTS = { hour: "numeric", minute: "numeric", second: "numeric", hourCycle: "h23" } as const

// Cached: creating a format costs as much as hundreds of uses, and nearly all are for the team's zone.
let last: { timeZone: string; format: Intl.DateTimeFormat } | undefined

const formatIn = (timeZone: string) => {
  if (last?.timeZone !== timeZone)
    last = { timeZone, format: new Intl.DateTimeFormat("en-US", { timeZone, ...PARTS, ...TIME_PARTS }) }
  return last.format
}

const offsetAt = (moment: number, timeZone: string) => {
  const parts = formatIn(timeZone).formatToParts(moment)
  const [year, month, day, hour, minute, second] = ["year", "month", "day", "hour", "minute", "second"].map((name) =>
    Number(parts.find(({ type }) => type === name)?.value),
  ) as [number, number, number, number, number, number]
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1_000) * 1_000
}

export const localText = (moment: Date | number, timeZone: string) => {
  const time = Number(moment)
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, -1)
}

export const dayIn = (moment: Date | number, timeZone: string) => localText(moment, timeZone).slice(0, 10)

/**
 * A time that occurs twice, as when clocks are set back, means its first occurrence. A skipped time counts from the
 * start of the gap: 2:30 becomes 3:30 if clocks skip the hour from 2:00.
 */
export const momentOf = (text: string, timeZone: string) => {
  const shown = Date.parse(`${text}Z`)
  const [before, after] = [shown - DAY_MS, shown + DAY_MS].map((near) => offsetAt(near, timeZone)) as [number, number]
  const isAfter = [before, after].every((offset) => offsetAt(shown - offset, timeZone) === after)
  return new Date(shown - (isAfter ? after : before))
}

export const startOfDay = (day: string, timeZone: string) => momentOf(`${day}T00:00`, timeZone)

export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** Keeps the time of day, also if clocks change in between. */
export const daysLater = (moment: Date, days: number, timeZone = "UTC") => {
  const text = localText(moment, timeZone)
  return momentOf(`${addDays(text.slice(0, 10), days)}${text.slice(10)}`, timeZone)
}

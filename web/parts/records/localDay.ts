import { dateFormat } from "./dateFormat.ts"

const parts = (day: string) => {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split("-").map(Number)
  return [year, month - 1, date] as const
}

/** A day in the operator's own time zone, as `2026-11-21`. */
export const localDay = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, "0")).join("-")

/** The days that lists accept: while a year is typed, a browser reports year 2 of 2026. */
export const dayLimits = { first: "2000-01-01", last: "2099-12-31" } as const

/** Whether a text is a day as `localDay` writes it, within the limits. */
export const isLocalDay = (text: string) => {
  if (text < dayLimits.first || text > dayLimits.last) return false
  const moment = new Date(...parts(text))
  return !Number.isNaN(moment.getTime()) && localDay(moment) === text
}

export const readLocalDay = (text: string | null) => (text && isLocalDay(text) ? text : "")

export const startOfLocalDay = (day: string) => new Date(...parts(day))

/** The moment at which the next day begins. Days on which the clocks change are not 24 hours long. */
export const endOfLocalDay = (day: string) => {
  const [year, month, date] = parts(day)
  return new Date(year, month, date + 1)
}

export const addDays = (day: string, count: number) => {
  const [year, month, date] = parts(day)
  return localDay(new Date(year, month, date + count))
}

const formatDate = dateFormat({ weekday: "short", month: "short", day: "numeric" })

export const formatDay = (day: string) => formatDate(startOfLocalDay(day))

import { addDays, dayIn, startOfDay } from "@farelight/api/contract/text/zonedTime.ts"
import { dayFormat, timeZone } from "./dateFormat.ts"

/** The day in the team's time zone, as `2026-11-21`. */
export const localDay = (moment: Date) => dayIn(moment, timeZone())

/** Days outside these limits are refused, as browsers report year 2 while 2026 is being typed. */
export const dayLimits = { first: "2000-01-01", last: "2099-12-31" } as const

export const isLocalDay = (text: string) => {
  if (text < dayLimits.first || text > dayLimits.last) return false
  const moment = new Date(`${text}T00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

export const readLocalDay = (text: string | null) => (text && isLocalDay(text) ? text : "")

export const startOfLocalDay = (day: string) => startOfDay(day, timeZone())

/** The start of the next day, as a day on which clocks change does not have 24 hours. */
export const endOfLocalDay = (day: string) => startOfLocalDay(addDays(day, 1))

export interface Days {
  from: string
  to: string
}

/** A range up to today has no last day, so that its address names only the first. */
export const dayPresets = () => {
  const today = localDay(new Date())
  const beginning = `${today.slice(0, 8)}01`
  const lastMonth = addDays(beginning, -1)
  return [
    { name: "Today", from: today, to: "" },
    { name: "7 days", from: addDays(today, -6), to: "" },
    { name: "30 days", from: addDays(today, -29), to: "" },
    { name: "This month", from: beginning, to: "" },
    { name: "Last month", from: `${lastMonth.slice(0, 8)}01`, to: lastMonth },
  ]
}

export const presetOf = ({ from, to }: Days) =>
  dayPresets().find((preset) => preset.from === from && preset.to === to)?.name ?? ""

export const daysOf = (preset: string): Days => {
  const { from, to } = dayPresets().find(({ name }) => name === preset) ?? { from: "", to: "" }
  return { from, to }
}

export const formatDay = dayFormat({ weekday: "short", month: "short", day: "numeric" })

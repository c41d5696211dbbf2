import { InvalidInputError } from "../../../contract/api/errors.ts"
import { DAY_MS, MINUTE_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/locks/clock.ts"

// No zone is further than 14 hours from UTC, and offsets are whole quarters of an hour.
const FARTHEST_QUARTERS = 56
const QUARTER_MS = 15 * MINUTE_MS

const dayReader = (timeZone: string) => {
  try {
    const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const
    const format = new Intl.DateTimeFormat("en-CA", { timeZone, ...parts })
    return (moment: number) => format.format(moment)
  } catch {
    throw new InvalidInputError([{ field: "timeZone", message: "Name a time zone, such as America/Los_Angeles." }])
  }
}

/** A day of a time zone, as `2026-11-21`, and when it begins. */
export interface LocalDay {
  date: string
  from: Date
}

/** The last days in a time zone, today included, oldest first, and when as many days before them began. */
export const lastLocalDays = (count: number, timeZone: string): { days: LocalDay[]; before: Date } => {
  const dayIn = dayReader(timeZone)
  const today = Date.parse(`${dayIn(clock.wallTime().getTime())}T00:00:00Z`)
  const dayBefore = (ago: number): LocalDay => {
    const midnight = today - ago * DAY_MS
    const date = new Date(midnight).toISOString().slice(0, 10)
    // The first moment that belongs to the day, whatever the clocks do on it.
    let [low, high] = [-FARTHEST_QUARTERS, FARTHEST_QUARTERS]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (dayIn(midnight + middle * QUARTER_MS) >= date) high = middle
      else low = middle + 1
    }
    return { date, from: new Date(midnight + low * QUARTER_MS) }
  }
  const days = Array.from({ length: count }, (_, index) => dayBefore(count - 1 - index))
  return { days, before: dayBefore(2 * count - 1).from }
}

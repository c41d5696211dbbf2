import { addDays, dayIn, startOfDay } from "../../../contract/text/zonedTime.ts"
import { clock } from "../../../platform/database/clock/clock.ts"

export interface LocalDay {
  date: string
  from: Date
}

export const lastLocalDays = (count: number, timeZone: string): { days: LocalDay[]; before: Date } => {
  const today = dayIn(clock.wallTime(), timeZone)
  const dayBefore = (ago: number): LocalDay => {
    const date = addDays(today, -ago)
    return { date, from: startOfDay(date, timeZone) }
  }
  const days = Array.from({ length: count }, (_, index) => dayBefore(count - 1 - index))
  return { days, before: dayBefore(2 * count - 1).from }
}

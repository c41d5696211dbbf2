import { addDays } from "../../../contract/text/zonedTime.ts"
import { readSetting } from "./teamSetting.ts"

export const WORKING_DAYS_SETTING = "working_days"

/** 1 for Monday to 7 for Sunday. */
export const currentWorkingDays = async () => (await readSetting<number[]>(WORKING_DAYS_SETTING)) ?? [1, 2, 3, 4, 5]

/** From a day off, even a `count` of 0 moves to the next working day. Without `workingDays`, counts calendar days. */
export const dayLater = (today: string, count: number, workingDays: readonly number[] | null): string => {
  if (!workingDays) return addDays(today, count)
  const isWorkingDay = (day: string) => workingDays.includes(new Date(day).getUTCDay() || 7)
  let day = today
  let left = isWorkingDay(today) ? count : Math.max(1, count)
  while (left > 0) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

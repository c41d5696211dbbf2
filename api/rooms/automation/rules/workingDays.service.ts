import { parseInput } from "../../../contract/api/parseInput.ts"
import { addDays } from "../../../contract/text/zonedTime.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { readSetting, storeSetting } from "../../accounts/settings/teamSetting.ts"
import { workingDaysInput } from "./leadRule.rules.ts"

const SETTING = "working_days"

/** The team's working days, 1 for Monday to 7 for Sunday; default: Monday to Friday. */
export const currentWorkingDays = async () => (await readSetting<number[]>(SETTING)) ?? [1, 2, 3, 4, 5]

export const readWorkingDays = async (viewer: Viewer): Promise<number[]> => {
  requirePerson(viewer, "leads:read")
  return currentWorkingDays()
}

export const saveWorkingDays = async (viewer: Viewer, input: unknown): Promise<number[]> => {
  requirePerson(viewer, "leads:write")
  const { days } = parseInput(workingDaysInput, input)
  await inTransaction(async (transaction) => {
    await storeSetting(SETTING, days, transaction)
    await recordEvents([{ type: "rule.hours_changed", origin: originOf(viewer) }], transaction)
  })
  return days
}

/** The day after some working days; a day off counts toward the next working day. */
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

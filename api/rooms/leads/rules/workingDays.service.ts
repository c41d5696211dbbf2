import { parseInput } from "../../../contract/api/parseInput.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { select } from "../../../platform/database/reading/statements.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { workingDaysInput } from "./leadRule.rules.ts"

const SETTING = "working_days"

/** The days of the week on which the team works, 1 for Monday to 7 for Sunday: Monday to Friday until they are set. */
export const currentWorkingDays = async (): Promise<number[]> => {
  const sql = `SELECT value FROM team_settings WHERE name = '${SETTING}'`
  const [row] = await select<{ value: string }>(database(), sql)
  return row ? JSON.parse(row.value) : [1, 2, 3, 4, 5]
}

export const readWorkingDays = async (viewer: Viewer): Promise<number[]> => {
  requirePerson(viewer, "leads:read")
  return currentWorkingDays()
}

export const saveWorkingDays = async (viewer: Viewer, input: unknown): Promise<number[]> => {
  requirePerson(viewer, "leads:write")
  const { days } = parseInput(workingDaysInput, input)
  await inTransaction(async (transaction) => {
    const sql = `REPLACE INTO team_settings (name, value) VALUES ('${SETTING}', '${JSON.stringify(days)}')`
    await database().query(sql, { transaction })
    await recordEvents([{ type: "rule.hours_changed", origin: originOf(viewer) }], transaction)
  })
  return days
}

const dayAfter = (day: string, count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** The day a number of days later. Working days count whole; a day off counts to the next working day. */
export const dayLater = (today: string, count: number, workingDays: readonly number[] | null): string => {
  if (!workingDays) return dayAfter(today, count)
  const isWorkingDay = (day: string) => workingDays.includes(new Date(day).getUTCDay() || 7)
  let day = today
  let left = isWorkingDay(today) ? count : Math.max(1, count)
  while (left > 0) {
    day = dayAfter(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

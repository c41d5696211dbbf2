import { parseInput } from "../../../contract/api/parseInput.ts"
import { config } from "../../../platform/config/config.ts"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { quoted } from "../../../platform/database/connection/dialect.ts"
import { select } from "../../../platform/database/reading/statements.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { localTime } from "../lead/lead.rules.ts"
import { hoursInput } from "./teamHours.rules.ts"

/** When the team works. */
export interface TeamHours {
  /** 1 for Monday to 7 for Sunday. */
  days: number[]
  startsAt: string
  endsAt: string
  timeZone: string
}

const SETTING = "team_hours"
const DAY_MS = 24 * 60 * 60_000

/** The hours that are set, or Monday to Friday, nine to five. */
export const currentHours = async (): Promise<TeamHours> => {
  const sql = `SELECT value FROM team_settings WHERE name = '${SETTING}'`
  const [row] = await select<{ value: string }>(database(), sql)
  if (row) return JSON.parse(row.value)
  return { days: [1, 2, 3, 4, 5], startsAt: "09:00", endsAt: "17:00", timeZone: config.timeZone }
}

/** When the team works. */
export const readTeamHours = async (viewer: Viewer): Promise<TeamHours> => {
  requirePerson(viewer, "leads:read")
  return currentHours()
}

/** Says when the team works: from then on rules count working days by it. */
export const saveTeamHours = async (viewer: Viewer, input: unknown): Promise<TeamHours> => {
  requirePerson(viewer, "leads:write")
  const hours = parseInput(hoursInput, input)
  const value = quoted(database(), JSON.stringify(hours))
  await inTransaction(async (transaction) => {
    await database().query(`REPLACE INTO team_settings (name, value) VALUES ('${SETTING}', ${value})`, { transaction })
    await recordEvents([{ type: "rule.hours_changed", origin: originOf(viewer) }], transaction)
  })
  return hours
}

const dayAfter = (day: string, count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

const isWorkingDay = (day: string, { days }: TeamHours) => days.includes(new Date(day).getUTCDay() || 7)

/**
 * The day that comes so many days after a moment, in the team's time zone. Of working days, a day counts whose work is over
 * already as if it were none: "the same working day" is then the next one.
 */
export const dayIn = (moment: Date, count: number, isWorkingDays: boolean, hours: TeamHours): string => {
  const { day: today } = localTime(moment, hours.timeZone)
  if (!isWorkingDays) return dayAfter(today, count)
  const clockTime = new Intl.DateTimeFormat("en-GB", { timeZone: hours.timeZone, timeStyle: "short" }).format(moment)
  let day = clockTime >= hours.endsAt ? dayAfter(today, 1) : today
  while (!isWorkingDay(day, hours)) day = dayAfter(day, 1)
  // Work that arrives on a day off begins on the next working day, which is then the first of those that are counted.
  let left = day === today ? count : Math.max(0, count - 1)
  while (left > 0) {
    day = dayAfter(day, 1)
    if (isWorkingDay(day, hours)) left -= 1
  }
  return day
}

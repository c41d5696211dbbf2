import type { Transaction } from "sequelize"
import * as z from "zod"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { isTimeZone } from "../../../contract/text/zonedTime.ts"
import { config } from "../../../platform/config/config.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { type TeamSettings, teamSettings } from "../team/teamSettings.service.ts"
import { readSetting, storeSetting } from "./teamSetting.ts"

const SETTING = "time_zone"

/** The zone that somebody has chosen in the dashboard; null while the operator's `TIME_ZONE` holds. */
export const chosenTimeZone = (transaction?: Transaction) => readSetting<string>(SETTING, transaction)

/** The zone of the team's days and hours. */
export const teamTimeZone = async (transaction?: Transaction) => (await chosenTimeZone(transaction)) ?? config.timeZone

const timeZoneInput = z.object({
  timeZone: z.string().refine(isTimeZone, "Name a time zone, such as America/Los_Angeles."),
})

export const saveTimeZone = async (viewer: Viewer, input: unknown): Promise<TeamSettings> => {
  requirePerson(viewer, "leads:write")
  const { timeZone } = parseInput(timeZoneInput, input)
  await inTransaction(async (transaction) => {
    await storeSetting(SETTING, timeZone, transaction)
    await recordEvents([{ type: "rule.zone_changed", origin: originOf(viewer), facts: { timeZone } }], transaction)
  })
  return teamSettings(viewer)
}

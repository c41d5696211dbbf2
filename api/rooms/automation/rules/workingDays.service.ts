import { parseInput } from "../../../contract/api/parseInput.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { storeSetting } from "../../accounts/settings/teamSetting.ts"
import { currentWorkingDays, WORKING_DAYS_SETTING } from "../../accounts/settings/workingDays.ts"
import { workingDaysInput } from "./leadRule.rules.ts"

export const readWorkingDays = async (viewer: Viewer): Promise<number[]> => {
  requirePerson(viewer, "leads:read")
  return currentWorkingDays()
}

export const saveWorkingDays = async (viewer: Viewer, input: unknown): Promise<number[]> => {
  requirePerson(viewer, "leads:write")
  const { days } = parseInput(workingDaysInput, input)
  await inTransaction(async (transaction) => {
    await storeSetting(WORKING_DAYS_SETTING, days, transaction)
    await recordEvents([{ type: "rule.hours_changed", origin: originOf(viewer) }], transaction)
  })
  return days
}

import * as z from "zod"
import { ConflictError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { isTimeZone } from "../../../contract/text/zonedTime.ts"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { recordAccountEvent } from "../../../platform/viewer/accountEvents.ts"
import { requireFreshProof, requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { hasSecondFactor, IS_FACTOR_REQUIRED } from "../proofs/secondFactor.ts"
import { storeSetting } from "../settings/teamSetting.ts"
import { TIME_ZONE_SETTING } from "../settings/timeZone.ts"

export const isSecondFactorRequired = async () => {
  const [row] = await select<{ is_required: number }>(database(), `SELECT ${IS_FACTOR_REQUIRED} AS is_required`)
  return row?.is_required === 1
}

export interface TeamSettings {
  isSecondFactorRequired: boolean
}

export const teamSettings = async (viewer: Viewer): Promise<TeamSettings> => {
  requirePerson(viewer, "account")
  return { isSecondFactorRequired: await isSecondFactorRequired() }
}

/** Requires a second factor from everybody, or no longer, from each session's next request on. */
export const requireSecondFactor = async (
  viewer: Viewer,
  { isRequired }: { isRequired: boolean },
): Promise<TeamSettings> => {
  const { id } = requirePerson(viewer, "team:manage")
  requireFreshProof(viewer)
  if (isRequired && !(await hasSecondFactor(id))) throw new ConflictError(refusals.ownFactorFirst)
  await inTransaction(async (transaction) => {
    const sql = isRequired
      ? "REPLACE INTO team_settings (name, value) VALUES ('second_factor_required', 'true')"
      : "DELETE FROM team_settings WHERE name = 'second_factor_required'"
    await database().query(sql, { transaction })
    await recordAccountEvent("team.second_factor_required", viewer, { userId: id, isRequired }, transaction)
  })
  return { isSecondFactorRequired: isRequired }
}

const timeZoneInput = z.object({
  timeZone: z.string().refine(isTimeZone, "Name a time zone, such as America/Los_Angeles."),
})

export const saveTimeZone = async (viewer: Viewer, input: unknown): Promise<TeamSettings> => {
  requirePerson(viewer, "leads:write")
  const { timeZone } = parseInput(timeZoneInput, input)
  await inTransaction(async (transaction) => {
    await storeSetting(TIME_ZONE_SETTING, timeZone, transaction)
    await recordEvents([{ type: "rule.zone_changed", origin: originOf(viewer), facts: { timeZone } }], transaction)
  })
  return teamSettings(viewer)
}

import * as z from "zod"
import { type Role, roles } from "../../../contract/accounts/roles.ts"
import { ConflictError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { isTimeZone } from "../../../contract/text/zonedTime.ts"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { recordAccountEvent } from "../../../platform/viewer/accountEvents.ts"
import { requireFreshProof, requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { FACTOR_SETTING, hasSecondFactor } from "../proofs/secondFactor.ts"
import { readSetting, storeSetting } from "../settings/teamSetting.ts"
import { TIME_ZONE_SETTING } from "../settings/timeZone.ts"

export const secondFactorRoles = async (): Promise<readonly Role[]> => {
  const stored = await readSetting<true | Role[]>(FACTOR_SETTING)
  return stored === true ? roles : (stored ?? [])
}

export interface TeamSettings {
  secondFactorRoles: readonly Role[]
}

export const teamSettings = async (viewer: Viewer): Promise<TeamSettings> => {
  requirePerson(viewer, "account")
  return { secondFactorRoles: await secondFactorRoles() }
}

const factorRule = z.object({ isRequired: z.boolean(), roles: z.array(z.enum(roles)).nullish() })

export const requireSecondFactor = async (viewer: Viewer, input: unknown): Promise<TeamSettings> => {
  const { id } = requirePerson(viewer, "team:manage")
  requireFreshProof(viewer)
  const { isRequired, roles: named } = parseInput(factorRule, input)
  const chosen = isRequired ? roles.filter((role) => named?.includes(role) ?? true) : []
  if (chosen.length > 0 && !(await hasSecondFactor(id))) throw new ConflictError(refusals.ownFactorFirst)
  await inTransaction(async (transaction) => {
    // Earlier releases know only `true` for all roles, and must still work after a rollback.
    if (chosen.length > 0) await storeSetting(FACTOR_SETTING, chosen.length === roles.length || chosen, transaction)
    else await database().query(`DELETE FROM team_settings WHERE name = '${FACTOR_SETTING}'`, { transaction })
    const facts = { userId: id, isRequired: chosen.length > 0, ...(named && { roles: chosen }) }
    await recordAccountEvent("team.second_factor_required", viewer, facts, transaction)
  })
  return { secondFactorRoles: chosen }
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

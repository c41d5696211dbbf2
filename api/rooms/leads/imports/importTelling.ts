import { leadImportOutcomes } from "../../../contract/leads/leadImports.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { readTeam } from "../../accounts/team/team.ts"
import type { LeadImportRow } from "./leadImport.model.ts"

const { CREATED, UPDATED, SKIPPED, FAULTY } = leadImportOutcomes

/** Who has uploaded an import, by the name that they have now. */
export const nameOfMaker = async ({ actorType, actorId }: LeadImportRow, viewer: Viewer) => {
  requirePermission(viewer, "leads:read")
  const { nameOfKey, nameOfUser } = await readTeam(viewer)
  return actorType === "api_key" ? nameOfKey(actorId ?? 0) : nameOfUser(actorId ?? 0)
}

/** How many rows have which outcome. */
export const outcomesOf = ({ createdCount, updatedCount, skippedCount, faultyCount }: LeadImportRow) => [
  { outcome: CREATED, count: createdCount },
  { outcome: UPDATED, count: updatedCount },
  { outcome: SKIPPED, count: skippedCount },
  { outcome: FAULTY, count: faultyCount },
]

/** Who works on the new leads of an import. */
export const ownerOf = async ({ settings }: LeadImportRow, viewer: Viewer) => {
  requirePermission(viewer, "leads:read")
  return settings.ownerId === null ? null : (await readTeam(viewer)).colleagueOf(settings.ownerId)
}

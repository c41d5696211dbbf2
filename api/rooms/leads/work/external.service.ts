import { UniqueConstraintError } from "sequelize"
import { ConflictError, InvalidInputError } from "../../../contract/api/errors.ts"
import { isJsonObject } from "../../../contract/api/jsonObject.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf } from "../../../platform/events/recordEvents.ts"
import { may, requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../history/leadEvents.ts"
import { externalChanges, externalFields, externalInput, idTakenMessage, newExternal } from "../lead/external.rules.ts"
import type { Lead } from "../lead/lead.model.ts"
import { refuseStale } from "../lead/lead.rules.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { leadPlaces } from "../lead/leadPlace.ts"
import { survivorIdOf } from "../merged/mergedLeads.ts"
import { lockLead } from "../related/leadTexts.ts"
import { type ChangedLead, changeLeads } from "./changeLeads.ts"
import { kindOf } from "./leadAssignment.service.ts"

const FIELDS = ["externalId", "metadata"]

/** Forms lack both fields, so visitors may not send them. Throws without `leads:write`. */
export const readExternal = (sender: Viewer, input: unknown) => {
  const given = isJsonObject(input) ? FIELDS.filter((name) => input[name] !== undefined) : []
  if (given.length > 0 && !may(sender, "leads:write")) {
    const message = "There is no such field, but for API keys with the scope leads:write."
    throw new InvalidInputError(given.map((field) => ({ field, message })))
  }
  return parseInput(newExternal, isJsonObject(input) ? input : {})
}

/** Throws `ConflictError` with the other lead's id if its external id is taken. */
export const withUniqueExternalId = async <Result>(
  kind: LeadKind,
  externalId: string | null | undefined,
  store: () => Promise<Result>,
): Promise<Result> =>
  store().catch(async (error: unknown) => {
    const isTaken = error instanceof UniqueConstraintError && externalId != null
    // Searches all places, as external ids are unique among them.
    const other = isTaken && (await kind.model.unscoped().findOne({ where: { externalId } }))
    if (!other) throw error
    const id = await survivorIdOf(kind.type, other.id)
    throw new ConflictError(idTakenMessage(kind, id, other.place === leadPlaces.TRASH))
  })

/** Omitted fields and metadata names stay. Throws `ConflictError` if the id is taken or the lead has changed. */
export const setLeadExternal = async (viewer: Viewer, input: unknown): Promise<Lead> => {
  requirePermission(viewer, "leads:write")
  const { leadType, leadId: askedId, expectedUpdatedAt, ...given } = parseInput(externalInput, input)
  const kind = kindOf(leadType)
  return withUniqueExternalId(kind, given.externalId, () =>
    inTransaction(async (transaction) => {
      const lead = await lockLead(kind, askedId, transaction)
      refuseStale(kind, lead.get(), expectedUpdatedAt)
      const before = lead.get()
      const values = externalChanges(before, given)
      const fields = externalFields(before, values)
      const events = ({ key }: ChangedLead) => [leadEvent("lead.external_set", key, originOf(viewer), { fields })]
      if (fields.length > 0) await changeLeads(kind, [{ lead, values, events, hasNewTexts: true }], transaction)
      return lead
    }),
  )
}

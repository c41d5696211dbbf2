import { Op, type Transaction } from "sequelize"
import { type DomainError, NotFoundError } from "../../../contract/api/errors.ts"
import { changedMeanwhile, type ItemResult, itemResults } from "../../../contract/api/itemResults.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { originOf } from "../../../platform/events/recordEvents.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../history/leadEvents.ts"
import type { Lead } from "../lead/lead.model.ts"
import {
  answeredAfter,
  isAsExpected,
  type StatusChangeInput,
  statusChangeInput,
  statusChangesInput,
} from "../lead/lead.rules.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { findStanding, survivorsOf } from "../merged/mergedLeads.ts"
import { changeLeads, type LeadChange } from "./changeLeads.ts"

/** A status change, which also ends a wait for a reply. */
const moveOf = (lead: Lead, status: LeadStatus, viewer: Viewer): LeadChange => ({
  lead,
  values:
    lead.status === status
      ? {}
      : { status, answeredAfter: answeredAfter(lead, status), waitingSince: null, mailReturnedAt: null },
  events: ({ key, before }) => [
    leadEvent("status_changed", key, originOf(viewer), { from: before.status, to: status }),
  ],
})

/** Sets a lead's status and records it. Throws `ConflictError` if the status differs from the expected one. */
export const setLeadStatus = async (kind: LeadKind, viewer: Viewer, input: unknown): Promise<Lead> => {
  requirePermission(viewer, "leads:write")
  const change = parseInput(statusChangeInput, input)
  return inTransaction(async (transaction) => {
    const lead = await findStanding(kind, idOf(change.id), { transaction, lock: true })
    if (!lead) throw new NotFoundError(kind.noun, change.id)
    refuseUnexpected(kind, lead, change)
    await moveLead(kind, viewer, lead, change.status, transaction)
    return lead
  })
}

/** Throws unless the lead has the expected status. */
export const refuseUnexpected = (kind: LeadKind, lead: Lead, change: Pick<StatusChangeInput, "expectedStatus">) => {
  if (!isAsExpected(lead, change)) throw changedMeanwhile(kind.noun, lead)
}

/** Sets a locked lead's status with all consequences. */
export const moveLead = async (
  kind: LeadKind,
  viewer: Viewer,
  lead: Lead,
  status: LeadStatus,
  transaction: Transaction,
) => {
  requirePermission(viewer, "leads:write")
  await changeLeads(kind, [moveOf(lead, status, viewer)], transaction)
}

export interface StatusChanges {
  changed: Lead[]
  conflicts: Lead[]
  notFoundIds: string[]
  results: ItemResult[]
}

/** Sets statuses in one transaction. Conflicts and unknown ids are reported and do not stop the rest. */
export const setLeadStatuses = async (kind: LeadKind, viewer: Viewer, input: unknown): Promise<StatusChanges> => {
  requirePermission(viewer, "leads:write")
  const { changes } = parseInput(statusChangesInput, input)
  return inTransaction(async (transaction) => {
    // Locked in order of ids to avoid deadlocks.
    const survivors = await survivorsOf(
      kind.type,
      changes.map(({ id }) => idOf(id)),
      transaction,
    )
    const standing = ({ id }: { id: string }) => survivors.get(idOf(id)) ?? idOf(id)
    const where = { id: { [Op.in]: changes.map(standing) } }
    const leads = await kind.model.findAll({ where, order: ["id"], transaction, lock: true })
    const leadOf = new Map(leads.map((lead) => [lead.id, lead]))
    const result: Omit<StatusChanges, "results"> = { changed: [], conflicts: [], notFoundIds: [] }
    const errors = new Map<string, DomainError>()
    const moves: LeadChange[] = []
    for (const change of changes) {
      const lead = leadOf.get(standing(change))
      // A repeated lead is checked against its changed status.
      if (moves.some((move) => move.lead === lead)) await changeLeads(kind, moves.splice(0), transaction)
      if (!lead) {
        result.notFoundIds.push(change.id)
        errors.set(change.id, new NotFoundError(kind.noun, change.id))
      } else if (!isAsExpected(lead, change)) {
        result.conflicts.push(lead)
        errors.set(change.id, changedMeanwhile(kind.noun, lead))
      } else {
        moves.push(moveOf(lead, change.status, viewer))
        result.changed.push(lead)
      }
    }
    await changeLeads(kind, moves, transaction)
    const ids = changes.map(({ id }) => id)
    return { ...result, results: itemResults(ids, (id) => errors.get(id)) }
  })
}

import { Op, type Transaction } from "sequelize"
import { type DomainError, NotFoundError } from "../../../contract/api/errors.ts"
import { changedMeanwhile, type ItemResult, itemResults } from "../../../contract/api/itemResults.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { countMoved, type LeadMove } from "../figures/countedLeads.ts"
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
import { findStanding, survivorsOf } from "../merges/mergedLeads.ts"

const applyChange = async (
  lead: Lead,
  { status }: Pick<StatusChangeInput, "status">,
  transaction: Transaction,
): Promise<LeadMove[]> => {
  const from = lead.status
  if (from === status) return []
  lead.status = status
  lead.answeredAfter = answeredAfter(lead, status)
  lead.set({ waitingSince: null, mailReturnedAt: null })
  await lead.save({ transaction })
  return [{ lead, from, to: status }]
}

const noteMoves = async (kind: LeadKind, viewer: Viewer, moves: readonly LeadMove[], transaction: Transaction) => {
  const origin = originOf(viewer)
  const moved = moves.map(({ lead, from, to }) =>
    leadEvent("status_changed", { leadType: kind.type, leadId: lead.id }, origin, { from, to }),
  )
  await recordEvents(moved, transaction)
  await countMoved(kind, moves, transaction)
}

/** Sets a lead's status and records the change. Throws `ConflictError` if the expected status changed. */
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

/** Refuses a change of a lead that no longer has the status on which it was decided. */
export const refuseUnexpected = (kind: LeadKind, lead: Lead, change: Pick<StatusChangeInput, "expectedStatus">) => {
  if (!isAsExpected(lead, change)) throw changedMeanwhile(kind.noun, lead)
}

/** Puts a lead that the transaction has locked into a status, with all that belongs to it. */
export const moveLead = async (
  kind: LeadKind,
  viewer: Viewer,
  lead: Lead,
  status: LeadStatus,
  transaction: Transaction,
) => {
  requirePermission(viewer, "leads:write")
  await noteMoves(kind, viewer, await applyChange(lead, { status }, transaction), transaction)
}

export interface StatusChanges {
  changed: Lead[]
  /** Those that had another status than expected. */
  conflicts: Lead[]
  notFoundIds: string[]
  results: ItemResult[]
}

/** Sets statuses in one transaction. Conflicts and unknown ids are answered, and stop nothing. */
export const setLeadStatuses = async (kind: LeadKind, viewer: Viewer, input: unknown): Promise<StatusChanges> => {
  requirePermission(viewer, "leads:write")
  const { changes } = parseInput(statusChangesInput, input)
  return inTransaction(async (transaction) => {
    // Locked in the order of their ids, as everywhere, so that two bulk changes do not wait for each other.
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
    const moves: LeadMove[] = []
    for (const change of changes) {
      const lead = leadOf.get(standing(change))
      if (!lead) {
        result.notFoundIds.push(change.id)
        errors.set(change.id, new NotFoundError(kind.noun, change.id))
      } else if (!isAsExpected(lead, change)) {
        result.conflicts.push(lead)
        errors.set(change.id, changedMeanwhile(kind.noun, lead))
      } else {
        moves.push(...(await applyChange(lead, change, transaction)))
        result.changed.push(lead)
      }
    }
    await noteMoves(kind, viewer, moves, transaction)
    const ids = changes.map(({ id }) => id)
    return { ...result, results: itemResults(ids, (id) => errors.get(id)) }
  })
}

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
  hasExpectedStatus,
  type StatusChangeInput,
  secondsToAnswer,
  statusChangeInput,
  statusChangesInput,
} from "../lead/lead.rules.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { readStatusReasons } from "../lead/statusReasons.ts"
import { findSurvivor, survivorsOf } from "../merged/mergedLeads.ts"
import { changeLeads, type LeadChange } from "./changeLeads.ts"

type Move = Pick<StatusChangeInput, "status" | "reason">

/** A new status ends the wait for a reply; a new reason alone does not. */
const moveOf = (lead: Lead, { status, reason }: Move, viewer: Viewer, listed: readonly string[] = []): LeadChange => {
  const isMoved = lead.status !== status
  const moved = { status, answeredAfter: secondsToAnswer(lead, status), waitingSince: null, mailReturnedAt: null }
  const why = reason ? (listed.includes(reason) ? { reason } : { hasOwnReason: true as const }) : {}
  return {
    lead,
    values: { ...(isMoved && moved), ...(reason !== undefined && { statusReason: reason || null }) },
    events: ({ key, before: { status: from } }) => [
      isMoved
        ? leadEvent("status_changed", key, originOf(viewer), { from, to: status, ...why })
        : leadEvent("lead.reason_set", key, originOf(viewer), why),
    ],
  }
}

const listedReasons = async (kind: LeadKind, changes: readonly Move[]) =>
  changes.some(({ reason }) => reason) ? readStatusReasons(kind) : []

export const setLeadStatus = async (kind: LeadKind, viewer: Viewer, input: unknown): Promise<Lead> => {
  requirePermission(viewer, "leads:write")
  const change = parseInput(statusChangeInput, input)
  const listed = await listedReasons(kind, [change])
  return inTransaction(async (transaction) => {
    const lead = await findSurvivor(kind, idOf(change.id), { transaction, lock: true })
    if (!lead) throw new NotFoundError(kind.noun, change.id)
    refuseUnexpected(kind, lead, change)
    await changeLeads(kind, [moveOf(lead, change, viewer, listed)], transaction)
    return lead
  })
}

export const refuseUnexpected = (kind: LeadKind, lead: Lead, change: Pick<StatusChangeInput, "expectedStatus">) => {
  if (!hasExpectedStatus(lead, change)) throw changedMeanwhile(kind.noun, lead)
}

export const moveLead = async (
  kind: LeadKind,
  viewer: Viewer,
  lead: Lead,
  status: LeadStatus,
  transaction: Transaction,
) => {
  requirePermission(viewer, "leads:write")
  await changeLeads(kind, [moveOf(lead, { status }, viewer)], transaction)
}

export interface StatusChanges {
  changed: Lead[]
  conflicts: Lead[]
  notFoundIds: string[]
  results: ItemResult[]
}

/** Conflicts and unknown ids are reported and do not stop the rest. */
export const setLeadStatuses = async (kind: LeadKind, viewer: Viewer, input: unknown): Promise<StatusChanges> => {
  requirePermission(viewer, "leads:write")
  const { changes } = parseInput(statusChangesInput, input)
  const listed = await listedReasons(kind, changes)
  return inTransaction(async (transaction) => {
    // Locked in order of ids, as two requests could otherwise deadlock.
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
      // Earlier moves are stored first, so that a repeated lead is checked against its changed status.
      if (moves.some((move) => move.lead === lead)) await changeLeads(kind, moves.splice(0), transaction)
      if (!lead) {
        result.notFoundIds.push(change.id)
        errors.set(change.id, new NotFoundError(kind.noun, change.id))
      } else if (!hasExpectedStatus(lead, change)) {
        result.conflicts.push(lead)
        errors.set(change.id, changedMeanwhile(kind.noun, lead))
      } else {
        moves.push(moveOf(lead, change, viewer, listed))
        result.changed.push(lead)
      }
    }
    await changeLeads(kind, moves, transaction)
    const ids = changes.map(({ id }) => id)
    return { ...result, results: itemResults(ids, (id) => errors.get(id)) }
  })
}

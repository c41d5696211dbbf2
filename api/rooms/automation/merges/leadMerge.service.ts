import type { Transaction } from "sequelize"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { pluralOf } from "../../../contract/leads/leadFacts.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { type NewEvent, type Origin, originOf } from "../../../platform/events/recordEvents.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { type LeadPlace, leadPlaces } from "../../leads/lead/leadPlace.ts"
import { LeadMerge } from "../../leads/merged/leadMerge.model.ts"
import { type MergeWithPart, serializeMerge, survivorIdOf } from "../../leads/merged/mergedLeads.ts"
import { type ChangedLead, changeLeads } from "../../leads/work/changeLeads.ts"
import { kindOf, kindOfRow } from "../../leads/work/leadAssignment.service.ts"
import { type LeadUndo, ownerNow, undoChanges } from "../../leads/work/undoChanges.ts"
import { chosenColumns, fieldsNamed, mergedValues, mergeInput, undoUntil } from "./leadMerge.rules.ts"
import { moveRows, moveRowsBack } from "./movedRows.ts"

const { INBOX, MERGED } = leadPlaces

/** Locks in order of ids, as two merges could otherwise deadlock. Throws unless each lead is in its place. */
const lockAt = async (
  kind: LeadKind,
  places: readonly (readonly [id: number, place: LeadPlace])[],
  transaction: Transaction,
): Promise<Lead[]> => {
  const where = { id: places.map(([id]) => id) }
  const leads = await kind.model.unscoped().findAll({ where, order: ["id"], transaction, lock: true })
  const found: Lead[] = []
  for (const [id, place] of places) {
    const lead = leads.find((one) => one.id === id)
    if (lead?.place === MERGED && place === INBOX) {
      const survivorId = await survivorIdOf(kind.type, id, transaction)
      throw new ConflictError(`The ${kind.noun} ${id} became a part of ${survivorId}.`)
    }
    if (lead?.place !== place) throw new NotFoundError(kind.noun, String(id))
    found.push(lead)
  }
  return found
}

/** Webhooks and statistics see the same events as if a user had made these changes. */
const changeEvents = ({ key, before, after }: ChangedLead, origin: Origin): NewEvent[] => {
  const [{ status: from, ownerId: of, followUpOn: was }, { status: to, ownerId, followUpOn: on }] = [before, after]
  return [
    ...(from === to ? [] : [leadEvent("status_changed", key, origin, { from, to })]),
    ...(of === ownerId ? [] : [leadEvent("lead.assigned", key, origin, { from: of, to: ownerId })]),
    ...(was === on ? [] : [leadEvent("lead.follow_up_set", key, origin, { on })]),
  ]
}

export interface MergedLeads {
  lead: Lead
  merge: MergeWithPart
}

/**
 * Related rows move to the survivor, which is found by both ids from then on. Throws `ConflictError` if both are the
 * same lead, one is already merged, or one has changed since the user read it.
 */
export const mergeLeads = async (viewer: Viewer, input: unknown): Promise<MergedLeads> => {
  requirePermission(viewer, "leads:write")
  const { survivorId, mergedId, takenFields, expectedUpdatedAt: expected, ...which } = parseInput(mergeInput, input)
  const kind = kindOf(which.leadType)
  const { type: leadType } = kind
  const taken = chosenColumns(kind, takenFields)
  if (survivorId === mergedId) throw new ConflictError(`This ${kind.noun} cannot be merged into itself.`)
  const origin = originOf(viewer)
  return inTransaction(async (transaction) => {
    const places = [[survivorId, INBOX] as const, [mergedId, INBOX] as const]
    const [lead, merged] = (await lockAt(kind, places, transaction)) as [Lead, Lead]
    const isStale = (one: Lead, at: Date | undefined) => at !== undefined && one.updatedAt.getTime() !== at.getTime()
    if (isStale(lead, expected?.survivor) || isStale(merged, expected?.merged))
      throw new ConflictError(`One of them has changed since. Look at both ${pluralOf(kind.noun)} again.`)
    const part = { ...merged.get() }
    const values = mergedValues(kind, lead.get(), part, taken)
    const moved = await moveRows(kind, mergedId, survivorId, transaction)
    // The external id is cleared before the survivor gets it, as external ids are unique.
    const externalId = "externalId" in values ? null : (merged.externalId ?? null)
    await changeLeads(kind, [{ lead: merged, values: { place: MERGED, externalId } }], transaction)
    const was: Readonly<Record<string, unknown>> = { ...lead.get() }
    const pairOf = ([name, after]: [string, unknown]) => [name, [was[name] ?? null, after] as const] as const
    const kept = { values: Object.fromEntries(Object.entries(values).map(pairOf)), moved }
    const { actorType, actorId } = origin
    const merge = await LeadMerge.create(
      { leadType, survivorId, mergedId, kept, actorType, actorId, mergedAt: clock.wallTime() },
      { transaction },
    )
    const facts = { mergedId, fields: fieldsNamed(values) }
    const events = (change: ChangedLead) => [
      leadEvent("lead.merged", change.key, origin, facts),
      leadEvent("lead.merged_into", { leadType, leadId: mergedId }, origin, { survivorId }),
      ...changeEvents(change, origin),
    ]
    // The merge is stored first, so that the survivor's search text includes the merged lead's values.
    await changeLeads(kind, [{ lead, values, events, hasNewTexts: true }], transaction)
    return { lead, merge: serializeMerge(kind, merge, part) }
  })
}

export interface UnmergedLeads {
  lead: Lead
  restored: Lead
}

/**
 * Changes made after the merge stay. Throws `ConflictError` if the merge is already undone or too old, or if the
 * survivor was merged into another lead.
 */
export const undoLeadMerge = async (viewer: Viewer, id: string): Promise<UnmergedLeads> => {
  requirePermission(viewer, "leads:write")
  const known = await LeadMerge.findByPk(idOf(id))
  if (!known) throw new NotFoundError("merge", id)
  const kind = kindOfRow(known, "merge")
  const { leadType, survivorId, mergedId } = known
  if (known.undoneAt) throw new ConflictError("This merge is undone already.")
  const origin = originOf(viewer)
  return inTransaction(async (transaction) => {
    const places = [[survivorId, INBOX] as const, [mergedId, MERGED] as const]
    const [lead, restored] = (await lockAt(kind, places, transaction)) as [Lead, Lead]
    const merge = await LeadMerge.findByPk(known.id, { transaction, lock: true })
    const kept = merge?.kept
    if (!merge || !kept || !undoUntil(merge, clock.wallTime()))
      throw new ConflictError("This merge is undone already, or too long ago: it can be undone for 30 days.")
    await moveRowsBack(kind, survivorId, mergedId, kept.moved, transaction)
    await merge.update({ undoneAt: clock.wallTime(), kept: null }, { transaction })
    const events: LeadUndo["events"] = (change, values) => [
      leadEvent("lead.unmerged", change.key, origin, { mergedId, fields: fieldsNamed(values) }),
      leadEvent("lead.unmerged", { leadType, leadId: mergedId }, origin, { survivorId, fields: [] }),
      ...changeEvents(change, origin),
    ]
    await undoChanges(kind, [{ lead, journal: kept.values, hasNewTexts: true, events }], transaction)
    // Another lead may have taken the external id since, so it is restored only if it is free.
    const keptId = kept.values.externalId?.[1] as string | undefined
    const isFree = keptId && !(await kind.model.unscoped().findOne({ where: { externalId: keptId }, transaction }))
    const place = {
      place: INBOX,
      ownerId: await ownerNow(restored.ownerId, transaction),
      ...(isFree && { externalId: keptId }),
    }
    await changeLeads(kind, [{ lead: restored, values: place, hasNewTexts: true }], transaction)
    return { lead, restored }
  })
}

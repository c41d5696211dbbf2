import { Op, type Transaction, type WhereOptions } from "sequelize"
import * as z from "zod"
import { type ItemResult, itemResultsOf } from "../../../contract/api/itemResults.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { countUpTo } from "../../../platform/database/connection/statements.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { yieldToRequests } from "../../../platform/processes/yieldToRequests.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../history/leadEvents.ts"
import { derivedColumns, inLockOrder, recordArrivals, type StoredSubmission } from "../intake/storeLead.ts"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { leadPlaces } from "../lead/leadPlace.ts"
import { type LeadReference, referenceTo } from "../lead/leadReference.ts"
import { type PublishedPromise, readReplyPromise } from "../lead/replyPromise.ts"
import { leadKinds } from "../leadKinds.ts"
import { LeadPlacement } from "../places/leadPlacement.model.ts"
import { listPlaced, type PlacedPage } from "../places/placedLeads.ts"
import { LeadFile } from "../related/leadFile.model.ts"
import { deleteFiles } from "../related/messageFiles.ts"

const CHOSEN_MAX = 100

const tooMany = `Up to ${CHOSEN_MAX} submissions can be chosen at once.`
const chosen = z.object({ ids: z.array(z.string()).min(1, refusals.nothingChosen).max(CHOSEN_MAX, tooMany) })

const { INBOX, QUARANTINE } = leadPlaces

const COUNTED_MAX = 1_000

export const listQuarantined = async (viewer: Viewer, request: PageRequest): Promise<PlacedPage> => {
  requirePermission(viewer, "leads:read")
  return listPlaced(QUARANTINE, request)
}

export const countQuarantined = async (viewer: Viewer): Promise<number> => {
  requirePermission(viewer, "leads:read")
  const types = leadKinds.map(({ type }) => `'${type}'`).join(", ")
  return countUpTo(database(), COUNTED_MAX, `lead_placements WHERE place = '${QUARANTINE}' AND lead_type IN (${types})`)
}

interface Taken {
  id: number
  kind: LeadKind
  lead: Lead
}

/** Locks lead rows first, as all writers do, to prevent deadlocks. Only one of concurrent requests gets each lead. */
const release = async (which: WhereOptions, transaction: Transaction, limit?: number): Promise<Taken[]> => {
  const where = { [Op.and]: [{ place: QUARANTINE }, which] }
  const chosen = await LeadPlacement.findAll({ where, order: ["id"], limit, transaction })
  const taken: Taken[] = []
  for (const kind of inLockOrder(leadKinds)) {
    const idOfLead = new Map(
      chosen.flatMap(({ leadType, leadId, id }) => (leadType === kind.type ? [[leadId, id]] : [])),
    )
    const own = { id: [...idOfLead.keys()], place: QUARANTINE }
    const leads = await kind.model.unscoped().findAll({ where: own, order: ["id"], transaction, lock: true })
    taken.push(...leads.map((lead) => ({ id: idOfLead.get(lead.id) ?? 0, kind, lead })))
  }
  await LeadPlacement.destroy({ where: { id: taken.map(({ id }) => id) }, transaction })
  return taken
}

const releaseChosen = async (ids: readonly string[], transaction: Transaction) => {
  const taken = await release({ id: ids.map(idOf) }, transaction)
  const notFoundIds = ids.filter((id) => !taken.some((one) => one.id === idOf(id)))
  return { taken, outcome: { notFoundIds, results: itemResultsOf("submission in quarantine", ids, notFoundIds) } }
}

const removeLeads = async (taken: readonly Taken[], transaction: Transaction) => {
  for (const kind of leadKinds) {
    const id = taken.flatMap((one) => (one.kind === kind ? one.lead.id : []))
    await kind.model.unscoped().destroy({ where: { id }, transaction })
    // Quarantined senders have a status page too, so files that they added there are deleted.
    const files = await LeadFile.findAll({
      attributes: ["id"],
      where: { leadType: kind.type, leadId: id },
      transaction,
    })
    const fileIds = files.map((file) => file.id)
    if (fileIds.length > 0) await deleteFiles(fileIds, transaction)
  }
}

const VISITOR = { actorType: "visitor", actorId: null, requestId: null } as const

export interface ReleaseResult {
  leads: LeadReference[]
  notFoundIds: string[]
  results: ItemResult[]
}

/** Arrival and reply promise date from the submission, as the sender does not know of the quarantine. */
export const releaseQuarantined = async (viewer: Viewer, input: unknown): Promise<ReleaseResult> => {
  requirePermission(viewer, "leads:write")
  const { ids } = parseInput(chosen, input)
  // Read before the transaction, which holds SQLite's only connection.
  const promises = await Promise.all(leadKinds.map(({ promiseField }) => readReplyPromise(promiseField)))
  const promiseOf = new Map<LeadKind, PublishedPromise>(
    leadKinds.map((kind, index) => [kind, promises[index] as PublishedPromise]),
  )
  return inTransaction(async (transaction) => {
    const { taken, outcome } = await releaseChosen(ids, transaction)
    const arrived = new Map<LeadKind, StoredSubmission[]>(inLockOrder(leadKinds).map((kind) => [kind, []]))
    for (const { kind, lead } of taken) {
      // Derived now, as earlier versions stored no search text in quarantine.
      await lead.update({ place: INBOX, ...derivedColumns(kind, lead.get()) }, { transaction })
      const promise = promiseOf.get(kind) as PublishedPromise
      arrived.get(kind)?.push({ lead: lead.get(), promise, origin: VISITOR })
    }
    const leads = [...arrived].flatMap(([kind, own]) => own.map(({ lead }) => ({ kind, lead })))
    const released = leads.map(({ kind: { type: leadType }, lead: { id: leadId } }) =>
      leadEvent("quarantine.released", { leadType, leadId }, originOf(viewer)),
    )
    await recordEvents(released, transaction)
    await recordArrivals(arrived, transaction)
    return { leads: leads.map(({ kind, lead }) => referenceTo(kind, lead)), ...outcome }
  })
}

export const deleteQuarantined = async (viewer: Viewer, input: unknown) => {
  requirePermission(viewer, "leads:write")
  const { ids } = parseInput(chosen, input)
  return inTransaction(async (transaction) => {
    const { taken, outcome } = await releaseChosen(ids, transaction)
    await removeLeads(taken, transaction)
    const event = { type: "quarantine.deleted", origin: originOf(viewer), facts: { count: taken.length } } as const
    if (taken.length > 0) await recordEvents([event], transaction)
    return { deletedIds: taken.map(({ id }) => String(id)), ...outcome }
  })
}

const KEPT_MS = 90 * 24 * 60 * 60_000
const AT_ONCE = 500
const YIELD_MS = 500

export const emptyQuarantine = async (now = clock.wallTime()): Promise<number> => {
  const due = { movedAt: { [Op.lt]: new Date(now.getTime() - KEPT_MS) } }
  for (let deleted = 0; ; await yieldToRequests(YIELD_MS)) {
    const { length } = await inTransaction(async (transaction) => {
      const taken = await release(due, transaction, AT_ONCE)
      await removeLeads(taken, transaction)
      return taken
    })
    deleted += length
    if (length < AT_ONCE) return deleted
  }
}

import { Op, type Transaction } from "sequelize"
import { type EventType, leadEventTypes } from "../../../contract/activity/eventTypes.ts"
import type { City } from "../../../contract/cities/city.ts"
import { findCity } from "../../../contract/cities/findCity.ts"
import { type ErasureReason, operatorReasons } from "../../../contract/privacy/erasure.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { readChain } from "../../../platform/events/eventChain.ts"
import { type Origin, recordEvents } from "../../../platform/events/recordEvents.ts"
import { logger } from "../../../platform/log/logger.ts"
import { markChanged } from "../../../platform/search/searchIndex.ts"
import { removeFromIndex, removeLeftovers } from "../../../platform/search/searchIndexer.ts"
import { eraseLeadCells } from "../../automation/imports/forgetImports.ts"
import { LeadRuleRun } from "../../automation/rules/leadRule.model.ts"
import { countRemoved } from "../../leads/counters/countedLeads.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { LeadKey, LeadKind, LeadRow } from "../../leads/lead/leadKind.ts"
import { type LeadPlace, leadPlaces } from "../../leads/lead/leadPlace.ts"
import { LeadMerge } from "../../leads/merged/leadMerge.model.ts"
import { findParts } from "../../leads/merged/mergedLeads.ts"
import { LeadPlacement } from "../../leads/places/leadPlacement.model.ts"
import { buildSearchText } from "../../leads/related/leadTexts.ts"
import { deleteUnusedSuppression } from "../../mail/bounces/suppressionList.ts"
import { clearAnsweredOf } from "./clearRequests.ts"
import { addCounts, type CopyCounts, copyCountsOf, eraseCopies, eraseLateDeliveries, findCopies } from "./leadCopies.ts"
import { LeadTombstone } from "./leadTombstone.model.ts"
import { comparedEmail, identifiersOf } from "./person.ts"

export interface LocatedLead {
  kind: LeadKind
  lead: LeadRow
  place: LeadPlace
  searchText: string
}

export type FindLead = (kind: LeadKind, leadId: number, transaction: Transaction) => Promise<LocatedLead | null>

/** Finds the lead in any place. With a transaction, locks it against additions. */
export const findStoredLead = async (
  kind: LeadKind,
  leadId: number,
  transaction?: Transaction,
): Promise<LocatedLead | null> => {
  const lead = await kind.model.unscoped().findByPk(leadId, { transaction, lock: transaction !== undefined })
  if (!lead) return null
  const row = lead.get() as LeadRow & { searchText: string | null }
  // Rows that are older than the column may lack a search text.
  const searchText = row.searchText ?? (await buildSearchText(kind, row, transaction))
  return { kind, lead: row, place: lead.place, searchText }
}

/** Only leads deleted by `until`, so that a restored lead is not erased. */
export const findDeleted =
  (until: Date): FindLead =>
  async (kind, leadId, transaction) => {
    const found = await findStoredLead(kind, leadId, transaction)
    const where = { leadType: kind.type, leadId, place: leadPlaces.TRASH, movedAt: { [Op.lte]: until } }
    return found && (await LeadPlacement.findOne({ where, transaction, lock: true })) && found
  }

export const countOf = ({ place }: LocatedLead): CopyCounts =>
  place === leadPlaces.QUARANTINE ? { QUARANTINED_SUBMISSION: 1 } : { LEAD: 1 }

/** Events after which the search index may contain former texts. */
const REWRITTEN = [
  "lead.corrected",
  "lead.note_edited",
  "lead.note_deleted",
  "lead.message_detached",
  "lead.file_deleted",
  "lead.merged",
  "lead.merged_into",
  "lead.unmerged",
] satisfies EventType[]

const wasRewritten = async ({ leadType, leadId }: LeadKey, transaction: Transaction) => {
  const about = { subjectType: leadType, subjectId: String(leadId) }
  if ((await RecordedEvent.count({ where: { ...about, type: { [Op.in]: REWRITTEN } }, transaction })) > 0) return true
  // If the lead's first event is gone, retention may have removed rewriting events too, so assume a rewritten lead.
  const chain = await readChain(transaction)
  if (!chain || Number(chain.basePosition) === 0) return false
  const where = { ...about, type: leadEventTypes(leadType).created }
  return (await RecordedEvent.count({ where, transaction })) === 0
}

/** Only a city of `cities` may stay in the tombstone, as any other text could contain personal data. */
export interface Order {
  reason: ErasureReason
  origin: Origin
  cities: readonly City[]
}

const remember = ({ kind, lead }: LocatedLead, { reason, cities }: Order, transaction: Transaction) => {
  const { city = "" } = kind.replyValues(lead)
  const known = findCity(cities, city)
  const { status, createdAt: receivedAt, updatedAt: changedAt } = lead
  const key = { leadType: kind.type, leadId: lead.id }
  const kept = { status, city: known?.name ?? null, reason, receivedAt, changedAt, erasedAt: clock.wallTime() }
  return LeadTombstone.upsert({ ...key, ...kept }, { transaction })
}

const isGiven = (reason: ErasureReason) => (Object.values(operatorReasons) as ErasureReason[]).includes(reason)

export interface ErasureResult extends LeadKey {
  receivedAt: Date
  counts: CopyCounts
}

const eraseFound = async (found: LocatedLead, order: Order, transaction: Transaction) => {
  const { kind, lead, searchText } = found
  const key = { leadType: kind.type, leadId: lead.id }
  const isInInbox = found.place === leadPlaces.INBOX
  const copies = await findCopies(kind, lead.id, identifiersOf(kind, lead), transaction)
  const counts: CopyCounts = { ...countOf(found), ...copyCountsOf(copies) }
  const isRewritten = await wasRewritten(key, transaction)
  await eraseCopies(key, copies, transaction)
  await eraseLeadCells(key, transaction)
  await kind.model.unscoped().destroy({ where: { id: lead.id }, transaction })
  await LeadPlacement.destroy({ where: { ...key }, transaction })
  await LeadRuleRun.destroy({ where: { ...key }, transaction })
  const { leadType } = key
  await LeadMerge.destroy({ where: { leadType, [Op.or]: { survivorId: lead.id, mergedId: lead.id } }, transaction })
  if (isInInbox) await removeFromIndex(kind.type, lead.id, searchText, transaction)
  // Former texts leave the index after the commit; if that fails, with the next indexing run.
  if (isRewritten) await markChanged([{ kind: kind.type, ids: [lead.id] }], transaction)
  await deleteUnusedSuppression(lead.email, transaction)
  // Automatic erasures keep privacy requests until their own time, as an answer or export may be on its way.
  if (isGiven(order.reason)) counts.PRIVACY_REQUEST = await clearAnsweredOf(comparedEmail(lead.email), transaction)
  await remember(found, order, transaction)
  const erased = leadEvent("lead.erased", key, order.origin, { reason: order.reason, copies: counts })
  await recordEvents([erased], transaction)
  // Last, as this locks counter rows, which all writers of leads need, until the transaction ends.
  if (isInInbox) await countRemoved(kind, [lead], transaction)
  return { key, receivedAt: lead.createdAt, counts, isRewritten, seen: new Set(copies.deliveries.map(({ id }) => id)) }
}

/** Includes copies and merged leads; tombstone and events stay. Null if `find` does not find the lead. */
export const eraseOne = async (
  kind: LeadKind,
  leadId: number,
  order: Order,
  find: FindLead = findStoredLead,
): Promise<ErasureResult | null> => {
  const done = await inTransaction(async (transaction) => {
    const found = await find(kind, leadId, transaction)
    if (!found) return []
    const parts: LocatedLead[] = []
    for (const { part } of await findParts(kind, [leadId], transaction)) {
      const locked = await findStoredLead(kind, part.id, transaction)
      if (locked) parts.push(locked)
    }
    const erased: Awaited<ReturnType<typeof eraseFound>>[] = []
    // Erases the lead last, as erasing merged leads may change it.
    for (const one of [...parts, found]) erased.unshift(await eraseFound(one, order, transaction))
    return erased
  })
  const [lead] = done
  if (!lead) return null
  for (const { key, seen, isRewritten } of done) {
    // The lead is already erased, so later failures are only logged.
    const failed = (what: string) => (error: unknown) =>
      logger.error({ err: error, ...key }, `${what} failed after an erasure`)
    await eraseLateDeliveries(key, seen).catch(failed("erasing messages that were queued meanwhile"))
    if (isRewritten) await removeLeftovers(key.leadType, key.leadId).catch(failed("cleaning the search index"))
  }
  return { ...lead.key, receivedAt: lead.receivedAt, counts: addCounts(...done.map(({ counts }) => counts)) }
}

import type { Transaction } from "sequelize"
import type { AwaitedPlace } from "../../../contract/cities/findCity.ts"
import type { TermsRecord } from "../../../contract/site/termsRecord.ts"
import type { LeadSource } from "../../../contract/site/visits.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { inBatches } from "../../../platform/database/writing/batch.ts"
import { insertRows } from "../../../platform/database/writing/insertRows.ts"
import { type Origin, recordEvents } from "../../../platform/events/recordEvents.ts"
import { logger } from "../../../platform/log/logger.ts"
import { countAsBusy } from "../../../platform/processes/yieldToRequests.ts"
import { markChanged, searchTextOf } from "../../../platform/search/searchIndex.ts"
import {
  countReceipts,
  countSubmissions,
  isImporting,
  requireDailyQuota,
} from "../../../platform/throttling/throttle.ts"
import { findSources } from "../../visits/countVisits.ts"
import { countStored } from "../counters/countedLeads.ts"
import { leadEvent } from "../history/leadEvents.ts"
import { initialLeadState } from "../lead/lead.rules.ts"
import type { ByHand, LeadKind, LeadRow, StoredLead, Submitted } from "../lead/leadKind.ts"
import { leadPlaces } from "../lead/leadPlace.ts"
import type { PublishedPromise } from "../lead/replyPromise.ts"
import { LeadPlacement } from "../places/leadPlacement.model.ts"
import type { SpamReason, Verdict } from "../places/spamScore.ts"
import { waitListColumns } from "../waitList/waitList.rules.ts"
import { classifySubmissions, NOT_SUSPECTED, type UnclassifiedSubmission } from "./classifySubmissions.ts"

export interface NewSubmission extends UnclassifiedSubmission {
  /** Per submission, as a batch covers several requests. */
  origin: Origin
  values: Submitted<LeadRow> & { submissionId: string } & Partial<Pick<LeadRow, "externalId" | "metadata">>
  terms: TermsRecord
  promise: PublishedPromise
  waits?: AwaitedPlace | null
  byHand?: ByHand
  known?: Partial<LeadRow>
}

export const derivedColumns = (kind: LeadKind, values: LeadRow) => ({
  ...kind.derived?.(values),
  searchText: searchTextOf(kind.searchable(values)),
})

export interface StoredSubmission extends Omit<StoredLead, "isReceiptDue"> {
  origin: Origin
}

const createdFacts = (byHand: ByHand | undefined) => {
  if (!byHand?.imported) return byHand ? { isByHand: true as const } : {}
  const { importId, runsRules } = byHand.imported
  return { importId, ...(runsRules && { runsRules: true as const }) }
}

export const recordArrivals = async (
  arrived: ReadonlyMap<LeadKind, readonly StoredSubmission[]>,
  transaction: Transaction,
) => {
  for (const [kind, leads] of arrived) {
    if (leads.length === 0) continue
    const sent = leads.filter(({ byHand }) => !byHand)
    const isDue = await countReceipts(
      sent.map(({ lead }) => lead.email),
      transaction,
    )
    const stored = leads.map((lead) => ({
      ...lead,
      isReceiptDue: lead.byHand?.sendReceipt ?? isDue[sent.indexOf(lead)] ?? false,
    }))
    const others = await kind.afterStored(stored, transaction)
    await markChanged([{ kind: kind.type, ids: leads.map(({ lead }) => lead.id) }, others], transaction)
  }
  const events = [...arrived].flatMap(([{ type }, leads]) =>
    // The event has the time of submission, which may be long before the lead leaves quarantine.
    leads.map(({ lead: { id, createdAt }, origin, byHand }) => ({
      ...leadEvent("created", { leadType: type, leadId: id }, origin, createdFacts(byHand)),
      occurredAt: createdAt,
    })),
  )
  await recordEvents(events, transaction)
  // Last, as this locks counter rows, which all writers of leads need, until the transaction ends.
  for (const [kind, leads] of arrived)
    await countStored(
      kind,
      leads.map(({ lead }) => lead),
      transaction,
    )
}

/** A fixed order avoids deadlocks. */
export const inLockOrder = (kinds: Iterable<LeadKind>) => [...new Set(kinds)].sort((a, b) => (a.type < b.type ? -1 : 1))

type Outcome = { id: number; quarantinedFor: readonly SpamReason[] } | { waitSeconds: number }

/** A failure to find the source must not lose a lead. */
const sourcesOf = async (
  arrivals: readonly NewSubmission[],
): Promise<ReadonlyMap<NewSubmission, LeadSource | null>> => {
  const sources = await findSources(arrivals.map(({ viewer }) => viewer)).catch((error: unknown) => {
    logger.warn({ err: error }, "where leads come from could not be found out")
    return []
  })
  return new Map(arrivals.map((arrival, index) => [arrival, sources[index] ?? null]))
}

interface ArrivalFacts {
  sourceOf: ReadonlyMap<NewSubmission, LeadSource | null>
  verdictOf: ReadonlyMap<NewSubmission, Verdict>
}

export const insertSubmissions = async (
  kind: LeadKind,
  arrivals: readonly NewSubmission[],
  { sourceOf, verdictOf }: ArrivalFacts,
  transaction: Transaction,
) => {
  const now = clock.wallTime()
  const { INBOX, QUARANTINE } = leadPlaces
  const rows = arrivals.map((arrival) => ({
    ...initialLeadState,
    ...arrival.values,
    ...sourceOf.get(arrival),
    ...arrival.terms,
    ...derivedColumns(kind, { ...arrival.known, ...arrival.values } as LeadRow),
    ...waitListColumns(arrival.waits ?? null),
    ownerId: arrival.byHand?.ownerId ?? null,
    createdAt: now,
    updatedAt: now,
    ...arrival.known,
    place: verdictOf.get(arrival)?.isSuspected ? QUARANTINE : INBOX,
  }))
  const ids = await insertRows(kind.model, rows, transaction)
  const inserted = arrivals.map((arrival, index) => ({
    ...arrival,
    arrival,
    lead: { ...rows[index], id: ids[index] } as LeadRow,
    verdict: verdictOf.get(arrival) ?? NOT_SUSPECTED,
  }))
  const suspected = inserted.filter(({ verdict }) => verdict.isSuspected)
  const why = { leadType: kind.type, place: QUARANTINE, movedAt: now }
  const placements = suspected.map(({ lead, verdict: { reasons, score } }) => ({
    ...why,
    leadId: lead.id,
    reasons,
    score,
  }))
  await insertRows(LeadPlacement, placements, transaction)
  return { inserted, leads: inserted.filter(({ verdict }) => !verdict.isSuspected) }
}

const storeAll = async (arrivals: readonly NewSubmission[]): Promise<Outcome[]> => {
  // Read before the transaction, which holds SQLite's only connection.
  const sourceOf = await sourcesOf(arrivals)
  return inTransaction(
    async (transaction) => {
      const waits = await countSubmissions(
        arrivals.map(({ viewer }) => viewer),
        transaction,
      )
      const admitted = arrivals.filter((_arrival, index) => waits[index] === 0)
      const verdicts = await classifySubmissions(admitted, transaction)
      const verdictOf = new Map(admitted.map((arrival, index) => [arrival, verdicts[index] as Verdict]))
      const outcomeOf = new Map<NewSubmission, Outcome>()
      const arrived = new Map<LeadKind, StoredSubmission[]>()
      for (const kind of inLockOrder(admitted.map((arrival) => arrival.kind))) {
        const own = admitted.filter((arrival) => arrival.kind === kind)
        const { inserted, leads } = await insertSubmissions(kind, own, { sourceOf, verdictOf }, transaction)
        arrived.set(kind, leads)
        for (const { arrival, lead, verdict } of inserted)
          outcomeOf.set(arrival, { id: lead.id, quarantinedFor: verdict.isSuspected ? verdict.reasons : [] })
      }
      await recordArrivals(arrived, transaction)
      const sent = admitted.filter(({ viewer }) => !isImporting(viewer))
      // Last, as this locks a counter for which other processes wait, too.
      if (sent[0]) await requireDailyQuota("leads", sent[0].viewer, sent.length, transaction)
      return arrivals.map((arrival, index) => outcomeOf.get(arrival) ?? { waitSeconds: waits[index] ?? 0 })
    },
    { isIdempotent: true },
  )
}

/** The value of `rejoinMs` hardly matters, as a batch takes tens of milliseconds. */
const storeTogether = inBatches(storeAll, { rejoinMs: 3 })

/** Concurrent leads share a transaction, as each commit costs a disk write. */
export const storeLead = (arrival: NewSubmission): Promise<Outcome> => countAsBusy(() => storeTogether(arrival))

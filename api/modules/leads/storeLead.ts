import type { Transaction } from "sequelize"
import { leadStatuses } from "../../contract/leadStatus.ts"
import type { ReplyPromise } from "../../contract/replyPromise.ts"
import { inBatches } from "../../database/batch.ts"
import { clock } from "../../database/clock.ts"
import { inTransaction } from "../../database/database.ts"
import { insertRows } from "../../database/insertRows.ts"
import { countSubmissions } from "../../throttling/throttle.ts"
import type { Viewer } from "../auth/viewer.ts"
import { type Origin, recordEvents } from "../events/recordEvents.ts"
import { markChanged, searchTextOf } from "../search/searchIndex.ts"
import { countStored } from "./countedLeads.ts"
import { leadCreated } from "./leadEvents.ts"
import type { LeadKind, LeadRow, StoredLead, Submitted } from "./leadKind.ts"

/** A lead that is to be stored, who sent it, and what that sender is promised. Its id keeps it from being stored twice. */
export interface Arrival {
  kind: LeadKind
  viewer: Viewer
  /** As the request of one of those that are stored together is not that of the others. */
  origin: Origin
  values: Submitted<LeadRow> & { submissionId: string }
  promise: ReplyPromise
}

/** Everything that is stored with leads of a kind is stored here. */
const storeOfKind = async (kind: LeadKind, arrivals: readonly Arrival[], transaction: Transaction) => {
  const now = clock.wallTime()
  const rows = arrivals.map(({ values }) => ({
    ...values,
    searchText: searchTextOf(kind.searchable(values as LeadRow)),
    status: leadStatuses.PENDING,
    createdAt: now,
    updatedAt: now,
  }))
  const ids = await insertRows(kind.model, rows, transaction)
  const stored = arrivals.map(
    ({ promise }, index): StoredLead => ({ lead: { ...rows[index], id: ids[index] } as LeadRow, promise }),
  )
  const others = await kind.afterStored(stored, transaction)
  await markChanged([{ kind: kind.type, ids }, others], transaction)
  return stored.map(({ lead }) => lead)
}

/** What has become of a lead: it is stored, or too many came from its sender. */
type Outcome = { id: number } | { waitSeconds: number }

const storeAll = (arrivals: readonly Arrival[]): Promise<Outcome[]> =>
  inTransaction(
    async (transaction) => {
      const viewers = arrivals.map(({ viewer }) => viewer)
      const waits = await countSubmissions(viewers, transaction)
      const admitted = arrivals.filter((_arrival, index) => waits[index] === 0)
      const leadOf = new Map<Arrival, LeadRow | undefined>()
      // In the same order everywhere, so that two processes do not wait for each other.
      const kinds = [...new Set(admitted.map(({ kind }) => kind))].sort((a, b) => (a.type < b.type ? -1 : 1))
      const stored = new Map<LeadKind, LeadRow[]>()
      for (const kind of kinds) {
        const own = admitted.filter((arrival) => arrival.kind === kind)
        const leads = await storeOfKind(kind, own, transaction)
        stored.set(kind, leads)
        for (const [index, arrival] of own.entries()) leadOf.set(arrival, leads[index])
      }
      const events = [...leadOf].flatMap(([{ kind, origin }, lead]) =>
        lead ? [leadCreated({ leadType: kind.type, leadId: lead.id }, origin)] : [],
      )
      await recordEvents(events, transaction)
      // Last, as everybody who stores leads waits for these rows until the end of the transaction.
      for (const [kind, leads] of stored) await countStored(kind, leads, transaction)
      return arrivals.map((arrival, index): Outcome => {
        const lead = leadOf.get(arrival)
        return lead ? { id: lead.id } : { waitSeconds: waits[index] ?? 0 }
      })
    },
    { isIdempotent: true },
  )

/**
 * Stores a lead with all that belongs to it, in one transaction with those that arrive meanwhile and with the count of what
 * their senders have sent.
 */
export const storeLead = inBatches(storeAll)

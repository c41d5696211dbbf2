import type { Transaction } from "sequelize"
import { leadStatuses } from "../../contract/leadStatus.ts"
import type { ReplyPromise } from "../../contract/replyPromise.ts"
import { inBatches } from "../../database/batch.ts"
import { clock } from "../../database/clock.ts"
import { inTransaction } from "../../database/database.ts"
import { insertRows } from "../../database/insertRows.ts"
import { markChanged, searchTextOf } from "../search/searchIndex.ts"
import { countStored } from "./countedLeads.ts"
import type { LeadKind, LeadRow, StoredLead, Submitted } from "./leadKind.ts"

/** A lead that is to be stored, and what its sender is promised. Its id keeps it from being stored twice. */
export interface Arrival {
  kind: LeadKind
  values: Submitted<LeadRow> & { submissionId: string }
  promise: ReplyPromise
}

/** Everything that is stored with leads is stored here. */
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
  // Last, as everybody who stores leads waits for these rows until the end of the transaction.
  await countStored(
    kind,
    stored.map(({ lead }) => lead),
    transaction,
  )
  return ids
}

const storeAll = (arrivals: readonly Arrival[]): Promise<number[]> =>
  inTransaction(
    async (transaction) => {
      const idOf = new Map<Arrival, number | undefined>()
      // In the same order everywhere, so that two processes do not wait for each other.
      const kinds = [...new Set(arrivals.map(({ kind }) => kind))].sort((a, b) => (a.type < b.type ? -1 : 1))
      for (const kind of kinds) {
        const own = arrivals.filter((arrival) => arrival.kind === kind)
        const ids = await storeOfKind(kind, own, transaction)
        for (const [index, arrival] of own.entries()) idOf.set(arrival, ids[index])
      }
      return arrivals.map((arrival) => idOf.get(arrival) as number)
    },
    { isIdempotent: true },
  )

/** Stores a lead with all that belongs to it, in one transaction with those that arrive meanwhile, and returns its id. */
export const storeLead = inBatches(storeAll)

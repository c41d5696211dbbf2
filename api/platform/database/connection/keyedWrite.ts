import { AsyncLocalStorage } from "node:async_hooks"
import type { Transaction } from "sequelize"

export interface KeyedWrite {
  /** The id of the lead that the request stores: the same on each retry, so a retry stores no second lead. */
  submissionId: string
  /** Runs in each of the request's own transactions, right before COMMIT. */
  beforeCommit: (transaction: Transaction) => Promise<void>
}

/** Empty without an idempotency key, and in transactions that several requests share, as no single one owns these. */
export const keyedWrite = new AsyncLocalStorage<KeyedWrite>()

import { AsyncLocalStorage } from "node:async_hooks"
import type { Transaction } from "sequelize"

export interface KeyedWrite {
  /** A UUID for the lead that it stores, the same for each repeat. */
  submissionId: string
  /** What it adds to each transaction of its own, right before that is committed. */
  beforeCommit: (transaction: Transaction) => Promise<void>
}

/** The request that is carried out, if it is such a one. Transactions that requests share are none of a single one. */
export const keyedWrite = new AsyncLocalStorage<KeyedWrite>()

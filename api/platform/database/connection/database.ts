import { setTimeout as delay } from "node:timers/promises"
import { Sequelize, type Transaction, type TransactionOptions } from "sequelize"
import type { Config } from "../../config/config.schema.ts"
import { startClockSync } from "../clock/measureClock.ts"
import { makePrivate } from "../sqlite/privateFiles.ts"
import { allowSkipLocked, engineOptions, poolOf } from "./dialect.ts"
import { isRolledBack, isTransient } from "./failures.ts"
import { keyedWrite } from "./keyedWrite.ts"

// A statement has a time limit, so a retry that starts within this time ends within the request's limit.
const RETRY_FOR_MS = 10_000
// Longer, as conflicts fail at once, and may repeat many times when several nodes accept writes.
const RETRY_UNDONE_FOR_MS = 15_000
const FIRST_PAUSE_MS = 25
const LONGEST_PAUSE_MS = 400

let connected: Sequelize | null = null
let opening: object = {}
let stopClock = () => {}

export const database = (): Sequelize => {
  if (!connected) throw new Error("No database is open")
  return connected
}

export const lastOpening = () => opening

export const beginOpening = () => {
  opening = {}
}

export const connectDatabase = (
  settings: Config["database"],
  defineModels: (sequelize: Sequelize) => void,
): Sequelize => {
  if (settings.dialect === "sqlite") makePrivate(settings.file)
  connected = new Sequelize({
    ...engineOptions(settings),
    logging: false,
    define: { underscored: true, charset: "utf8mb4", collate: "utf8mb4_unicode_ci" },
  })
  beginOpening()
  allowSkipLocked(connected)
  defineModels(connected)
  stopClock()
  stopClock = startClockSync(connected)
  return connected
}

export const poolState = () => connected && poolOf(connected)

export const closeDatabase = async () => {
  stopClock()
  await connected?.close()
  connected = null
}

/** `isHarmless` decides which failures are retried. The retries end within a request's time. */
export const withRetries = async <Result>(
  work: () => Promise<Result>,
  isHarmless: (error: unknown) => boolean = isTransient,
): Promise<Result> => {
  const begun = performance.now()
  for (let longest = FIRST_PAUSE_MS; ; longest = Math.min(2 * longest, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      // Random, so that transactions that collided do not collide again.
      const pause = Math.random() * longest
      const lastStart = begun + (isRolledBack(error) ? RETRY_UNDONE_FOR_MS : RETRY_FOR_MS)
      if (!isHarmless(error) || performance.now() + pause > lastStart) throw error
      await delay(pause)
    }
  }
}

interface InTransactionOptions extends TransactionOptions {
  /** A unique key lets `work` notice that its first run was committed. */
  isIdempotent?: boolean
}

/** A transaction whose COMMIT was lost is retried only if `work` is idempotent. */
export const inTransaction = <Result>(
  work: (transaction: Transaction) => Promise<Result>,
  { isIdempotent = false, ...options }: InTransactionOptions = {},
): Promise<Result> => {
  let isCommitting = false
  const attempt = () => {
    isCommitting = false
    return database().transaction(options, async (transaction) => {
      const result = await work(transaction)
      await keyedWrite.getStore()?.beforeCommit(transaction)
      isCommitting = true
      return result
    })
  }
  return withRetries(attempt, (error) => (isCommitting && !isIdempotent ? isRolledBack(error) : isTransient(error)))
}

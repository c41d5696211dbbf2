import { setTimeout as delay } from "node:timers/promises"
import { Sequelize, type Transaction, type TransactionOptions } from "sequelize"
import type { Config } from "../../config/config.schema.ts"
import { followClock } from "../clock/measureClock.ts"
import { keepPrivate } from "../sqlite/privateFiles.ts"
import { allowSkipLocked, engineOptions, poolOf } from "./dialect.ts"
import { isTransient, isUndone } from "./failures.ts"
import { keyedWrite } from "./keyedWrite.ts"

// A statement that is not answered ends within this time, and an attempt after it within that of a request.
const RETRY_FOR_MS = 10_000
// What loses against others is told so at once. Where several nodes take writes, it may lose many times in a row.
const RETRY_UNDONE_FOR_MS = 15_000
const FIRST_PAUSE_MS = 25
const LONGEST_PAUSE_MS = 400

let connected: Sequelize | null = null
let opening: object = {}
let stopClock = () => {}

/** The open database. Sequelize's model classes belong to one connection, so a process has one. */
export const database = (): Sequelize => {
  if (!connected) throw new Error("No database is open")
  return connected
}

/** Stands for the database that was opened last, whether or not it is still open. */
export const lastOpening = () => opening

/** Says that what this process knows of its database does not hold any more. */
export const beginOpening = () => {
  opening = {}
}

/** Opens a database and has the models bound to it. No connection is made before the first query. */
export const connectDatabase = (
  settings: Config["database"],
  defineModels: (sequelize: Sequelize) => void,
): Sequelize => {
  if (settings.dialect === "sqlite") keepPrivate(settings.file)
  connected = new Sequelize({
    ...engineOptions(settings),
    logging: false,
    define: { underscored: true, charset: "utf8mb4", collate: "utf8mb4_unicode_ci" },
  })
  beginOpening()
  allowSkipLocked(connected)
  defineModels(connected)
  stopClock()
  stopClock = followClock(connected)
  return connected
}

/** The connections of this process; null where there are none to count. */
export const poolState = () => connected && poolOf(connected)

export const closeDatabase = async () => {
  stopClock()
  await connected?.close()
  connected = null
}

/** Runs `work` again after a failure that may pass, for less than a request's time. See `isHarmless`. */
export const withRetries = async <Result>(
  work: () => Promise<Result>,
  isHarmless: (error: unknown) => boolean = isTransient,
): Promise<Result> => {
  const begun = performance.now()
  for (let longest = FIRST_PAUSE_MS; ; longest = Math.min(2 * longest, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      // By chance, so that those that failed together do not meet again.
      const pause = Math.random() * longest
      const lastStart = begun + (isUndone(error) ? RETRY_UNDONE_FOR_MS : RETRY_FOR_MS)
      if (!isHarmless(error) || performance.now() + pause > lastStart) throw error
      await delay(pause)
    }
  }
}

interface InTransactionOptions extends TransactionOptions {
  /** Whether `work` finds out by itself, by a unique key, that its first run was committed after all. */
  isIdempotent?: boolean
}

/** Runs `work` in a transaction, with retries. After a lost COMMIT it is repeated only if idempotent. */
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
  return withRetries(attempt, (error) => (isCommitting && !isIdempotent ? isUndone(error) : isTransient(error)))
}

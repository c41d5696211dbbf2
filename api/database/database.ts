import { Sequelize, type Transaction, type TransactionOptions } from "sequelize"
import type { Config } from "../config.schema.ts"
import { followClock } from "./clock.ts"
import { engineOptions } from "./dialect.ts"
import { isDeadlock } from "./failures.ts"
import { defineModels } from "./models.ts"
import { closeReplica, markOwnWrite, openReplica } from "./replica.ts"
import { keepPrivate } from "./sqlite/privateFiles.ts"

const DEADLOCK_RETRIES = 3

let connected: Sequelize | null = null
let stopClock = () => {}

/** The open database. Sequelize's model classes belong to one connection, so a process has one. */
export const database = (): Sequelize => {
  if (!connected) throw new Error("openDatabase has not been called")
  return connected
}

/** Opens the configured database and binds the models to it. No connection is made before the first query. */
export const openDatabase = (settings: Config["database"]): Sequelize => {
  if (settings.dialect === "sqlite") keepPrivate(settings.file)
  connected = new Sequelize({
    ...engineOptions(settings),
    logging: false,
    define: { underscored: true, charset: "utf8mb4", collate: "utf8mb4_unicode_ci" },
  })
  defineModels(connected)
  stopClock()
  stopClock = followClock(connected)
  if (settings.dialect === "mysql" && settings.replica) openReplica(connected, settings.replica)
  return connected
}

/** Ends all connections. */
export const closeDatabase = async () => {
  stopClock()
  await closeReplica()
  await connected?.close()
  connected = null
}

/** Runs `work`, and again after a deadlock, which MySQL resolves by rolling one side back. */
export const pastDeadlocks = async <Result>(
  work: () => Promise<Result>,
  retries = DEADLOCK_RETRIES,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (retries > 0 && isDeadlock(error)) return pastDeadlocks(work, retries - 1)
    throw error
  }
}

/** Runs `work` in a transaction, and again after a deadlock. */
export const inTransaction = <Result>(
  work: (transaction: Transaction) => Promise<Result>,
  options: TransactionOptions = {},
) =>
  pastDeadlocks(() =>
    database().transaction(options, async (transaction): Promise<Result> => {
      const result = await work(transaction)
      await markOwnWrite(transaction)
      return result
    }),
  )

import { setTimeout as delay } from "node:timers/promises"
import { config } from "../config.ts"
import { logger } from "../logger.ts"
import { database } from "./database.ts"
import { wipeGaps } from "./sqlite/wipeGaps.ts"

/** Whoever erases waits no longer: a large file takes its time. */
const WAIT_MS = 8_000

let running: Promise<unknown> = Promise.resolve()

/** The end of the runs that were asked for so far. */
export const wipesDone = () => running

/** Overwrites what the database file still has of deleted rows, one run after the other; only SQLite has such a file. */
export const wipe = (): Promise<unknown> => {
  if (config.database.dialect !== "sqlite") return running
  const next = running.then(() => wipeGaps(database()))
  running = next.catch(() => undefined)
  return next
}

/**
 * Overwrites what the database file still has of deleted rows; says whether that is done by now. Where it fails, the daily
 * task does it. On MySQL its own purging does; docs/operations.md says when.
 */
export const eraseTraces = async (): Promise<boolean> => {
  if (config.database.dialect !== "sqlite") return true
  const wiping = wipe().then(
    () => true,
    (error: unknown) => {
      logger.error({ err: error }, "wiping what was deleted failed, and will be tried again within a day")
      return false
    },
  )
  return Promise.race([wiping, delay(WAIT_MS, false, { ref: false })])
}

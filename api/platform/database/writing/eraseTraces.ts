import { setTimeout as delay } from "node:timers/promises"
import { config } from "../../config/config.ts"
import { logger } from "../../log/logger.ts"
import { database } from "../connection/database.ts"
import { perDatabase } from "../connection/perDatabase.ts"
import { NotWipeableError, wipeGaps } from "../sqlite/wipeGaps.ts"

/** Whoever erases waits no longer: a large file takes its time. */
const WAIT_MS = 8_000
/** When to try again after a failure: a backup that was being read keeps the log for about as long. */
const RETRY_MS = 60_000

let running: Promise<unknown> = Promise.resolve()
let waiting: Promise<unknown> | null = null
const retry = perDatabase(() => ({ isDue: false }))

/** The end of the runs that were asked for so far. */
export const wipesDone = () => running

/** Overwrites deleted rows in the file, one run at a time, shared by those who ask meanwhile. SQLite only. */
export const wipe = (): Promise<unknown> => {
  if (config.database.dialect !== "sqlite") return running
  if (waiting) return waiting
  waiting = running.then(() => {
    waiting = null
    return wipeGaps(database())
  })
  running = waiting.catch(() => undefined)
  return waiting
}

/** Whether what was deleted is overwritten by now, will be by the daily task, or never is in a file like this one. */
export type Wiped = "done" | "later" | "never"

const retryLater = () => {
  const own = retry()
  if (own.isDue) return
  own.isDue = true
  setTimeout(() => {
    own.isDue = false
    eraseTraces()
  }, RETRY_MS).unref()
}

/** Overwrites deleted rows in the file, retried a minute later and daily. MySQL does it itself (docs/operations.md). */
export const eraseTraces = async (): Promise<Wiped> => {
  if (config.database.dialect !== "sqlite") return "done"
  const wiping = wipe().then(
    (): Wiped => "done",
    (error: unknown): Wiped => {
      const isFinal = error instanceof NotWipeableError
      const message = isFinal ? "what was deleted cannot be wiped" : "wiping what was deleted failed for now"
      logger.error({ err: error }, message)
      if (!isFinal) retryLater()
      return isFinal ? "never" : "later"
    },
  )
  return Promise.race([wiping, delay(WAIT_MS, "later" as const, { ref: false })])
}

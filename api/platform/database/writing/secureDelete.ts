import { setTimeout as delay } from "node:timers/promises"
import { config } from "../../config/config.ts"
import { logger } from "../../log/logger.ts"
import { database } from "../connection/database.ts"
import { perDatabase } from "../connection/perDatabase.ts"
import { NotWipeableError, zeroFreePages } from "../sqlite/zeroFreePages.ts"

/** A large file takes long, so the caller waits only this long. */
const WAIT_MS = 8_000
/** A running backup pins the log for about this long. */
const RETRY_MS = 60_000

let running: Promise<unknown> = Promise.resolve()
let waiting: Promise<unknown> | null = null
const retry = perDatabase(() => ({ isDue: false }))

export const runningOverwrite = () => running

/** Callers share one run at a time, as each run reads the whole file. */
export const overwriteDeletedRows = (): Promise<unknown> => {
  if (config.database.dialect !== "sqlite") return running
  if (waiting) return waiting
  waiting = running.then(() => {
    waiting = null
    return zeroFreePages(database())
  })
  running = waiting.catch(() => undefined)
  return waiting
}

/** "never" if this kind of file cannot be overwritten. */
export type WipeResult = "done" | "later" | "never"

const retryLater = () => {
  const own = retry()
  if (own.isDue) return
  own.isDue = true
  setTimeout(() => {
    own.isDue = false
    secureDelete()
  }, RETRY_MS).unref()
}

/** Tried again a minute after a failure, and daily. MySQL does not need this, as it overwrites deleted rows itself. */
export const secureDelete = async (): Promise<WipeResult> => {
  if (config.database.dialect !== "sqlite") return "done"
  const wiping = overwriteDeletedRows().then(
    (): WipeResult => "done",
    (error: unknown): WipeResult => {
      const isFinal = error instanceof NotWipeableError
      const message = isFinal ? "what was deleted cannot be wiped" : "wiping what was deleted failed for now"
      logger.error({ err: error }, message)
      if (!isFinal) retryLater()
      return isFinal ? "never" : "later"
    },
  )
  return Promise.race([wiping, delay(WAIT_MS, "later" as const, { ref: false })])
}

import { logger } from "./logger.ts"
import { deleteEndedSessions } from "./modules/auth/session.ts"
import { deleteExpiredCounters } from "./throttling/counter.ts"

const EVERY_MS = 60 * 60_000

const sweep = async () => {
  await deleteEndedSessions()
  await deleteExpiredCounters()
}

/** Deletes, once an hour, what has run out: sessions and the counters of throttling. */
export const startHousekeeping = () =>
  setInterval(() => {
    sweep().catch((error: unknown) => logger.warn({ err: error }, "housekeeping failed and is tried again in an hour"))
  }, EVERY_MS).unref()

import { logger } from "./logger.ts"
import { deleteEndedSessions } from "./modules/auth/session.ts"
import { packPending } from "./modules/search/searchPacker.ts"
import { deleteExpiredCounters } from "./throttling/counter.ts"

const EVERY_MS = 60 * 60_000

const sweep = async () => {
  await deleteEndedSessions()
  await deleteExpiredCounters()
  while ((await packPending()) > 0);
}

/** Every hour, deletes expired sessions and throttling counters, and packs what few rows wait for the search index. */
export const startHousekeeping = () =>
  setInterval(() => {
    sweep().catch((error: unknown) => logger.warn({ err: error }, "housekeeping failed and will be retried in an hour"))
  }, EVERY_MS).unref()

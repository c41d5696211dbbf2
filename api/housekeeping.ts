import { database } from "./database/database.ts"
import { refreshStatistics } from "./database/dialect.ts"
import { leadKinds } from "./leadKinds.ts"
import { logger } from "./logger.ts"
import { deleteEndedSessions } from "./modules/auth/session.ts"
import { checkLeadCounts } from "./modules/leads/leadRecount.ts"
import { deleteExpiredCounters } from "./throttling/counter.ts"

const EVERY_MS = 60 * 60_000

const sweep = async () => {
  await deleteEndedSessions()
  await deleteExpiredCounters()
  await checkLeadCounts(leadKinds)
  await refreshStatistics(database())
}

/** Deletes expired sessions and throttling counters, and looks after what the database knows of its tables, every hour. */
export const startHousekeeping = () =>
  setInterval(() => {
    sweep().catch((error: unknown) => logger.warn({ err: error }, "housekeeping failed and will be retried in an hour"))
  }, EVERY_MS).unref()

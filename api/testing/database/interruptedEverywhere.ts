import { database } from "../../platform/database/connection/database.ts"
import { LostLeaseError } from "../../platform/database/locks/lease.ts"

const WRITES = /^\s*(ALTER|CREATE|DELETE|DROP|INSERT|UPDATE)/

// The code never retries after a lost lease.
const interruption = Object.assign(new LostLeaseError(), { message: "interrupted" })

/** Repeats `work` until it completes, each time interrupted one write later than before. */
export const interruptedEverywhere = async (
  work: () => Promise<unknown>,
  isMore: () => Promise<boolean>,
  onInterrupted: () => Promise<unknown> = async () => undefined,
) => {
  const { sequelize } = database().getQueryInterface()
  const { query } = sequelize
  while (await isMore())
    for (let left = 1, isDone = false; !isDone; left += 1) {
      let written = 0
      sequelize.query = ((...given: Parameters<typeof query>) => {
        const sql = typeof given[0] === "string" ? given[0] : given[0].query
        if (WRITES.test(sql)) written += 1
        // ROLLBACK still runs: the database rolls back the transaction of a process that ends.
        if (written > left && !sql.startsWith("ROLLBACK")) throw interruption
        return query.apply(sequelize, given)
      }) as typeof query
      try {
        await work()
        isDone = true
      } catch (error) {
        if (!String((error as Error).cause ?? error).includes("interrupted")) throw error
      } finally {
        sequelize.query = query
      }
      if (!isDone) await onInterrupted()
    }
}

import { QueryTypes } from "sequelize"
import { database, inTransaction } from "../database/database.ts"
import { countSql } from "../database/dialect.ts"

/** How often something may happen: `limit` times (or points) within `windowSeconds` of the first time. */
export interface Allowance {
  name: string
  limit: number
  windowSeconds: number
}

interface Counter {
  points: number
  expires_at_ms: number
}

const idOf = ({ name }: Allowance, key: string) => `${name}:${key}`

/**
 * Counts one more, or as many as given, and answers how long to wait, in seconds: 0 while the allowance lasts. The
 * counter lives in the database, so all replicas count together, and parallel calls cannot slip through.
 * (rate-limiter-flexible has stores for MySQL and for node-sqlite3, each with a table it makes itself, and does not
 * export their base class.)
 */
export const count = async (allowance: Allowance, key: string, points = 1): Promise<number> => {
  const now = Date.now()
  const id = idOf(allowance, key)
  const expires = now + allowance.windowSeconds * 1000
  // In one transaction, so that the value read is the one that this call made and not a later one.
  const counter = await inTransaction(async (transaction) => {
    await database().query(countSql(database()), { replacements: { id, points, now, expires }, transaction })
    const sql = "SELECT points, expires_at_ms FROM rate_limits WHERE id = :id"
    const options = { replacements: { id }, type: QueryTypes.SELECT as const, transaction }
    const [row] = await database().query<Counter>(sql, options)
    return row
  })
  if (!counter || counter.points <= allowance.limit) return 0
  return Math.max(1, Math.ceil((Number(counter.expires_at_ms) - now) / 1000))
}

/** Forgets what was counted. */
export const forget = (allowance: Allowance, key: string) =>
  database().query("DELETE FROM rate_limits WHERE id = :id", { replacements: { id: idOf(allowance, key) } })

/** Takes one back. */
export const takeBack = (allowance: Allowance, key: string) =>
  database().query("UPDATE rate_limits SET points = points - 1 WHERE id = :id AND points > 0", {
    replacements: { id: idOf(allowance, key) },
  })

/** Deletes the counters whose window is over. */
export const deleteExpiredCounters = () =>
  database().query("DELETE FROM rate_limits WHERE expires_at_ms <= :now", { replacements: { now: Date.now() } })

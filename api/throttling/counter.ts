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
 * Adds to a counter, and returns how many seconds to wait: 0 while the allowance lasts. The counter is in the database,
 * so all replicas count together, and parallel calls cannot slip through.
 * (Not rate-limiter-flexible: its stores for MySQL and node-sqlite3 create tables of their own, and their base class is
 * not exported.)
 */
export const count = async (allowance: Allowance, key: string, points = 1): Promise<number> => {
  const now = Date.now()
  const id = idOf(allowance, key)
  const expires = now + allowance.windowSeconds * 1000
  // In one transaction, so that this call reads its own value and not a later one.
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

/** Resets a counter. */
export const forget = (allowance: Allowance, key: string) =>
  database().query("DELETE FROM rate_limits WHERE id = :id", { replacements: { id: idOf(allowance, key) } })

/** Subtracts one from a counter. */
export const takeBack = (allowance: Allowance, key: string) =>
  database().query("UPDATE rate_limits SET points = points - 1 WHERE id = :id AND points > 0", {
    replacements: { id: idOf(allowance, key) },
  })

/** Deletes the counters whose window has ended. */
export const deleteExpiredCounters = () =>
  database().query("DELETE FROM rate_limits WHERE expires_at_ms <= :now", { replacements: { now: Date.now() } })

import { randomUUID } from "node:crypto"
import { QueryTypes, type Sequelize } from "sequelize"
import { withRetries } from "../connection/database.ts"

/**
 * A lock that is a row of a table, as `GET_LOCK` is none in a cluster: each node of Galera has its own.
 *
 * The holder counts its row up every few seconds. No clocks are compared: whoever has watched the row for long enough
 * without a change takes it over, as its holder must have died. Every change names the count that was read, so of
 * several that try, one succeeds; and a renewal that hung in the database still comes before those who watched it.
 */

export const leaseLimits = {
  renewEveryMs: 2_000,
  /** How long a process must have been silent until others take over. */
  takeOverAfterMs: 10_000,
}

/** Another process has taken over, as this one had not renewed its lease. */
export class LostLeaseError extends Error {
  constructor() {
    super("another process has taken over, as this one did not respond for too long")
  }
}

const FREE = ""

/** A free lease is taken this soon by a process that waits for it, and one that has ended so long after. */
const TAKEN_WITHIN_MS = 2_000

/** A lease of this name in the database; whoever asks first makes its row. */
export const openLease = async (sequelize: Sequelize, name: string, { takeOverAfterMs } = leaseLimits) => {
  // The process is named for people who look at the table.
  const own = `${process.pid}-${randomUUID()}`
  const statement = (sql: string, type: QueryTypes, values = {}) =>
    withRetries(() => sequelize.query(sql, { replacements: { name, ...values }, type })) as Promise<unknown>

  await statement(
    `CREATE TABLE IF NOT EXISTS leases
       (name VARCHAR(64) NOT NULL PRIMARY KEY, holder VARCHAR(64) NOT NULL, renewals BIGINT NOT NULL)`,
    QueryTypes.RAW,
  )
  await statement(`INSERT IGNORE INTO leases (name, holder, renewals) VALUES (:name, '${FREE}', 0)`, QueryTypes.RAW)

  let seen = { holder: FREE, renewals: -1 }
  let unchangedSince = 0

  const look = async () => {
    const sql = "SELECT holder, renewals FROM leases WHERE name = :name"
    const [row] = (await statement(sql, QueryTypes.SELECT)) as (typeof seen)[]
    if (!row) throw new Error(`the row ${name} of the table leases is gone`)
    if (row.holder === seen.holder && row.renewals === seen.renewals) return
    seen = row
    unchangedSince = performance.now()
  }

  /** Hands the row over, unless it has changed since it was looked at. */
  const hand = async (to: string) => {
    const sql = `UPDATE leases SET holder = :to, renewals = renewals + 1
      WHERE name = :name AND holder = :holder AND renewals = :renewals`
    const [, changed] = (await statement(sql, QueryTypes.UPDATE, { ...seen, to })) as [undefined, number]
    if (changed === 1) seen = { holder: to, renewals: seen.renewals + 1 }
    return changed === 1
  }

  const take = async () => {
    await look()
    return (seen.holder === FREE || performance.now() - unchangedSince >= takeOverAfterMs) && hand(own)
  }

  /** Hands on what this process holds. Throws a `LostLeaseError` if another has taken it over. */
  const pass = async (to: string) => {
    if (seen.holder === own && (await hand(to))) return
    // A change whose answer was lost counts as well.
    await look()
    if (seen.holder !== own || !(await hand(to))) throw new LostLeaseError()
  }

  /** True once no process has held it or waited for it long enough, counted from the first look. */
  const isAbandoned = async () => {
    await look()
    return performance.now() - unchangedSince >= TAKEN_WITHIN_MS + (seen.holder === FREE ? 0 : takeOverAfterMs)
  }

  return { take, isAbandoned, renew: () => pass(own), release: () => pass(FREE) }
}

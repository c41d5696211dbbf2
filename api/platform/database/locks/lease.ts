import { randomUUID } from "node:crypto"
import { QueryTypes, type Sequelize } from "sequelize"
import { withRetries } from "../connection/database.ts"

/**
 * A lock as a table row, as `GET_LOCK` fails across Galera nodes. The holder increments a counter; other processes take
 * over if the counter stays unchanged for long enough. No times are compared, as clocks may differ. Each update names
 * the counter that it read, so only one process wins.
 */

export const leaseLimits = {
  renewEveryMs: 2_000,
  takeOverAfterMs: 10_000,
}

export class LostLeaseError extends Error {
  constructor() {
    super("another process has taken over, as this one did not respond for too long")
  }
}

const FREE = ""

/** A process that waits takes a free or expired lease within this time. */
const TAKEN_WITHIN_MS = 2_000

export const openLease = async (sequelize: Sequelize, name: string, { takeOverAfterMs } = leaseLimits) => {
  // The process id helps people who read the table.
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

  /** Another process may have changed the row since it was read, so the update names the values that were read. */
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

  const pass = async (to: string) => {
    if (seen.holder === own && (await hand(to))) return
    // The previous update may have succeeded although its answer was lost, so the row is read again.
    await look()
    if (seen.holder !== own || !(await hand(to))) throw new LostLeaseError()
  }

  /** True once no process has used the lease for long enough, counted from the first look. */
  const isAbandoned = async () => {
    await look()
    return performance.now() - unchangedSince >= TAKEN_WITHIN_MS + (seen.holder === FREE ? 0 : takeOverAfterMs)
  }

  return { take, isAbandoned, renew: () => pass(own), release: () => pass(FREE) }
}

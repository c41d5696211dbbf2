import type { Transaction } from "sequelize"
import { clock } from "../database/clock/clock.ts"
import { database, withRetries } from "../database/connection/database.ts"
import { addToCounters, type CounterRow } from "../database/connection/dialect.ts"
import { select } from "../database/connection/statements.ts"
import { inBatches } from "../database/writing/batch.ts"

export interface Allowance {
  name: string
  limit: number
  windowSeconds: number
}

export interface CounterUse {
  allowance: Allowance
  key: string
  points?: number
}

/** In lower case, as the same address may come in either case, and MySQL ignores the case. */
export const counterId = ({ name }: Allowance, key: string) => `${name}:${key}`.toLowerCase()

export interface CounterResult {
  waitSeconds: number
  used: number
  resetSeconds: number
}

const addUses = async (uses: readonly CounterUse[], transaction?: Transaction): Promise<CounterResult[]> => {
  const now = clock.now()
  const added = new Map<string, CounterRow>()
  const standings = uses.map(({ allowance, key, points = 1 }) => {
    const { limit, windowSeconds } = allowance
    const id = counterId(allowance, key)
    const row = added.get(id) ?? { id, points: 0, expires_at_ms: now + windowSeconds * 1000 }
    row.points += points
    added.set(id, row)
    const sum = row.points
    return (counters: ReadonlyMap<string, CounterRow>): CounterResult => {
      const counter = counters.get(id)
      if (!counter) return { waitSeconds: 0, used: sum, resetSeconds: windowSeconds }
      const used = counter.points - row.points + sum
      const resetSeconds = Math.max(1, Math.ceil((Number(counter.expires_at_ms) - now) / 1000))
      return { waitSeconds: used <= limit ? 0 : resetSeconds, used, resetSeconds }
    }
  })
  const rows = [...added.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
  const counters = await addToCounters(database(), rows, now, transaction)
  const counterOf = new Map(counters.map((counter) => [counter.id, counter]))
  return standings.map((standingAfter) => standingAfter(counterOf))
}

/** Returns the wait of each use in seconds, 0 within the allowance. */
export const countUses = async (uses: readonly CounterUse[], transaction?: Transaction): Promise<number[]> =>
  (await addUses(uses, transaction)).map(({ waitSeconds }) => waitSeconds)

// A retry may count twice, which is harmless.
const countInBatches = inBatches((uses: readonly CounterUse[]) => withRetries(() => addUses(uses)))

/** Does not use rate-limiter-flexible, which creates its own tables and exports no base class. */
export const countUse = (use: CounterUse): Promise<CounterResult> => countInBatches(use)

/** Returns the wait in seconds, 0 within the allowance. */
export const countPoints = async (allowance: Allowance, key: string, points = 1): Promise<number> =>
  (await countUse({ allowance, key, points })).waitSeconds

export const resetCounter = (allowance: Allowance, key: string) =>
  database().query("DELETE FROM rate_limits WHERE id = :id", { replacements: { id: counterId(allowance, key) } })

export const resetCounters = (allowance: Allowance, prefix: string) =>
  database().query("DELETE FROM rate_limits WHERE id LIKE :ids", {
    replacements: { ids: `${counterId(allowance, prefix)}%` },
  })

export const refundPoint = (allowance: Allowance, key: string) =>
  database().query("UPDATE rate_limits SET points = points - 1 WHERE id = :id AND points > 0", {
    replacements: { id: counterId(allowance, key) },
  })

/** Far more than real callers need, as each caller uses one or two counters. */
export const COUNTERS_MAX = 1_000_000

/** Above `max`, the counters that expire first are deleted too, or a flood from many addresses could fill the disk. */
export const deleteExpiredCounters = async (max = COUNTERS_MAX) => {
  const sql = `SELECT expires_at_ms AS endsAt FROM rate_limits ORDER BY expires_at_ms DESC LIMIT 1 OFFSET ${max}`
  const [surplus] = await select<{ endsAt: number }>(database(), sql)
  const until = Math.max(clock.now(), Number(surplus?.endsAt ?? 0))
  await database().query("DELETE FROM rate_limits WHERE expires_at_ms <= :until", { replacements: { until } })
}

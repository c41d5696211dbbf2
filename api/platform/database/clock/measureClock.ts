import { QueryTypes, type Sequelize } from "sequelize"
import { logger } from "../../log/logger.ts"
import { adoptMachineTime, adoptServerTime, monotonic } from "./clock.ts"

const MEASURE_EVERY_MS = 30_000
const LOOK_EVERY_MS = 1_000

// A measurement may be wrong by half its round trip, so slow ones are not used.
const ROUND_TRIP_MAX_MS = 2_000
const MEASUREMENTS = 3

const readServerTime = async (sequelize: Sequelize): Promise<number> => {
  const sql = "SELECT UNIX_TIMESTAMP(NOW(6)) * 1000 AS time"
  const [row] = await sequelize.query<{ time: string }>(sql, { type: QueryTypes.SELECT })
  return Number(row?.time)
}

/** All replicas adopt the database server's time, as their own clocks may differ. */
export const measureClock = async (sequelize: Sequelize) => {
  if (sequelize.getDialect() === "sqlite") return
  let quickest = { tookMs: ROUND_TRIP_MAX_MS, offset: Number.NaN }
  for (let count = 0; count < MEASUREMENTS; count += 1) {
    const startedAt = monotonic()
    const time = await readServerTime(sequelize)
    const tookMs = monotonic() - startedAt
    if (tookMs <= quickest.tookMs) quickest = { tookMs, offset: time - startedAt - tookMs / 2 }
  }
  // Only the quickest measurement counts, as slower ones would make the clock jump back and forth.
  if (!Number.isNaN(quickest.offset)) adoptServerTime(quickest.offset)
}

export const startClockSync = (sequelize: Sequelize) => {
  const measure = () =>
    measureClock(sequelize).catch((error: unknown) => logger.debug({ err: error }, "the clock could not be measured"))
  const difference = () => Date.now() - monotonic()
  let seen = difference()
  const timers = [
    setInterval(measure, MEASURE_EVERY_MS),
    // The monotonic clock stands still while the machine sleeps, so the clock is measured again afterward.
    setInterval(() => {
      if (Math.abs(difference() - seen) > ROUND_TRIP_MAX_MS) measure()
      seen = difference()
    }, LOOK_EVERY_MS),
  ]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearInterval(timer)
    adoptMachineTime()
  }
}

import { QueryTypes, type Sequelize } from "sequelize"
import { logger } from "../logger.ts"

// A machine's clock may be set while the process runs, and no two machines agree. So time goes on by the monotonic clock
// from a moment that all processes share: the database server's, measured now and then, or, on SQLite, where there is one
// machine, the start of the process.

const MEASURE_EVERY_MS = 30_000

// A measurement is off by up to half of what it takes.
const ROUND_TRIP_MAX_MS = 2_000
const MEASUREMENTS = 3

/**
 * What clocks may differ by, and be set back by, unnoticed. What is stored as if it lay further in the future than
 * anything may shows that the clock was set back since, and counts as over.
 */
export const CLOCK_TOLERANCE_MS = 60_000

const monotonic = () => performance.now()

const ownOffset = Date.now() - monotonic()
let offset = ownOffset
let isServerTime = false

export const clock = {
  /** The time that waits, limits and leases are kept by, in milliseconds. Nobody who sets this machine's clock moves it. */
  now: (): number => Math.floor(monotonic() + offset),
  date: (): Date => new Date(clock.now()),
  /** The time that is recorded and shown: the database server's, or on SQLite that of the machine as it is set now. */
  wallTime: (): Date => (isServerTime ? clock.date() : new Date()),
}

const readServerTime = async (sequelize: Sequelize): Promise<number> => {
  const sql = "SELECT UNIX_TIMESTAMP(NOW(6)) * 1000 AS time"
  const [row] = await sequelize.query<{ time: string }>(sql, { type: QueryTypes.SELECT })
  return Number(row?.time)
}

/** Takes over the time of the database server. Of several measurements the quickest is the most exact. */
export const measureClock = async (sequelize: Sequelize) => {
  if (sequelize.getDialect() === "sqlite") return
  let quickest = ROUND_TRIP_MAX_MS
  for (let count = 0; count < MEASUREMENTS; count += 1) {
    const startedAt = monotonic()
    const time = await readServerTime(sequelize)
    const tookMs = monotonic() - startedAt
    if (tookMs > quickest) continue
    quickest = tookMs
    offset = time - startedAt - tookMs / 2
    isServerTime = true
  }
}

/** Measures the clock from now on; returns how to stop. */
export const followClock = (sequelize: Sequelize) => {
  const measure = () =>
    measureClock(sequelize).catch((error: unknown) => logger.debug({ err: error }, "the clock could not be measured"))
  const timer = setInterval(measure, MEASURE_EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    offset = ownOffset
    isServerTime = false
  }
}

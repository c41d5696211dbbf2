import type { Transaction } from "sequelize"
import { DAY_MS, MINUTE_MS } from "../../../contract/text/durations.ts"
import { logger } from "../../log/logger.ts"
import { clock } from "../clock/clock.ts"
import { database } from "../connection/database.ts"
import { perDatabase } from "../connection/perDatabase.ts"
import { select } from "../connection/statements.ts"

/** The team setting that stores the latest time that any process has seen, in milliseconds. */
const LATEST = "latest_moment"

const NOTED_EVERY_MS = 5 * MINUTE_MS

const log = perDatabase(() => ({ hasWarned: false }))

/** The time is more than a day later than the latest one seen, after a long downtime or because of a wrong clock. */
export interface DateJump {
  from: Date
  to: Date
}

const look = async () => {
  const sql = `SELECT value FROM team_settings WHERE name = '${LATEST}'`
  const [row] = await select<{ value: string }>(database(), sql)
  const now = clock.now()
  // A new database has no record, so there is no jump.
  const latest = Number(row?.value ?? 0)
  const jump = latest > 0 && now > latest + DAY_MS ? { from: new Date(latest), to: new Date(now) } : null
  return { latest, now, jump }
}

export const recordMoment = (now: number, transaction?: Transaction) =>
  database().query(`REPLACE INTO team_settings (name, value) VALUES ('${LATEST}', '${now}')`, { transaction })

export const findDateJump = async (): Promise<DateJump | null> => (await look()).jump

/** Check before deleting by age, as under a wrong date everything would look old. Warns once about a jump. */
export const isDateConfirmed = async (): Promise<boolean> => {
  const { latest, now, jump } = await look()
  const state = log()
  if (jump && !state.hasWarned)
    logger.warn(jump, "the date jumped: nothing is deleted by age until an owner confirms it")
  state.hasWarned = jump !== null
  if (!jump && now > latest + NOTED_EVERY_MS) await recordMoment(now)
  return !jump
}

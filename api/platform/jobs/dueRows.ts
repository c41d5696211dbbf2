import { type FindOptions, type Model, type ModelStatic, Op, Transaction, type WhereOptions } from "sequelize"
import { CLOCK_TOLERANCE_MS, clock } from "../database/clock/clock.ts"

/** Locks rows and not the gaps between them, so that new entries can be queued meanwhile. */
export const claimIsolation = Transaction.ISOLATION_LEVELS.READ_COMMITTED

/** Locks the found rows and skips those held by others, so a frozen process keeps nobody from delivering. */
export const claimLock = (transaction: Transaction) => ({ lock: true, skipLocked: true, transaction })

interface Due {
  where: WhereOptions
  /** Nothing waits longer than this for its next attempt: what seems to was stored before a clock was set back. */
  longestWaitMs: number
  now: Date
  most: number
}

/** The rows of a queue that have been due the longest, by their column `dueAt`, which for a claim is its end. */
export const findDueRows = async <Row extends Model>(
  model: ModelStatic<Row>,
  { where, longestWaitMs, now, most }: Due,
  options: FindOptions = {},
): Promise<Row[]> => {
  const unclaimed = clock.hasJumped() ? { claimToken: null } : {}
  const firstOf = (dueAt: object) =>
    model.findAll({
      ...options,
      where: { [Op.and]: [{ dueAt, ...unclaimed }, where] } as WhereOptions,
      order: ["dueAt", "id"],
      limit: most,
    })
  const impossible = { [Op.gt]: new Date(now.getTime() + longestWaitMs + CLOCK_TOLERANCE_MS) }
  const due = await firstOf({ [Op.lte]: now })
  return due.length > 0 ? due : firstOf(impossible)
}

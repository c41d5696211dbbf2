import { type FindOptions, type Model, type ModelStatic, Op, Transaction, type WhereOptions } from "sequelize"
import { CLOCK_TOLERANCE_MS, clock } from "../database/clock/clock.ts"

/** Locks rows, but not the gaps between them, so that new entries can be queued at the same time. */
export const claimIsolation = Transaction.ISOLATION_LEVELS.READ_COMMITTED

/** Skips rows that other processes have locked, so that a frozen process does not block deliveries. */
export const claimLock = (transaction: Transaction) => ({ lock: true, skipLocked: true, transaction })

interface Due {
  where: WhereOptions
  /** No pause before a retry is longer, so a later date was stored before a clock was set back. */
  longestWaitMs: number
  now: Date
  most: number
}

/** The longest overdue rows come first. `dueAt` of a claimed row is the end of its lease. */
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

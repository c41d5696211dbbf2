import { QueryTypes } from "sequelize"
import { type Allowance, counterId, countPoints, resetCounter } from "../counters/counter.ts"
import { database } from "../database/connection/database.ts"

const ALMOST_A_DAY_SECONDS = 23 * 60 * 60
/** After this long, the process of a daily task counts as dead, and another process starts the task again. */
const DAILY_WITHIN_SECONDS = 4 * 60 * 60
const REMEMBERED_SECONDS = 400 * 24 * 60 * 60

export interface Task {
  what: string
  /** Returns false if more is left to do, so that the task runs again within the hour. */
  work: () => Promise<unknown>
  withinSeconds?: number
}

const begun: Allowance = { name: "daily begun", limit: 1, windowSeconds: DAILY_WITHIN_SECONDS }
const done: Allowance = { name: "daily", limit: 0, windowSeconds: ALMOST_A_DAY_SECONDS }
const succeeded: Allowance = { name: "daily succeeded", limit: 0, windowSeconds: REMEMBERED_SECONDS }

// Tasks of an earlier configuration must not be reported as overdue, so only tasks of this process count.
const requestedTasks = new Set<string>()

/** Runs `work` in the first process that calls this. After a failure, the next call runs `work` again. */
export const runDaily = async ({ what, work, withinSeconds = DAILY_WITHIN_SECONDS }: Task) => {
  requestedTasks.add(what)
  const mine = { ...begun, windowSeconds: withinSeconds }
  if ((await countPoints(mine, what)) > 0) return
  try {
    if ((await countPoints(done, what, 0)) > 0) return
    if ((await work()) === false) return
    await countPoints(done, what)
    await resetCounter(succeeded, what)
    await countPoints(succeeded, what)
  } finally {
    await resetCounter(mine, what)
  }
}

/** The last success of each task in any process, in seconds since 1970; 0 if a task never succeeded. */
export const readLastSuccesses = async () => {
  const sql = "SELECT id, expires_at_ms AS endsAtMs FROM rate_limits WHERE id IN (:ids)"
  const names = [...requestedTasks]
  const ids = names.map((what) => counterId(succeeded, what))
  if (ids.length === 0) return []
  const rows = await database().query<{ id: string; endsAtMs: number }>(sql, {
    replacements: { ids },
    type: QueryTypes.SELECT,
  })
  return names.map((task, index) => {
    const row = rows.find(({ id }) => id === ids[index])
    return { task, seconds: row ? Number(row.endsAtMs) / 1_000 - REMEMBERED_SECONDS : 0 }
  })
}

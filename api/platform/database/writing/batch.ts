import { measure } from "../../log/measurements.ts"
import { isDatabaseUnavailable } from "../connection/failures.ts"
import { keyedWrite } from "../connection/keyedWrite.ts"

/** Larger batches would make large statements, and hold their first locks too long. */
const BATCH_MAX = 100

/**
 * After this time, the next batch no longer waits for the running one. With a lower limit, several batches would run at
 * once and wait for each other.
 */
const STALLED_MS = 3_000

interface Job<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * A batch that fails is split in half until the item at fault is alone. It is not split if the database is unavailable,
 * as every half would fail too.
 */
const settle = async <Item, Result>(
  jobs: readonly Job<Item, Result>[],
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<void> => {
  try {
    const results = await work(jobs.map(({ item }) => item))
    for (const [index, { resolve }] of jobs.entries()) resolve(results[index] as Result)
  } catch (error) {
    if (jobs.length === 1 || isDatabaseUnavailable(error)) {
      for (const { reject } of jobs) reject(error)
      return
    }
    const middle = Math.ceil(jobs.length / 2)
    await settle(jobs.slice(0, middle), work)
    await settle(jobs.slice(middle), work)
  }
}

/** Smaller batches need not stay together, as two of them cost little more than one. */
const MANY = 8

interface BatchOptions {
  togetherMs?: number
  /** Waits for the senders of a large batch to send again, or they would split into two batches that alternate. */
  rejoinMs?: number
}

/**
 * Items that arrive while a batch runs form the next batch, so that they share its cost, such as a transaction. An item
 * that fails does not affect the others.
 */
export const inBatches = <Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { togetherMs = 0, rejoinMs = 0 }: BatchOptions = {},
) => {
  const waiting: Job<Item, Result>[] = []
  let isBusy = false
  let lastSize = 0

  const next = () => {
    if (isBusy || waiting.length === 0) return
    isBusy = true
    let isOver = false
    const goOn = () => {
      if (isOver) return
      isOver = true
      clearTimeout(stalled)
      isBusy = false
      next()
    }
    const stalled = setTimeout(goOn, STALLED_MS)
    const begin = () => {
      const jobs = waiting.splice(0, BATCH_MAX)
      lastSize = jobs.length
      measure("batch", { size: jobs.length })
      // A batch of several requests must not have the context of the request that starts it.
      keyedWrite.exit(() => void settle(jobs, work).then(goOn))
    }
    const waitMs = lastSize >= MANY ? Math.max(togetherMs, rejoinMs) : togetherMs
    if (waitMs > 0 && waiting.length < BATCH_MAX) setTimeout(begin, waitMs)
    // Lets I/O deliver more items first: SQLite blocks the event loop, so otherwise none could arrive in between.
    else setImmediate(begin)
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      next()
    })
}

import { measure } from "../../log/measurements.ts"
import { isDatabaseUnavailable } from "../connection/failures.ts"
import { keyedWrite } from "../connection/keyedWrite.ts"

/** Larger batches make large statements and hold their first locks too long. */
const BATCH_MAX = 100

/** A slower batch no longer blocks others. A lower limit would run several at once that wait for each other. */
const STALLED_MS = 3_000

interface Job<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/** A failing batch is split in half until the job at fault is alone. Failures after a COMMIT are final. */
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

/** Smaller batches may split, as two of them cost little more than one. */
const MANY = 8

interface BatchOptions {
  togetherMs?: number
  /** Waits for the senders of a large batch, which would otherwise split into two alternating batches. */
  rejoinMs?: number
}

/**
 * Turns batch work, such as a transaction, into a function for one item: items that arrive while a batch runs form the
 * next one. A lone item does not wait, unless `togetherMs` is set, or a large batch came before and `rejoinMs` is set.
 * A failing item does not affect others.
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
      // A batch of several requests must not inherit the context of the one that starts it.
      keyedWrite.exit(() => void settle(jobs, work).then(goOn))
    }
    const waitMs = lastSize >= MANY ? Math.max(togetherMs, rejoinMs) : togetherMs
    if (waitMs > 0 && waiting.length < BATCH_MAX) setTimeout(begin, waitMs)
    // Let I/O deliver more items first: SQLite never waits, so otherwise none could arrive in between.
    else setImmediate(begin)
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      next()
    })
}

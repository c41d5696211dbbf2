import { measure } from "../../log/measurements.ts"
import { isAway } from "../connection/failures.ts"
import { keyedWrite } from "../connection/keyedWrite.ts"

/** More at once would make statements large, and hold the locks of the first for the sake of the last. */
const BATCH_MAX = 100

/** A batch slower than this no longer holds up others. Less would run several at once, waiting for each other. */
const STALLED_MS = 3_000

interface Job<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/** Runs the jobs; on failure each half on its own, down to the one at fault. Failures after a commit are final. */
const settle = async <Item, Result>(
  jobs: readonly Job<Item, Result>[],
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<void> => {
  try {
    const results = await work(jobs.map(({ item }) => item))
    for (const [index, { resolve }] of jobs.entries()) resolve(results[index] as Result)
  } catch (error) {
    if (jobs.length === 1 || isAway(error)) {
      for (const { reject } of jobs) reject(error)
      return
    }
    const middle = Math.ceil(jobs.length / 2)
    await settle(jobs.slice(0, middle), work)
    await settle(jobs.slice(middle), work)
  }
}

/** Of fewer, it matters less whether they part. */
const MANY = 8

interface BatchOptions {
  togetherMs?: number
  /** How long the next batch waits for senders of a large one. Otherwise they split into two that take turns. */
  rejoinMs?: number
}

/**
 * Makes of work on many items at once, such as a transaction, a function for one item: what arrives while the work is
 * in progress waits and is then done together. A lone item waits for nothing, unless all are to wait for those that follow
 * within `togetherMs`, or it comes after a batch of many, however long after, and `rejoinMs` is given. One that fails takes no
 * other with it.
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
      // Of several requests, it is none of the one that happens to begin it.
      keyedWrite.exit(() => void settle(jobs, work).then(goOn))
    }
    const waitMs = lastSize >= MANY ? Math.max(togetherMs, rejoinMs) : togetherMs
    if (waitMs > 0 && waiting.length < BATCH_MAX) setTimeout(begin, waitMs)
    // Once what has arrived by now is read: on SQLite, which works without ever waiting, nothing could arrive meanwhile.
    else setImmediate(begin)
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      next()
    })
}

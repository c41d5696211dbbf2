import { setTimeout as delay, setImmediate } from "node:timers/promises"

// What nobody waits for goes behind what a visitor waits for: a message that arrives a second later harms nobody.

/** How fast the past is forgotten. */
const MEMORY_MS = 100
const BUSY_SHARE = 0.2
const PAUSE_MS = 50

/** Measures in which share of the time work was in progress, of late. `now` is in milliseconds. */
export const createLoad = (now: () => number = () => performance.now()) => {
  let share = 0
  let measuredAt = now()
  let inProgress = 0
  const measure = () => {
    const kept = Math.exp((measuredAt - now()) / MEMORY_MS)
    share = share * kept + (inProgress > 0 ? 1 - kept : 0)
    measuredAt = now()
    return share
  }
  return {
    isBusy: () => measure() > BUSY_SHARE,
    during: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      measure()
      inProgress += 1
      try {
        return await work()
      } finally {
        measure()
        inProgress -= 1
      }
    },
  }
}

const visitors = createLoad()

export const ahead = visitors.during

/** Waits while visitors keep this process busy, up to a limit, or until nobody needs the work. */
export const giveWay = async (longestMs: number, isOver: () => boolean = () => false) => {
  const end = performance.now() + longestMs
  // SQLite waits for nothing: without a turn of their own, whoever has come meanwhile has not been seen yet, and libsql
  // frees no statement.
  await setImmediate()
  while (visitors.isBusy() && performance.now() < end && !isOver()) await delay(PAUSE_MS)
}

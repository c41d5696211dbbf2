import { setTimeout as delay, setImmediate } from "node:timers/promises"

// Background work yields to requests, as a notification that comes a second later harms nobody.

/** In milliseconds. Load decays over this time, so that one slow request does not stop background work for long. */
const MEMORY_MS = 100
const BUSY_SHARE = 0.2
const PAUSE_MS = 50

/** The load is the recent share of time with requests in progress. `now` is in milliseconds. */
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

export const countAsBusy = visitors.during

/** Waits while requests keep this process busy, for at most `longestMs`, and only until `isOver` is true. */
export const yieldToRequests = async (longestMs: number, isOver: () => boolean = () => false) => {
  const end = performance.now() + longestMs
  // SQLite blocks the event loop: without this turn, new requests would not be seen, nor would libsql free statements.
  await setImmediate()
  while (visitors.isBusy() && performance.now() < end && !isOver()) await delay(PAUSE_MS)
}

import { setTimeout as delay } from "node:timers/promises"
import { logger } from "../logger.ts"

const POLL_INTERVAL_MS = 5_000
const LONGEST_POLL_INTERVAL_MS = 60_000

/** This process's share in delivering what is due. Any number of processes can share the work. */
export interface Worker {
  /** Takes on nothing more, gives what is in progress this much time to finish, and releases the rest. */
  stop(graceMs: number): Promise<void>
}

/** A queue in the database, and how one of its entries is delivered. */
export interface Queue<Claim> {
  /** What is delivered, for the log. */
  what: string
  /** How many are delivered at once. */
  slots: number
  /** Claims the entry that has been due the longest; null if none is. */
  claim: () => Promise<Claim | null>
  /** Delivers a claimed entry and records the result. `ending` is aborted when the process is about to end. */
  deliver: (claim: Claim, ending: AbortSignal) => Promise<void>
  isAnyDue: () => Promise<boolean>
  /** Calls the listener when this process has queued an entry; returns how to unsubscribe. */
  onQueued: (listener: () => void) => () => void
  /** Whether to leave the entries alone for a while. */
  isPaused?: () => boolean
  pollIntervalMs?: number | undefined
}

/**
 * Delivers what is due in a queue until stopped: at once when this process has queued an entry, and by polling every few
 * seconds for everything else, such as retries and what other processes have left behind.
 */
export const startWorker = <Claim>({
  what,
  slots,
  claim,
  deliver,
  isAnyDue,
  onQueued,
  isPaused = () => false,
  pollIntervalMs = POLL_INTERVAL_MS,
}: Queue<Claim>): Worker => {
  const ending = new AbortController()
  const busy = new Set<Promise<void>>()
  let isStopping = false
  let queuedCount = 0
  let pauseMs = pollIntervalMs
  let timer: NodeJS.Timeout | undefined

  /** Delivers until nothing is due. Each entry found wakes another worker, as there may be more. */
  const work = async () => {
    while (!isStopping && !isPaused()) {
      const seenCount = queuedCount
      const claimed = await claim()
      if (claimed) {
        wake()
        await deliver(claimed, ending.signal)
      } else if (seenCount === queuedCount) return
    }
  }

  const wake = () => {
    if (isStopping || isPaused() || busy.size >= slots) return
    const working = work()
      .catch((error: unknown) => logger.warn({ err: error }, `${what} delivery paused until the next poll`))
      .finally(() => busy.delete(working))
    busy.add(working)
  }

  const poll = async () => {
    try {
      if (await isAnyDue()) wake()
      pauseMs = pollIntervalMs
    } catch (error) {
      pauseMs = Math.min(pauseMs * 2, LONGEST_POLL_INTERVAL_MS)
      logger.warn({ err: error }, `${what} delivery cannot read the outbox`)
    }
    if (!isStopping) timer = setTimeout(startPoll, pauseMs).unref()
  }

  let polling = Promise.resolve()
  const startPoll = () => {
    polling = poll()
  }

  const unsubscribe = onQueued(() => {
    queuedCount += 1
    wake()
  })
  startPoll()

  return {
    stop: async (graceMs) => {
      isStopping = true
      unsubscribe()
      clearTimeout(timer)
      const finished = Promise.all([polling, ...busy])
      await Promise.race([finished, delay(graceMs, undefined, { ref: false })])
      ending.abort()
      await finished
    },
  }
}

import { setMaxListeners } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import { logger } from "../log/logger.ts"
import { yieldToRequests } from "../processes/yieldToRequests.ts"
import { recordWork } from "./jobAges.ts"

const POLL_INTERVAL_MS = 5_000
const LONGEST_POLL_INTERVAL_MS = 60_000
// Requests delay each claim by at most this long, so that about 50 entries per second are still delivered.
const YIELD_MS = 20

export interface Worker {
  /** Deliveries in progress may finish within `graceMs`; all others are released. */
  stop(graceMs: number): Promise<void>
}

export interface Queue<Claim> {
  what: string
  slots: number
  claim: (most: number) => Promise<readonly Claim[]>
  /** Also stores the result. `ending` aborts before the process ends. */
  deliver: (claim: Claim, ending: AbortSignal) => Promise<void>
  /** Puts an entry back whose delivery threw, so that it need not wait for the end of its lease. */
  release?: (claim: Claim) => Promise<unknown>
  isAnyDue: () => Promise<boolean>
  /** Reports only entries that this process queues; returns an unsubscriber. */
  onQueued: (listener: () => void) => () => void
  isPaused?: () => boolean
  pollIntervalMs?: number | undefined
  /** A pause after each claim, so that the next claim takes several entries together. */
  togetherMs?: number
}

/** Entries of this process are delivered at once, and those of other processes after the next poll. */
export const startWorker = <Claim>({
  what,
  slots,
  claim,
  deliver,
  release,
  isAnyDue,
  onQueued,
  isPaused = () => false,
  pollIntervalMs = POLL_INTERVAL_MS,
  togetherMs = 0,
}: Queue<Claim>): Worker => {
  const ending = new AbortController()
  // Node.js warns above ten listeners. The limit is raised, as each delivery in progress has a listener.
  setMaxListeners(slots, ending.signal)
  const inProgress = new Set<Promise<void>>()
  let claiming: Promise<void> | null = null
  let isStopping = false
  let isWoken = false
  let isAway = false
  let claimedCount = 0
  let pauseMs = pollIntervalMs
  let timer: NodeJS.Timeout | undefined

  const begin = (claimed: Claim) => {
    const delivering = deliver(claimed, ending.signal)
      .catch(async (error: unknown) => {
        logger.warn({ err: error }, `${what} delivery failed for now`)
        await release?.(claimed)
      })
      .catch((error: unknown) => logger.warn({ err: error }, `${what} delivery waits for the end of its lease`))
      .finally(() => {
        inProgress.delete(delivering)
        wake()
      })
    inProgress.add(delivering)
  }

  const canClaim = () => !isStopping && !isAway && !isPaused() && inProgress.size < slots

  const claimAll = async () => {
    while (isWoken && canClaim()) {
      isWoken = false
      await yieldToRequests(claimedCount * YIELD_MS)
      if (!canClaim()) return
      const claims = await claim(slots - inProgress.size)
      claimedCount = claims.length
      for (const claimed of claims) begin(claimed)
      if (claims.length > 0 && togetherMs > 0) await delay(togetherMs)
    }
  }

  const wake = () => {
    isWoken = true
    if (claiming || !canClaim()) return
    claiming = claimAll()
      .catch((error: unknown) => logger.warn({ err: error }, `${what} delivery paused until the next poll`))
      .finally(() => {
        claiming = null
        if (isWoken) wake()
      })
  }

  const poll = async () => {
    try {
      const isDue = await isAnyDue()
      // After an outage, other processes first get time to renew their claims, which look expired.
      isAway = isAway && pauseMs > pollIntervalMs
      if (isDue) wake()
      pauseMs = pollIntervalMs
      recordWork(`delivery: ${what}`)
    } catch (error) {
      isAway = true
      pauseMs = Math.min(pauseMs * 2, LONGEST_POLL_INTERVAL_MS)
      logger.warn({ err: error }, `${what} delivery cannot read the outbox`)
    }
    if (!isStopping) timer = setTimeout(startPoll, pauseMs).unref()
  }

  let polling = Promise.resolve()
  const startPoll = () => {
    polling = poll()
  }

  const unsubscribe = onQueued(wake)
  startPoll()

  return {
    stop: async (graceMs) => {
      isStopping = true
      unsubscribe()
      clearTimeout(timer)
      const finished = Promise.all([polling, claiming]).then(() => Promise.all(inProgress))
      await Promise.race([finished, delay(graceMs, undefined, { ref: false })])
      ending.abort()
      await finished
    },
  }
}

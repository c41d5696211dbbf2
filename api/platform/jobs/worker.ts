import { setMaxListeners } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import { logger } from "../log/logger.ts"
import { yieldToRequests } from "../processes/yieldToRequests.ts"
import { recordWork } from "./jobAges.ts"

const POLL_INTERVAL_MS = 5_000
const LONGEST_POLL_INTERVAL_MS = 60_000
// Maximum delay per claim in favor of requests, so at least about 50 entries a second are delivered.
const YIELD_MS = 20

/** Delivers due entries. Any number of processes can share the work. */
export interface Worker {
  /** Stops claiming, lets deliveries in progress finish for `graceMs`, and releases the rest. */
  stop(graceMs: number): Promise<void>
}

export interface Queue<Claim> {
  what: string
  slots: number
  claim: (most: number) => Promise<readonly Claim[]>
  /** Delivers a claimed entry and records the result. `ending` aborts before the process ends. */
  deliver: (claim: Claim, ending: AbortSignal) => Promise<void>
  /** Returns an entry whose delivery threw, so it need not wait for its lease to end. */
  release?: (claim: Claim) => Promise<unknown>
  isAnyDue: () => Promise<boolean>
  /** Calls the listener when this process queues an entry; returns an unsubscriber. */
  onQueued: (listener: () => void) => () => void
  isPaused?: () => boolean
  pollIntervalMs?: number | undefined
  /** Waits this long after a claim to claim several entries together. */
  togetherMs?: number
}

/** Delivers due entries until stopped: own ones at once, others by polling. */
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
  // One listener per delivery in progress.
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

  /** Claims while new entries or free slots have appeared since the last claim. */
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
      // After an outage, let other processes renew their expired claims first.
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

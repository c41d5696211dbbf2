import { setTimeout as delay } from "node:timers/promises"
import type { Leadership } from "../database/locks/leadership.ts"
import { LostLeaseError } from "../database/locks/lease.ts"
import { logger } from "../log/logger.ts"
import { recordWork } from "./jobAges.ts"

const LONGEST_PAUSE_MS = 10_000

export interface LoopTurn {
  signal: AbortSignal
  mayGoOn: () => Promise<boolean>
  pause: (milliseconds: number) => Promise<void>
  wake: () => void
}

interface Loop {
  /** Appears in logs and metrics, such as `imports`. */
  what: string
  /** Also the pause after a failure, and between attempts to become the leader. */
  pauseMs: number
  /** Without leadership, every process works at the same time. */
  openLeadership?: () => Promise<Leadership>
  /** Returns true if there is more to do at once. */
  work: (turn: LoopTurn) => Promise<boolean>
  watch?: () => Promise<void>
  /** Calls `wake` when there is work before the pause ends. Returns a function that unsubscribes. */
  subscribe?: (wake: () => void) => () => void
  onFailure?: (error: unknown, failures: number) => Promise<number>
}

export const startLoop = ({ what, pauseMs, openLeadership, work, watch, subscribe, onFailure }: Loop) => {
  const ending = new AbortController()
  const { signal } = ending
  let pausing = new AbortController()
  let turn: Leadership | null = null
  let isOwn = false
  let isWoken = false

  const wake = () => {
    if (!isOwn) return
    isWoken = true
    pausing.abort()
  }
  const pause = async (milliseconds: number) => {
    pausing = new AbortController()
    if (!isWoken && !signal.aborted)
      await delay(milliseconds, undefined, { signal: pausing.signal, ref: false }).catch(() => undefined)
    isWoken = false
  }
  const hasTurn = async () => {
    turn ??= (await openLeadership?.()) ?? null
    isOwn = turn === null || (await turn.isOwn())
    recordWork(what)
    return isOwn
  }
  const loopTurn: LoopTurn = { signal, mayGoOn: async () => !signal.aborted && hasTurn(), pause, wake }

  const failed = async (error: unknown, failures: number) => {
    logger[failures === 1 ? "warn" : "debug"]({ err: error }, `${what} failed for now`)
    return Math.min(pauseMs * 2 ** (failures - 1), Math.max(pauseMs, LONGEST_PAUSE_MS))
  }
  const run = async () => {
    let failures = 0
    while (!signal.aborted) {
      let nextMs = pauseMs
      try {
        if (await hasTurn()) nextMs = (await work(loopTurn)) ? 0 : pauseMs
        else await watch?.()
        failures = 0
      } catch (error) {
        // Work that arrived during the failed run must not end the pause.
        isOwn = false
        isWoken = false
        if (!(error instanceof LostLeaseError)) {
          failures += 1
          nextMs = await (onFailure ?? failed)(error, failures)
        }
      }
      await pause(nextMs)
    }
    await turn?.release().catch((error: unknown) => logger.debug({ err: error }, "the lease will end by itself"))
  }
  const running = run()
  const unsubscribe = subscribe?.(wake)

  return {
    wake,
    stop: async () => {
      unsubscribe?.()
      ending.abort()
      pausing.abort()
      await running
    },
  }
}

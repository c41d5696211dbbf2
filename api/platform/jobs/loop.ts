import { setTimeout as delay } from "node:timers/promises"
import { LostLeaseError } from "../database/locks/lease.ts"
import type { Turn } from "../database/locks/turn.ts"
import { logger } from "../log/logger.ts"
import { noteWork } from "./jobAges.ts"

const LONGEST_PAUSE_MS = 10_000

/** Given to the work of a loop. */
export interface LoopTurn {
  /** Aborted when the process is about to end. */
  signal: AbortSignal
  /** True until the loop is stopped or the turn is lost. */
  mayGoOn: () => Promise<boolean>
  /** Waits this long, or until `wake`. */
  pause: (milliseconds: number) => Promise<void>
  wake: () => void
}

interface Loop {
  /** Its name in the log and in metrics: `imports`. */
  what: string
  /** How long it pauses after work that is done, after a failure, and until it asks again for the turn of another process. */
  pauseMs: number
  /** Of several processes, the one whose turn it is works; without this, each does. */
  openTurn?: () => Promise<Turn>
  /** Answers whether there is more to do at once. */
  work: (turn: LoopTurn) => Promise<boolean>
  /** In a process whose turn it is not. */
  watch?: () => Promise<void>
  /** Answers how long to pause after so many failures in a row. */
  onFailure?: (error: unknown, failures: number) => Promise<number>
}

/** Works again and again until stopped. A process that dies loses its turn to the next one that asks. */
export const startLoop = ({ what, pauseMs, openTurn, work, watch, onFailure }: Loop) => {
  const ending = new AbortController()
  const { signal } = ending
  let pausing = new AbortController()
  let turn: Turn | null = null
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
    turn ??= (await openTurn?.()) ?? null
    isOwn = turn === null || (await turn.isOwn())
    noteWork(what)
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
        // A wake-up during the failed work ends no pause.
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

  return {
    wake,
    stop: async () => {
      ending.abort()
      pausing.abort()
      await running
    },
  }
}

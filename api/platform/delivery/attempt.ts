import { setTimeout as delay } from "node:timers/promises"
import { asUnavailable } from "../database/connection/failures.ts"

const STORE_RETRY_MS = 500

/**
 * Runs an attempt with a signal that is aborted after the limit, or when the process is about to end.
 *
 * Not AbortSignal.any with AbortSignal.timeout: on Node.js 20 the garbage collector takes the timeout, which then never
 * fires. The listener is removed, as `ending` outlives every attempt.
 */
export const withinLimit = async <Result>(
  limitMs: number,
  ending: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, limitMs)
  ending.addEventListener("abort", abort)
  if (ending.aborted) abort()
  try {
    return await attempt(controller.signal)
  } finally {
    clearTimeout(timer)
    ending.removeEventListener("abort", abort)
  }
}

/**
 * Stores the result of an attempt. A lost result would deliver the same again. So this waits for a database that is away,
 * even beyond the lease: in the meantime nobody else can take over either.
 */
export const storeResult = async (store: () => Promise<void>, ending: AbortSignal) => {
  for (;;) {
    try {
      return await store()
    } catch (error) {
      if (ending.aborted || !asUnavailable(error)) throw error
      await delay(STORE_RETRY_MS)
    }
  }
}

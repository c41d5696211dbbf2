import { logger } from "../log/logger.ts"
import { yieldToRequests } from "../processes/yieldToRequests.ts"
import { recordWork } from "./jobAges.ts"
import { onEventsPositioned } from "./sequencer.ts"

const RETRY_MS = 30_000
const YIELD_MS = 1_000

/** Runs `work` one at a time, and yields to requests. Repeats it after a failure, as no later event may come. */
export const followEvents = (
  work: (head: number) => Promise<void>,
  { what, retryMs = RETRY_MS }: { what: string; retryMs?: number },
) => {
  let working = Promise.resolve()
  let isStopping = false
  let head = 0
  let isWaiting = false
  const advance = () => {
    if (isWaiting) return
    isWaiting = true
    working = working.then(async () => {
      isWaiting = false
      await yieldToRequests(YIELD_MS)
      if (isStopping) return
      await work(head).then(
        () => recordWork(what),
        (error: unknown) => logger.warn({ err: error }, `${what} failed for now`),
      )
    })
  }
  const unsubscribe = onEventsPositioned((position) => {
    head = Math.max(head, position)
    advance()
  })
  const retrying = setInterval(advance, retryMs).unref()
  return {
    stop: async () => {
      isStopping = true
      clearInterval(retrying)
      unsubscribe()
      await working
    },
  }
}

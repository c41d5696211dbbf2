import { setTimeout as delay } from "node:timers/promises"
import { asUnavailable } from "../database/connection/failures.ts"

const STORE_RETRY_MS = 500

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

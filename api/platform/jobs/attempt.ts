import { setTimeout as delay } from "node:timers/promises"
import { toUnavailableError } from "../database/connection/failures.ts"

const STORE_RETRY_MS = 500

/** Tries again while the database is unreachable, as a lost result would lead to a second delivery. */
export const storeResult = async (store: () => Promise<boolean>, ending: AbortSignal) => {
  for (;;) {
    try {
      return await store()
    } catch (error) {
      if (ending.aborted || !toUnavailableError(error)) throw error
      await delay(STORE_RETRY_MS)
    }
  }
}

import { logger } from "../logger.ts"
import { asUnavailable } from "./dialect.ts"

const PATIENCE_MS = 60_000
const PAUSE_MS = 1_000

/** Runs `work`, and again while the database cannot be reached: it may be starting beside us. */
export const whenReachable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!asUnavailable(error) || Date.now() >= deadline) throw error
      logger.warn({ err: error }, "waiting for the database")
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

import { announce } from "../../processes/output.ts"
import { describeFailure, isMisconfigured, toUnavailableError } from "./failures.ts"

const PATIENCE_MS = 60_000
const PAUSE_MS = 1_000

/** Retries `work` while the database is unreachable, as it may still be starting. A wrong password fails at once. */
export const whenReachable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const deadline = performance.now() + PATIENCE_MS
  let isReported = false
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isTemporary = toUnavailableError(error) !== null && !isMisconfigured(error)
      if (!isTemporary || performance.now() >= deadline) {
        throw new Error(`the database of DATABASE_URL cannot be used: ${describeFailure(error as Error)}`, {
          cause: error,
        })
      }
      if (!isReported)
        announce("warn", { text: `The database does not answer yet (${(error as Error).message}). Waiting for it ...` })
      isReported = true
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

import { config } from "../config.ts"
import { logger } from "../logger.ts"
import { runProgram } from "../runProgram.ts"

/**
 * Overwrites what the database file still has of deleted rows. Where that fails, the daily task does it. MySQL's own purging
 * does it there; docs/operations.md says when.
 */
export const eraseTraces = async (): Promise<boolean> => {
  if (config.database.dialect !== "sqlite") return true
  try {
    await runProgram("wipe")
    return true
  } catch (error) {
    logger.error({ err: error }, "wiping what was deleted failed, and will be tried again within a day")
    return false
  }
}

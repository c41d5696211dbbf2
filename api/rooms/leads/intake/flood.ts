import { config } from "../../../platform/config/config.ts"
import { countUse } from "../../../platform/counters/counter.ts"
import { perDatabase } from "../../../platform/database/connection/perDatabase.ts"
import { logger } from "../../../platform/log/logger.ts"

const HOUR_SECONDS = 60 * 60

const floodState = perDatabase(() => ({ uncounted: 0, isFlooded: false }))

/** Counted in memory; other processes see the count when this one next checks for a flood. */
export const countSubmission = () => {
  floodState().uncounted += 1
}

/** Writes to the database, so call it rarely. */
export const isFlooded = async (): Promise<boolean> => {
  const { after } = config.proofOfWork
  if (after === 0 || !config.isRateLimited || !config.isSpamQuarantined) return false
  const state = floodState()
  const points = state.uncounted
  // Reset first: if the database is away, this count is lost, but little can have been stored.
  state.uncounted = 0
  const allowance = { name: "submit-everybody", limit: after, windowSeconds: HOUR_SECONDS }
  const { waitSeconds } = await countUse({ allowance, key: "", points })
  const isFlooded = waitSeconds > 0
  if (isFlooded && !state.isFlooded) logger.warn({ waitSeconds }, "forms flood in, and are asked for a proof of work")
  state.isFlooded = isFlooded
  return isFlooded
}

import { config } from "../config.ts"
import { RateLimitedError } from "../contract/errors.ts"
import type { KeyHolder, Viewer } from "../modules/auth/viewer.ts"
import { logSecurityEvent } from "../securityLog.ts"
import { type Allowance, type Counted, countUse } from "./counter.ts"
import { addressKey } from "./throttle.ts"

/** Ten requests a second: more than a sync needs, and less than it takes to keep others waiting. */
export const keyRequests: Allowance = { name: "api-key", limit: 600, windowSeconds: 60 }

// Secrets cannot be guessed; this stops floods, among them those of a program whose key has expired.
const wrongKeys: Allowance = { name: "api-key-wrong", limit: 60, windowSeconds: 15 * 60 }

/** Counts a request with a key. Null where nothing is limited. */
export const countKeyRequest = async ({ id }: KeyHolder): Promise<Counted | null> =>
  config.isRateLimited ? countUse({ allowance: keyRequests, key: String(id) }) : null

/** The error for a request of a key that has sent too many. The first of a minute is logged, not the flood. */
export const keyRequestRefusal = (viewer: Viewer, { id }: KeyHolder, { waitSeconds, used }: Counted) => {
  if (used === keyRequests.limit + 1)
    logSecurityEvent("request.throttled", viewer, { counter: keyRequests.name, apiKeyId: id })
  return new RateLimitedError(waitSeconds)
}

/** Counts a key that does not count. Throws `RateLimitedError` when its address has sent too many. */
export const throttleWrongKey = async (viewer: Viewer) => {
  if (!config.isRateLimited) return
  const { waitSeconds, used } = await countUse({ allowance: wrongKeys, key: addressKey(viewer.address) })
  if (waitSeconds === 0) return
  if (used === wrongKeys.limit + 1) logSecurityEvent("request.throttled", viewer, { counter: wrongKeys.name })
  throw new RateLimitedError(waitSeconds)
}

import { LRUCache } from "lru-cache"
import { RateLimitedError } from "../../contract/api/errors.ts"
import { config } from "../config/config.ts"
import { type Allowance, countUse } from "../counters/counter.ts"
import { logSecurityEvent } from "../log/securityLog.ts"
import type { KeyHolder, Viewer } from "../viewer/viewer.ts"
import { addressUses } from "./throttle.ts"

const WINDOW_SECONDS = 60

/** Ten requests a second are more than a sync needs, and too few to slow other clients down. */
const keyRequests: Allowance = { name: "api-key", limit: 600, windowSeconds: WINDOW_SECONDS }

// Secrets cannot be guessed, so this only stops floods, such as by a client with an expired key.
const wrongKeys: Allowance = { name: "api-key-wrong", limit: 60, windowSeconds: 15 * 60 }

const BOOK_EVERY = 10

interface Tally {
  /** `booked` is the database's count at the last write; `unbooked` are this process's requests since then. */
  unbooked: number
  booked: number
  /** A time of `performance.now()`. */
  resetsAtMs: number
  booking: Promise<void> | null
  isRefused: boolean
}

const tallies = new LRUCache<number, Tally>({ max: 10_000, ttl: WINDOW_SECONDS * 1000, updateAgeOnGet: true })

const tallyOf = (id: number): Tally => {
  const known = tallies.get(id)
  if (known && known.resetsAtMs > performance.now()) return known
  // While the first request of a minute is being counted, later requests must join its tally.
  if (known?.booking) return known
  const tally = { unbooked: 0, booked: 0, resetsAtMs: 0, booking: null, isRefused: false }
  tallies.set(id, tally)
  return tally
}

const book = async (tally: Tally, id: number) => {
  const points = tally.unbooked
  const { used, resetSeconds } = await countUse({ allowance: keyRequests, key: String(id), points })
  tally.unbooked -= points
  tally.booked = used
  tally.resetsAtMs = performance.now() + resetSeconds * 1000
}

export interface KeyStanding {
  limit: number
  remaining: number
  resetSeconds: number
  isRefused: boolean
}

/** Only every tenth request writes to the database, so several processes permit slightly more. */
export const countKeyRequest = async (viewer: Viewer, { id }: KeyHolder): Promise<KeyStanding | null> => {
  if (!config.isRateLimited) return null
  const tally = tallyOf(id)
  tally.unbooked += 1
  if (tally.resetsAtMs === 0 || tally.unbooked >= BOOK_EVERY) {
    tally.booking ??= book(tally, id).finally(() => {
      tally.booking = null
    })
    await tally.booking
  }
  const { limit, name } = keyRequests
  const used = tally.booked + tally.unbooked
  const isRefused = used > limit
  // Logged once a minute, not for each refusal, so that a flood does not fill the log.
  if (isRefused && !tally.isRefused) logSecurityEvent("request.throttled", viewer, { counter: name, apiKeyId: id })
  tally.isRefused = isRefused
  const resetSeconds = Math.max(1, Math.ceil((tally.resetsAtMs - performance.now()) / 1000))
  return { limit, remaining: Math.max(0, limit - used), resetSeconds, isRefused }
}

export const throttleWrongKey = async (viewer: Viewer) => {
  if (!config.isRateLimited) return
  for (const use of addressUses(wrongKeys, viewer.address)) {
    const { waitSeconds, used } = await countUse(use)
    if (waitSeconds === 0) continue
    const { limit, name } = use.allowance
    if (used === limit + 1) logSecurityEvent("request.throttled", viewer, { counter: name })
    throw new RateLimitedError(waitSeconds)
  }
}

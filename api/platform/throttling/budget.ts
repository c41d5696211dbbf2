import { LRUCache } from "lru-cache"
import { RateLimitedError } from "../../contract/api/errors.ts"
import { config } from "../config/config.ts"
import { type Allowance, type CounterUse, countPoints } from "../counters/counter.ts"
import { perDatabase } from "../database/connection/perDatabase.ts"
import { logSecurityEvent } from "../log/securityLog.ts"
import type { Viewer } from "../viewer/viewer.ts"
import { addressUses } from "./throttle.ts"

const WINDOW_SECONDS = 60

const visitors: Allowance = { name: "graphql-address", limit: 20_000, windowSeconds: WINDOW_SECONDS }

/** Enough for work in the dashboard, and for a partner's nightly job. */
const sessions: Allowance = { name: "graphql-session", limit: 200_000, windowSeconds: WINDOW_SECONDS }

const apiKeys: Allowance = { name: "graphql-api-key", limit: 200_000, windowSeconds: WINDOW_SECONDS }

const BATCH_POINTS = 500

interface Account {
  allowance: Allowance
  key: string
  unbooked: number
  booking: Promise<void> | null
  /** A time of `performance.now()`. */
  refusedUntilMs: number
}

// An evicted account loses only the points that are not written yet.
const accounts = perDatabase(
  () => new LRUCache<string, Account>({ max: 10_000, ttl: WINDOW_SECONDS * 1000, updateAgeOnGet: true }),
)

const usesOf = ({ session, apiKey, address }: Viewer): CounterUse[] => {
  if (apiKey) return [{ allowance: apiKeys, key: String(apiKey.id) }]
  return session ? [{ allowance: sessions, key: String(session.id) }] : addressUses(visitors, address)
}

const accountOf = ({ allowance, key }: CounterUse): Account => {
  const id = `${allowance.name}:${key}`
  const known = accounts().get(id)
  if (known) return known
  const account = { allowance, key, unbooked: 0, booking: null, refusedUntilMs: 0 }
  accounts().set(id, account)
  return account
}

export const charge = (viewer: Viewer, points: number) => {
  for (const use of usesOf(viewer)) accountOf(use).unbooked += points
}

/** Subtracts the points only after they are written, so that an outage loses none. */
const book = async (account: Account, viewer: Viewer) => {
  const { allowance, key, unbooked } = account
  const now = performance.now()
  const waitSeconds = await countPoints(allowance, key, unbooked)
  account.unbooked -= unbooked
  if (waitSeconds === 0) return
  account.refusedUntilMs = now + waitSeconds * 1000
  // Logged here and not for each refusal, so that a flood does not fill the log.
  logSecurityEvent("request.throttled", viewer, {
    counter: allowance.name,
    userId: viewer.user?.id,
    apiKeyId: viewer.apiKey?.id,
  })
}

const refuseIfSpent = ({ refusedUntilMs }: Account) => {
  const waitMs = refusedUntilMs - performance.now()
  if (waitMs > 0) throw new RateLimitedError(Math.ceil(waitMs / 1000))
}

const checkAccount = async (account: Account, viewer: Viewer) => {
  // The points that are being written may exhaust the budget, so the request waits for them.
  await account.booking
  refuseIfSpent(account)
  if (account.unbooked < BATCH_POINTS) return
  // Several requests may have waited here; the first one writes the points of all.
  account.booking ??= book(account, viewer).finally(() => {
    account.booking = null
  })
  await account.booking
  refuseIfSpent(account)
}

/**
 * Throws a `RateLimitedError` above a minute's budget. Small charges are collected, as not every request should write.
 */
export const checkBudget = async (viewer: Viewer) => {
  if (!config.isRateLimited) return
  for (const use of usesOf(viewer)) await checkAccount(accountOf(use), viewer)
}

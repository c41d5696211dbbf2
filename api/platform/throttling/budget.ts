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

/** Enough for dashboard work and a partner's nightly job. */
const sessions: Allowance = { name: "graphql-session", limit: 200_000, windowSeconds: WINDOW_SECONDS }

const apiKeys: Allowance = { name: "graphql-api-key", limit: 200_000, windowSeconds: WINDOW_SECONDS }

const BATCH_POINTS = 500

interface Account {
  allowance: Allowance
  key: string
  unbooked: number
  booking: Promise<void> | null
  /** On the `performance.now()` clock. */
  refusedUntilMs: number
}

// Eviction loses at most the points not yet written.
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

/** Writes the points and only then subtracts them, so an outage loses none. */
const book = async (account: Account, viewer: Viewer) => {
  const { allowance, key, unbooked } = account
  const now = performance.now()
  const waitSeconds = await countPoints(allowance, key, unbooked)
  account.unbooked -= unbooked
  if (waitSeconds === 0) return
  account.refusedUntilMs = now + waitSeconds * 1000
  // Here instead of per refusal, so a flood does not fill the log.
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
  // Waits for the pending write, which may exhaust the budget.
  await account.booking
  refuseIfSpent(account)
  if (account.unbooked < BATCH_POINTS) return
  // Several requests may have waited for the same booking; the first writes for all.
  account.booking ??= book(account, viewer).finally(() => {
    account.booking = null
  })
  await account.booking
  refuseIfSpent(account)
}

/** Throws `RateLimitedError` above a minute's budget. Small charges are collected, so not each request writes. */
export const checkBudget = async (viewer: Viewer) => {
  if (!config.isRateLimited) return
  for (const use of usesOf(viewer)) await checkAccount(accountOf(use), viewer)
}

import { LRUCache } from "lru-cache"
import { RateLimitedError } from "../../contract/api/errors.ts"
import { config } from "../config/config.ts"
import { type Allowance, count, type Use } from "../counters/counter.ts"
import { perDatabase } from "../database/connection/perDatabase.ts"
import { logSecurityEvent } from "../log/securityLog.ts"
import type { Viewer } from "../viewer/viewer.ts"
import { addressUses } from "./throttle.ts"

const WINDOW_SECONDS = 60

/** What the address of a visitor may spend on GraphQL documents, in points of their cost. */
const visitors: Allowance = { name: "graphql-address", limit: 20_000, windowSeconds: WINDOW_SECONDS }

/** What a session may spend: enough for a person's work in the dashboard, and for a partner's nightly job. */
const sessions: Allowance = { name: "graphql-session", limit: 200_000, windowSeconds: WINDOW_SECONDS }

/** What an API key may spend: as much as a session. */
const apiKeys: Allowance = { name: "graphql-api-key", limit: 200_000, windowSeconds: WINDOW_SECONDS }

/** This many points are worth a write to the database, where all processes count together. */
const BATCH_POINTS = 500

interface Account {
  allowance: Allowance
  key: string
  unbooked: number
  booking: Promise<void> | null
  /** By `performance.now()`. */
  refusedUntilMs: number
}

// An evicted account loses at most the points that were not yet booked.
const accounts = perDatabase(
  () => new LRUCache<string, Account>({ max: 10_000, ttl: WINDOW_SECONDS * 1000, updateAgeOnGet: true }),
)

const usesOf = ({ session, apiKey, address }: Viewer): Use[] => {
  if (apiKey) return [{ allowance: apiKeys, key: String(apiKey.id) }]
  return session ? [{ allowance: sessions, key: String(session.id) }] : addressUses(visitors, address)
}

const accountOf = ({ allowance, key }: Use): Account => {
  const id = `${allowance.name}:${key}`
  const known = accounts().get(id)
  if (known) return known
  const account = { allowance, key, unbooked: 0, booking: null, refusedUntilMs: 0 }
  accounts().set(id, account)
  return account
}

/** Charges points to the viewer's session or key, or to the address of a visitor. */
export const charge = (viewer: Viewer, points: number) => {
  for (const use of usesOf(viewer)) accountOf(use).unbooked += points
}

/** Subtracts the points only once they are counted, so that none is lost while the database is away. */
const book = async (account: Account, viewer: Viewer) => {
  const { allowance, key, unbooked } = account
  const now = performance.now()
  const waitSeconds = await count(allowance, key, unbooked)
  account.unbooked -= unbooked
  if (waitSeconds === 0) return
  account.refusedUntilMs = now + waitSeconds * 1000
  // Here and not at each refusal, so that a flood of requests does not flood the log.
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
  // It may turn out that nothing is left to spend.
  await account.booking
  refuseIfSpent(account)
  if (account.unbooked < BATCH_POINTS) return
  // Several requests may have waited; the first one books for all.
  account.booking ??= book(account, viewer).finally(() => {
    account.booking = null
  })
  await account.booking
  refuseIfSpent(account)
}

/**
 * Throws `RateLimitedError` when the viewer was charged more than a minute's budget. The budget is counted in the
 * database. This process collects small charges until they add up, so that a small document costs no write, and
 * remembers refusals, so that they cost next to nothing.
 */
export const checkBudget = async (viewer: Viewer) => {
  if (!config.isRateLimited) return
  for (const use of usesOf(viewer)) await checkAccount(accountOf(use), viewer)
}

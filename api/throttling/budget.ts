import { LRUCache } from "lru-cache"
import { config } from "../config.ts"
import { RateLimitedError } from "../errors.ts"
import type { Viewer } from "../modules/auth/viewer.ts"
import { type Allowance, count } from "./counter.ts"
import { addressKey } from "./throttle.ts"

const WINDOW_SECONDS = 60

/** What a visitor's address may spend on GraphQL documents, in points of their cost. */
const visitors: Allowance = { name: "graphql-address", limit: 20_000, windowSeconds: WINDOW_SECONDS }

/** What a session may spend: the lists and details that a person opens, and a partner's nightly run. */
const sessions: Allowance = { name: "graphql-session", limit: 200_000, windowSeconds: WINDOW_SECONDS }

/** So many points are worth a write to the database, where all processes count together. */
const BOOKED_TOGETHER = 500

interface Purse {
  /** Points that are not in the database yet, fewer than are booked together but for a moment. */
  owed: number
  refusedUntilMs: number
}

// A process that is asked by nobody twice forgets at worst what it has not booked.
const purses = new LRUCache<string, Purse>({ max: 10_000, ttl: WINDOW_SECONDS * 1000 })

const accountOf = ({ session, address }: Viewer) =>
  session ? { allowance: sessions, key: String(session.id) } : { allowance: visitors, key: addressKey(address) }

const purseOf = (allowance: Allowance, key: string): Purse => {
  const id = `${allowance.name}:${key}`
  const known = purses.get(id)
  if (known) return known
  const purse = { owed: 0, refusedUntilMs: 0 }
  purses.set(id, purse)
  return purse
}

/** Charges points to the viewer's session, or to the address of a visitor. */
export const owe = (viewer: Viewer, points: number) => {
  const { allowance, key } = accountOf(viewer)
  purseOf(allowance, key).owed += points
}

/**
 * Throws `RateLimitedError` when more was charged to the viewer than a minute's budget. The budget is counted in the
 * database; only small change stays with this process until it adds up, so that a small document costs no write, and
 * only who is refused is remembered here, so that a refusal costs next to nothing.
 */
export const checkBudget = async (viewer: Viewer) => {
  if (!config.isRateLimited) return
  const { allowance, key } = accountOf(viewer)
  const purse = purseOf(allowance, key)
  const now = Date.now()
  if (purse.refusedUntilMs > now) throw new RateLimitedError(Math.ceil((purse.refusedUntilMs - now) / 1000))
  if (purse.owed < BOOKED_TOGETHER) return
  const points = purse.owed
  purse.owed = 0
  const waitSeconds = await count(allowance, key, points)
  if (waitSeconds === 0) return
  purse.refusedUntilMs = now + waitSeconds * 1000
  throw new RateLimitedError(waitSeconds)
}

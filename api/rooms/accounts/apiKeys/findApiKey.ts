import type { ApiKeyScope } from "../../../contract/accounts/apiKeys.ts"
import { UnauthenticatedError } from "../../../contract/api/errors.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { toDate } from "../../../platform/database/reading/rowReader.ts"
import { inBatches } from "../../../platform/database/writing/batch.ts"
import { logger } from "../../../platform/log/logger.ts"
import { logSecurityEvent } from "../../../platform/log/securityLog.ts"
import { throttleWrongKey } from "../../../platform/throttling/apiKeys.ts"
import { recordRefusalEvent } from "../../../platform/viewer/accountEvents.ts"
import type { KeyHolder, Viewer } from "../../../platform/viewer/viewer.ts"
import { ApiKey } from "./apiKey.model.ts"
import { hashSecret, isWholeSecret } from "./keySecret.ts"

// Recording every request would turn each read into a write.
const RECORD_EVERY_MS = 60_000

interface FoundKey {
  id: number
  name: string
  secret_hash: string
  scopes: string
  created_by_id: number
  expires_at: unknown
  last_used_at: unknown
  revoked_at: unknown
}

const FIND_KEYS = `SELECT id, name, secret_hash, scopes, created_by_id, expires_at, last_used_at, revoked_at FROM api_keys
  WHERE secret_hash IN `

// Concurrent requests share one query. It starts after the last of these requests, so a revoked key fails at once.
const findByHash = inBatches(async (hashes: readonly string[]) => {
  const literals = [...new Set(hashes)].map((hash) => `'${hash}'`)
  const found = await select<FoundKey>(database(), `${FIND_KEYS}(${literals.join(", ")})`)
  const keyOf = new Map(found.map((key) => [key.secret_hash, key]))
  return hashes.map((hash) => keyOf.get(hash))
})

/** Only the holder of a secret that was once valid learns that it has expired or was revoked. */
const refusals = {
  TEST: "There are no test keys any more. Try the API out on a server of your own, and ask an owner of the site for a key.",
  INCOMPLETE: "This API key is incomplete. Copy it again as it was shown, from flk_ to its end.",
  UNKNOWN: "This API key is not known here.",
  EXPIRED: "This API key has expired. An owner of the site can make another.",
  REVOKED: "This API key was revoked. An owner of the site can make another.",
} as const

const refuse = async (viewer: Viewer, because: keyof typeof refusals, key: KeyHolder | null): Promise<never> => {
  await throttleWrongKey(viewer)
  logSecurityEvent("api_key.refused", viewer, { apiKeyId: key?.id })
  if (key) recordRefusalEvent({ user: null, apiKey: key }, "api_key.refused", { because })
  throw new UnauthenticatedError(refusals[because])
}

const lastUses = new Map<number, Promise<unknown>>()

/** In the background, as a request must not wait for this write. */
const recordUse = (id: number, lastUsedAt: Date | null) => {
  // `Math.abs`, as the stored time may lie in the future after a clock was set back.
  const isNoted = lastUsedAt !== null && Math.abs(clock.now() - lastUsedAt.getTime()) < RECORD_EVERY_MS
  if (isNoted || lastUses.has(id)) return
  const noting = ApiKey.update({ lastUsedAt: clock.date() }, { where: { id } })
    .catch((error: unknown) => logger.warn({ err: error }, "the use of an API key was not noted"))
    .finally(() => lastUses.delete(id))
  lastUses.set(id, noting)
}

/** For tests, which must not end before these writes. */
export const pendingKeyUses = () => Promise.all(lastUses.values())

/** Throws `UnauthenticatedError`, or `RateLimitedError` after many invalid keys from one address. */
export const findApiKey = async (viewer: Viewer, secret: string): Promise<KeyHolder> => {
  if (secret.startsWith("flk_test_")) return refuse(viewer, "TEST", null)
  if (!isWholeSecret(secret)) return refuse(viewer, "INCOMPLETE", null)
  const found = await findByHash(hashSecret(secret))
  if (!found) return refuse(viewer, "UNKNOWN", null)
  const scopes = JSON.parse(found.scopes) as ApiKeyScope[]
  const key: KeyHolder = {
    id: found.id,
    name: found.name,
    scopes,
    createdById: found.created_by_id,
  }
  if (found.revoked_at !== null) return refuse(viewer, "REVOKED", key)
  if (toDate(found.expires_at).getTime() <= clock.now()) return refuse(viewer, "EXPIRED", key)
  recordUse(key.id, found.last_used_at === null ? null : toDate(found.last_used_at))
  return key
}

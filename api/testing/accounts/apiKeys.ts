import type { ApiKeyScope } from "../../contract/accounts/apiKeys.ts"
import { ApiKey } from "../../rooms/accounts/apiKeys/apiKey.model.ts"
import { hashSecret, hintOf, newKeySecret } from "../../rooms/accounts/apiKeys/keySecret.ts"

const AN_HOUR_MS = 60 * 60_000

let keys = 0

/** Unique across test files: a process counts a key's requests by id, whichever database holds the key. */
const newId = () => Number((process.hrtime.bigint() / 1_000n) % 900_000_000n) + 1

export const makeApiKey = async (
  scopes: readonly ApiKeyScope[],
  { name = "", expiresAt = new Date(Date.now() + AN_HOUR_MS), revokedAt = null as Date | null, createdById = 1 } = {},
) => {
  keys += 1
  const secret = newKeySecret()
  const facts = {
    scopes,
    expiresAt,
    revokedAt,
    createdById,
    secretHash: hashSecret(secret),
    hint: hintOf(secret),
  }
  const apiKey = await ApiKey.create({ id: newId(), name: name || `key ${keys}`, ...facts })
  return { apiKey, secret }
}

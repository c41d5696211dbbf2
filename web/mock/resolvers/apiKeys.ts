import { apiKeyDays, daysAfter } from "@farelight/api/contract/accounts/apiKeys.ts"
import { ConflictError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { apiKeyInput } from "@farelight/api/rooms/accounts/apiKeys/apiKey.rules.ts"
import { existing } from "../data/lists.ts"
import { type ApiKeyRow, nextId } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"

const isInUse = ({ revokedAt, expiresAt }: ApiKeyRow) => !revokedAt && expiresAt.getTime() > Date.now()

/** A key that was made now and never used. */
export const newApiKey = (row: Partial<ApiKeyRow> & Pick<ApiKeyRow, "id">): ApiKeyRow => ({
  name: `Key ${row.id}`,
  hint: "mock",
  scopes: ["leads:read"],
  createdBy: null,
  isCreatorActive: true,
  createdAt: new Date(),
  expiresAt: daysAfter(new Date(), apiKeyDays.usual),
  lastUsedAt: null,
  revokedAt: null,
  ...row,
})

/** The keys of programs over the store. The mocked API takes none of them. */
export const apiKeyResolvers: Resolvers = {
  Query: {
    apiKeys: (_parent, _args, { store }) =>
      store.apiKeys.toSorted((one, other) => Number(isInUse(other)) - Number(isInUse(one))),
  },
  Mutation: {
    createApiKey: (_parent, { input }, { store: { apiKeys, user } }) => {
      const values = parseInput(apiKeyInput(new Date()), input)
      if (apiKeys.some((apiKey) => isInUse(apiKey) && apiKey.name === values.name))
        throw new ConflictError(refusals.keyNameInUse)
      const apiKey = newApiKey({ ...values, id: nextId(apiKeys), createdBy: user })
      apiKeys.unshift(apiKey)
      return { apiKey, secret: `flk_${"m".repeat(45)}mock` }
    },
    revokeApiKey: (_parent, { id }, { store }) => {
      const apiKey = existing(store.apiKeys, id, "API key", id)
      apiKey.revokedAt ??= new Date()
      return { apiKey }
    },
  },
  ApiKey: { isInUse },
}

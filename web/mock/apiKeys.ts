import { type ApiKeyScope, apiKeyDays, daysAfter } from "@farelight/api/contract/accounts/apiKeys.ts"
import { ConflictError, NotFoundError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { idOf } from "@farelight/api/platform/database/reading/rowId.ts"
import { apiKeyInput } from "@farelight/api/rooms/accounts/apiKeys/apiKey.rules.ts"
import type { Resolvers } from "./generated.ts"
import { nextId, requirePermission, type UserRow } from "./store.ts"

/** A key, as owners see it. */
export interface ApiKeyRow {
  id: number
  name: string
  hint: string
  scopes: ApiKeyScope[]
  createdBy: UserRow | null
  isCreatorActive: boolean
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
}

const isInUse = ({ revokedAt, expiresAt }: ApiKeyRow) => revokedAt === null && expiresAt.getTime() > Date.now()

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
    apiKeys: (_parent, _args, viewer) => {
      requirePermission(viewer, "team:manage")
      return viewer.store.apiKeys.toSorted((one, other) => Number(isInUse(other)) - Number(isInUse(one)))
    },
  },
  Mutation: {
    createApiKey: (_parent, { input }, viewer) => {
      const createdBy = requirePermission(viewer, "team:manage")
      const { name, scopes, expiresAt } = parseInput(apiKeyInput(new Date()), input)
      const { apiKeys } = viewer.store
      if (apiKeys.some((apiKey) => isInUse(apiKey) && apiKey.name === name))
        throw new ConflictError(refusals.keyNameInUse)
      const apiKey = newApiKey({ id: nextId(apiKeys), name, scopes, expiresAt, createdBy })
      apiKeys.unshift(apiKey)
      return { apiKey, secret: `flk_${"m".repeat(45)}mock` }
    },
    revokeApiKey: (_parent, { id }, viewer) => {
      requirePermission(viewer, "team:manage")
      const apiKey = viewer.store.apiKeys.find((row) => row.id === idOf(id))
      if (!apiKey) throw new NotFoundError("API key", id)
      apiKey.revokedAt ??= new Date()
      return { apiKey }
    },
  },
  ApiKey: { id: ({ id }) => String(id), isInUse },
}

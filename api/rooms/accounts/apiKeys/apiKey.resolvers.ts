import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { createApiKey, isInUse, listApiKeys, revokeApiKey } from "./apiKey.service.ts"

export const apiKeyResolvers: Resolvers = {
  Query: { apiKeys: (_parent, _args, { viewer }) => listApiKeys(viewer) },
  Mutation: {
    createApiKey: (_parent, { input }, { viewer }) => createApiKey(viewer, input),
    revokeApiKey: async (_parent, which, { viewer }) => ({ apiKey: await revokeApiKey(viewer, which) }),
  },
  ApiKey: {
    id: ({ key }) => String(key.id),
    name: ({ key }) => key.name,
    hint: ({ key }) => key.hint,
    scopes: ({ key }) => [...key.scopes],
    createdAt: ({ key }) => key.createdAt as Date,
    expiresAt: ({ key }) => key.expiresAt,
    lastUsedAt: ({ key }) => key.lastUsedAt,
    revokedAt: ({ key }) => key.revokedAt,
    isInUse: ({ key }) => isInUse(key),
    createdBy: ({ createdBy }) => createdBy,
    isCreatorActive: ({ createdBy }) => createdBy?.state === "ACTIVE",
  },
}

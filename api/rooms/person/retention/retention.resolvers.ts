import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { findRetention, switchRetention } from "./retention.service.ts"

export const retentionResolvers: Resolvers = {
  Query: { retention: (_parent, _args, { viewer }) => findRetention(viewer) },
  Mutation: { switchRetention: (_parent, asked, { viewer }) => switchRetention(viewer, asked) },
}

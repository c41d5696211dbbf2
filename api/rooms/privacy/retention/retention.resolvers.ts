import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { confirmDate, dateJump } from "./dateJump.service.ts"
import { findRetention, switchRetention } from "./retention.service.ts"

export const retentionResolvers: Resolvers = {
  Query: {
    dateJump: (_parent, _args, { viewer }) => dateJump(viewer),
    retention: (_parent, _args, { viewer }) => findRetention(viewer),
  },
  Mutation: {
    confirmDate: async (_parent, args, { viewer }) => ({ date: await confirmDate(viewer, args) }),
    switchRetention: (_parent, args, { viewer }) => switchRetention(viewer, args),
  },
}

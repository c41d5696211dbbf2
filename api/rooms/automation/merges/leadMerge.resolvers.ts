import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { undoUntil } from "./leadMerge.rules.ts"
import { mergeLeads, undoLeadMerge } from "./leadMerge.service.ts"

export const leadMergeResolvers: Resolvers = {
  Mutation: {
    mergeLeads: (_parent, { input }, { viewer }) => mergeLeads(viewer, input),
    undoLeadMerge: (_parent, { id }, { viewer }) => undoLeadMerge(viewer, id),
  },
  LeadMerge: {
    mergedBy: ({ actorType, actorId }, _args, { loaders }) =>
      loaders.withTeam("team", ({ nameOfKey, nameOfUser }) =>
        actorType === "api_key" ? nameOfKey(actorId ?? 0) : nameOfUser(actorId ?? 0),
      ),
    undoUntil: (merge) => undoUntil(merge, clock.wallTime()),
  },
}

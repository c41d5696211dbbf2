import type { Resolvers } from "../../edges/graphql/generated.ts"
import { readVisitStatistics } from "../leads/figures/visitStatistics.service.ts"
import type { LeadKind } from "../leads/lead/leadKind.ts"

export const createVisitResolvers = (kinds: readonly LeadKind[]): Resolvers => ({
  Query: {
    visitStatistics: (_parent, request, { viewer }) => readVisitStatistics(kinds, viewer, request),
  },
})

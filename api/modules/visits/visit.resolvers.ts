import type { Resolvers } from "../../graphql/generated.ts"
import type { LeadKind } from "../leads/leadKind.ts"
import { readVisitStatistics } from "./visitStatistics.service.ts"

export const createVisitResolvers = (kinds: readonly LeadKind[]): Resolvers => ({
  Query: {
    visitStatistics: (_parent, request, { viewer }) => readVisitStatistics(kinds, viewer, request),
  },
})

import type { Resolvers } from "../../edges/graphql/generated.ts"
import type { LeadKind } from "../leads/lead/leadKind.ts"
import { readLeadFigures } from "./figures/leadFigures.service.ts"
import { readLeadStatistics, summarizeLeads } from "./figures/leadSummary.service.ts"
import { namedCounters } from "./figures/namedCounters.ts"
import { readVisitStatistics } from "./visits/visitStatistics.service.ts"

export const createStatisticsResolvers = (kinds: readonly LeadKind[]): Resolvers[] => [
  {
    Query: {
      dashboardSummary: (_parent, request, { viewer }) => summarizeLeads(kinds, viewer, request),
      leadFigures: (_parent, request, { viewer }) => readLeadFigures(kinds, viewer, request),
      leadStatistics: (_parent, request, { viewer }) => readLeadStatistics(kinds, viewer, request),
      visitStatistics: (_parent, request, { viewer }) => readVisitStatistics(kinds, viewer, request),
    },
  },
  ...kinds.filter(({ graphql }) => graphql.hasNamedCounters).map(namedCounters),
]

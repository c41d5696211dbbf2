import type { Resolvers } from "../../edges/graphql/generated.ts"
import { leadKinds } from "../leads/leadKinds.ts"
import { readLeadFigures } from "./leads/leadStatistics.service.ts"
import { readLeadStatistics, summarizeLeads } from "./leads/leadSummary.service.ts"
import { namedCounters } from "./leads/namedCounters.ts"
import { readVisitStatistics } from "./visits/visitStatistics.service.ts"

export const statisticsResolvers: Resolvers[] = [
  {
    Query: {
      dashboardSummary: (_parent, request, { viewer }) => summarizeLeads(viewer, request),
      leadFigures: (_parent, request, { viewer }) => readLeadFigures(viewer, request),
      leadStatistics: (_parent, request, { viewer }) => readLeadStatistics(viewer, request),
      visitStatistics: (_parent, request, { viewer }) => readVisitStatistics(viewer, request),
    },
  },
  ...leadKinds.filter(({ graphql }) => graphql.hasNamedCounters).map(namedCounters),
]

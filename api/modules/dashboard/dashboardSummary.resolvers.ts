import type { Resolvers } from "../../graphql/generated.ts"
import { summariseDashboard } from "./dashboardSummary.service.ts"

export const dashboardSummaryResolvers: Resolvers = {
  Query: { dashboardSummary: (_parent, _args, { viewer }) => summariseDashboard(viewer) },
}

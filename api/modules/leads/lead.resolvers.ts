import type { Resolvers } from "../../graphql/generated.ts"
import { leadStatuses } from "./leadStatus.ts"

export const leadResolvers: Resolvers = {
  LeadStatus: leadStatuses,
  StatusChange: {
    id: ({ id }) => String(id),
    from: ({ fromStatus }) => fromStatus,
    to: ({ toStatus }) => toStatus,
  },
}

import type { Resolvers } from "../../graphql/generated.ts"
import { addLeadNote } from "./leadNote.service.ts"
import { readLeadStatistics } from "./leadStatistics.service.ts"

export const leadResolvers: Resolvers = {
  Query: { leadStatistics: (_parent, request, { viewer }) => readLeadStatistics(viewer, request) },
  Mutation: { addLeadNote: async (_parent, note, { viewer }) => ({ note: await addLeadNote(viewer, note) }) },
  LeadNote: { id: ({ id }) => String(id) },
  LeadReference: { id: ({ id }) => String(id) },
  StatusChange: {
    id: ({ id }) => String(id),
    from: ({ fromStatus }) => fromStatus,
    to: ({ toStatus }) => toStatus,
  },
}

import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { deleteLead, deleteLeads, erasedFrom, listTrash, restoreLead, restoreLeads } from "./trash.service.ts"

export const trashResolvers: Resolvers = {
  Query: { trash: (_parent, request, { viewer }) => listTrash(viewer, request) },
  Mutation: {
    deleteLead: async (_parent, which, { viewer }) => ({ trashedLead: await deleteLead(viewer, which) }),
    deleteLeads: (_parent, which, { viewer }) => deleteLeads(viewer, which),
    restoreLeads: (_parent, which, { viewer }) => restoreLeads(viewer, which),
    restoreLead: async (_parent, which, { viewer }) => ({ lead: await restoreLead(viewer, which) }),
  },
  TrashedLead: {
    title: ({ kind, lead }) => kind.titleOf(lead),
    status: ({ lead }) => lead.status,
    receivedAt: ({ lead }) => lead.createdAt,
    deletedAt: ({ movedAt }) => movedAt,
    deletedBy: ({ movedById }, _args, { loaders }) =>
      movedById === null ? null : loaders.withTeam("team", ({ colleagueOf }) => colleagueOf(movedById)),
    erasedFrom: (trashed) => erasedFrom(trashed),
  },
}

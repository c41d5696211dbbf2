import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { deleteLead, erasedFrom, listTrash, restoreLead } from "./trash.service.ts"
import { rowOf } from "./trashedRow.ts"

export const trashResolvers: Resolvers = {
  Query: { trash: (_parent, request, { viewer }) => listTrash(viewer, request) },
  Mutation: {
    deleteLead: async (_parent, which, { viewer }) => ({ trashedLead: await deleteLead(viewer, which) }),
    restoreLead: async (_parent, which, { viewer }) => ({ lead: await restoreLead(viewer, which) }),
  },
  TrashedLead: {
    leadId: ({ leadId }) => String(leadId),
    title: ({ leadType, stored }) => {
      const kind = kindOf(leadKinds, leadType)
      return kind.titleOf(rowOf(kind, stored))
    },
    status: ({ leadType, stored }) => rowOf(kindOf(leadKinds, leadType), stored).status,
    receivedAt: ({ stored }) => new Date(String(stored.createdAt)),
    deletedBy: ({ deletedById }, _args, { loaders }) =>
      deletedById === null ? null : loaders.withTeam("team", ({ colleagueOf }) => colleagueOf(deletedById)),
    erasedFrom: (trashed) => erasedFrom(trashed),
  },
}

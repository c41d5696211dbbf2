import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { replyToLead, startReply } from "./reply.service.ts"

export const replyResolvers: Resolvers = {
  Query: { replyStart: (_parent, which, { viewer }) => startReply(viewer, which) },
  Mutation: {
    replyToLead: async (_parent, { input }, { viewer }) => {
      const { log, lead } = await replyToLead(viewer, input)
      return { emailLog: log, status: lead.status }
    },
  },
}

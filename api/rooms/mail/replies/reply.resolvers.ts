import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { replyToLead, startReply } from "./reply.service.ts"
import { revokeReplyAddress } from "./replyAddress.ts"

export const replyResolvers: Resolvers = {
  Query: { replyStart: (_parent, which, { viewer }) => startReply(viewer, which) },
  Mutation: {
    replyToLead: async (_parent, { input }, { viewer }) => {
      const { log, lead } = await replyToLead(viewer, input)
      return { emailLog: log, status: lead.status }
    },
    revokeReplyAddress: async (_parent, which, { viewer }) => ({ lead: await revokeReplyAddress(viewer, which) }),
  },
}

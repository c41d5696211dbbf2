import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { API_CLIENT_AUTHOR } from "../../leads/related/leadMessage.model.ts"
import { replyToLead, startReply } from "./reply.service.ts"
import { revokeReplyAddress } from "./replyAddress.ts"
import { discardReplyDraft, saveReplyDraft } from "./replyDrafts.service.ts"
import { replyToMessage } from "./replyToMessage.ts"

export const replyResolvers: Resolvers = {
  Query: { replyStart: (_parent, which, { viewer }) => startReply(viewer, which) },
  Mutation: {
    replyToLead: async (_parent, { input }, { viewer }) => {
      const { log, lead } = await replyToLead(viewer, input)
      return { emailLog: log, status: lead.status }
    },
    replyToMessage: async (_parent, { input }, { viewer }) => ({ emailLog: await replyToMessage(viewer, input) }),
    revokeReplyAddress: async (_parent, which, { viewer }) => ({ lead: await revokeReplyAddress(viewer, which) }),
    saveReplyDraft: async (_parent, { input }, { viewer }) => ({ replyDraft: await saveReplyDraft(viewer, input) }),
    discardReplyDraft: async (_parent, { id }, { viewer }) => ({
      id: (await discardReplyDraft(viewer, id)) ? id : null,
    }),
  },
  ReplyDraft: {
    author: ({ authorId }, _args, { loaders }) =>
      loaders.withTeam("team", ({ colleagueOf }) => (authorId === API_CLIENT_AUTHOR ? null : colleagueOf(authorId))),
    writtenBy: ({ authorId, keyId }, _args, { loaders }) =>
      loaders.withTeam("team", ({ nameOfUser, nameOfKey }) => (keyId ? nameOfKey(keyId) : nameOfUser(authorId))),
    isOwn: ({ authorId }, _args, { viewer: { user } }) => authorId === user?.id,
  },
}

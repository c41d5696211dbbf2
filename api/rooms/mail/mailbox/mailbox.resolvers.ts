import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { readMailbox, testMailbox } from "./mailbox.service.ts"

export const mailboxResolvers: Resolvers = {
  Query: { mailbox: (_parent, _args, { viewer }) => readMailbox(viewer) },
  Mutation: { testMailbox: (_parent, _args, { viewer }) => testMailbox(viewer) },
}

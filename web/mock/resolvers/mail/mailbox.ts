import type { Resolvers } from "../../generated.ts"
import { unmatchedIn } from "../conversations/messages.ts"

const noMailbox = {
  isReadable: false,
  explanation: "No mailbox is set (IMAP_URL), so nothing comes in.",
  answer: null,
  messageCount: null,
  tellsOfNewMail: false,
}

export const mailboxResolvers: Resolvers = {
  Query: {
    mailbox: (_parent, _args, { store }) => ({ ...store.mailbox, unmatchedCount: unmatchedIn(store).length }),
  },
  Mutation: {
    testMailbox: (_parent, _args, { store: { mailbox } }) => {
      if (!mailbox.isConfigured) return noMailbox
      if (mailbox.problem) return { ...noMailbox, explanation: mailbox.problem }
      const explanation = `The mailbox of ${mailbox.address} can be read.`
      return { isReadable: true, explanation, answer: "A1 OK Logged in", messageCount: 12, tellsOfNewMail: true }
    },
  },
}

import { ConflictError } from "@farelight/api/contract/api/errors.ts"
import { byId, existing, pageOf } from "../../data/lists.ts"
import type { LeadMessageRow, Store } from "../../data/store.ts"
import type { Resolvers } from "../../generated.ts"
import { recordAbout } from "../leadEvents.ts"
import { kindOf, referenceOf } from "../leads.ts"

/** The messages that found no lead. */
export const unmatchedIn = ({ leadMessages }: Store) => leadMessages.filter(({ leadId }) => leadId === null)

const keyOf = ({ leadType, leadId }: LeadMessageRow) => (leadType && leadId ? { leadType, leadId } : null)

export const unmatchedResolvers: Resolvers = {
  Query: {
    unmatchedMessages: (_parent, page, { store }) =>
      pageOf(unmatchedIn(store), page, { order: { field: "id", direction: "ASCENDING" } }),
  },
  Mutation: {
    attachMessage: (_parent, { id, leadType, leadId }, { store }) => {
      const message = existing(store.leadMessages, id, "message", id)
      if (message.direction !== "INCOMING") throw new ConflictError("This message went out to its lead.")
      const kind = kindOf(leadType)
      const lead = existing(kind.rowsOf(store), leadId, "lead")
      const key = { leadType: kind.type, leadId: lead.id }
      Object.assign(message, key, { matchedBy: "PERSON" })
      recordAbout(store, key, "lead.message_attached", { messageId: message.id })
      return { message, lead: { ...lead, __typename: kind.graphql.type } }
    },
    discardMessage: (_parent, { id }, { store }) => {
      const message = existing(unmatchedIn(store), id, "message", id)
      store.leadMessages = store.leadMessages.filter((each) => each.id !== message.id)
      return true
    },
  },
  LeadMessage: {
    lead: (message, _args, { store }) => referenceOf(store, keyOf(message)),
    attachments: ({ attachments }) => attachments.map((attachment) => ({ ...attachment, file: null })),
    emailLog: ({ emailLogId }, _args, { store }) =>
      emailLogId === null ? null : byId(store.emailLogs, String(emailLogId)),
  },
}

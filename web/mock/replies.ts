import { ConflictError, NotFoundError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { globalContentOf } from "@farelight/api/contract/content/pageContent.ts"
import { leadStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import { isAsExpected } from "@farelight/api/rooms/leads/lead/lead.rules.ts"
import { answeredLead, replyInput } from "@farelight/api/rooms/mail/replies/reply.rules.ts"
import { draftReply, fillTemplates } from "@farelight/api/rooms/mail/replies/replyTemplates.ts"
import type { Resolvers } from "./generated.ts"
import { emailsAbout, mockKinds, setStatus } from "./leads.ts"
import { OPERATOR, writeEmail } from "./mail.ts"
import type { Store } from "./store.ts"

const find = (store: Store, { leadType, leadId }: { leadType: string; leadId: number }) => {
  const kind = mockKinds.find(({ type }) => type === leadType)
  const lead = kind?.rowsOf(store).find(({ id }) => id === leadId)
  return kind && lead ? { kind, lead } : null
}

const existing = (store: Store, which: { leadType: string; leadId: number }) => {
  const found = find(store, which)
  if (!found) throw new NotFoundError(mockKinds.find(({ type }) => type === which.leadType)?.noun ?? "lead")
  return found
}

const headersOf = ({ user, cmsBlocks }: Store) => ({
  from: `${user.name} via ${globalContentOf(cmsBlocks).company.name}`,
  replyTo: user.email ?? OPERATOR,
})

/** Answers to leads. */
export const replyResolvers: Resolvers = {
  Query: {
    replyStart: (_parent, which, { store }) => {
      const found = find(store, parseInput(answeredLead, which))
      if (!found) return null
      const { kind, lead } = found
      const { blankBody, templates } = fillTemplates(kind, lead, {
        sections: store.cmsBlocks,
        operator: store.user.name,
      })
      const blank = { subject: "", body: blankBody }
      return { isMailConfigured: store.isMailConfigured, to: lead.email, ...headersOf(store), ...blank, templates }
    },
  },
  Mutation: {
    replyToLead: (_parent, { input }, { store }) => {
      const { replyId, setContacted, expectedStatus, ...answer } = parseInput(replyInput, input)
      const { kind, lead } = existing(store, answer)
      const messageId = `<${replyId}@example.com>`
      const sent = emailsAbout(store, answer).find((log) => log.messageId === messageId)
      if (sent) return { emailLog: sent, status: lead.status }
      if (!store.isMailConfigured) throw new ConflictError(refusals.noMailServerToReply)
      if (!isAsExpected(lead, { expectedStatus })) throw new ConflictError(`This ${kind.noun} is now ${lead.status}.`)
      const { from: fromName, replyTo } = headersOf(store)
      const emailLog = writeEmail(store, { ...draftReply(kind, lead, answer, replyTo), fromName, messageId }, lead.id)
      if (setContacted) setStatus(kind, store, { id: String(lead.id), status: leadStatuses.CONTACTED })
      return { emailLog, status: lead.status }
    },
  },
}

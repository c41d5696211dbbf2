import { ConflictError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { globalContentOf } from "@farelight/api/contract/content/pageContent.ts"
import { leadStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import { isAsExpected } from "@farelight/api/rooms/leads/lead/lead.rules.ts"
import { answeredLead, replyInput } from "@farelight/api/rooms/mail/replies/reply.rules.ts"
import { draftReply, fillTemplates, withRequest } from "@farelight/api/rooms/mail/replies/replyTemplates.ts"
import { byId, existing } from "../../data/lists.ts"
import type { Store } from "../../data/store.ts"
import type { Resolvers } from "../../generated.ts"
import { recordAbout } from "../leadEvents.ts"
import { emailsAbout, kindOf, setStatus, urlOf } from "../leads.ts"
import { OPERATOR, writeEmail } from "../mail/mail.ts"
import { askForFile } from "./files.ts"
import { addOutgoing } from "./messages.ts"

export const headersOf = ({ user, cmsBlocks }: Store) => ({
  from: `${user.name} via ${globalContentOf(cmsBlocks).company.name}`,
  replyTo: user.email ?? OPERATOR,
})

export const replyResolvers: Resolvers = {
  Query: {
    replyStart: (_parent, which, { store }) => {
      const { leadType, leadId } = parseInput(answeredLead, which)
      const kind = kindOf(leadType)
      const lead = byId(kind.rowsOf(store), String(leadId))
      if (!lead) return null
      const { cmsBlocks: sections, user } = store
      const { blank, templates } = fillTemplates(kind, lead, { sections, operator: user.name })
      return { isMailConfigured: store.isMailConfigured, to: lead.email, ...headersOf(store), ...blank, templates }
    },
  },
  Mutation: {
    replyToLead: (_parent, { input }, { store }) => {
      const { replyId, requestFile, setContacted, expectedStatus, ...written } = parseInput(replyInput, input)
      const kind = kindOf(written.leadType)
      const lead = existing(kind.rowsOf(store), String(written.leadId), kind.noun)
      const answer = { ...written, body: withRequest(written.body, requestFile, lead, urlOf) }
      const messageId = `<${replyId}@example.com>`
      const sent = emailsAbout(store, answer).find((log) => log.messageId === messageId)
      if (sent) return { emailLog: sent, status: lead.status }
      if (!store.isMailConfigured) throw new ConflictError(refusals.noMailServerToReply)
      const problem = store.mailProblems.get(lead.email)
      if (problem) throw new ConflictError(`Mail to this address comes back: ${problem.reason} Allow mail again first.`)
      if (!isAsExpected(lead, { expectedStatus })) throw new ConflictError(`This ${kind.noun} is now ${lead.status}.`)
      const { from: fromName, replyTo } = headersOf(store)
      const emailLog = writeEmail(store, { ...draftReply(kind, lead, answer, replyTo), fromName, messageId }, lead.id)
      recordAbout(store, answer, "lead.replied", { emailLogId: emailLog.id })
      if (requestFile) askForFile(store, answer, requestFile)
      addOutgoing(store, { leadType: kind.type, leadId: lead.id }, emailLog)
      lead.waitingSince = null
      if (setContacted) setStatus(kind, store, { id: String(lead.id), status: leadStatuses.CONTACTED })
      return { emailLog, status: lead.status }
    },
  },
}

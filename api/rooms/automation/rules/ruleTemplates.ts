import { randomUUID } from "node:crypto"
import type { Transaction } from "sequelize"
import { refusals } from "../../../contract/api/refusals.ts"
import { globalContentOf, type StoredSection } from "../../../contract/content/pageContent.ts"
import type { Locale } from "../../../contract/text/locale.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import type { NewEvent, Origin } from "../../../platform/events/recordEvents.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import { createEmailLog, messageIdOf } from "../../../platform/outbox/createEmailLog.ts"
import { queuedState } from "../../../platform/outbox/emailLifecycle.ts"
import { mailSubject } from "../../../platform/outbox/mailContent.ts"
import { notifyMailQueued } from "../../../platform/outbox/mailQueued.ts"
import { isFileRequested, storeFileRequest } from "../../conversation/files/fileRequests.service.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadDescription, LeadKind } from "../../leads/lead/leadKind.ts"
import { LeadMessage } from "../../leads/related/leadMessage.model.ts"
import { refreshLead } from "../../leads/work/changeLeads.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { findSuppression } from "../../mail/bounces/suppressionList.ts"
import { findThread, outgoingMessageOf, replyToOf } from "../../mail/replies/reply.service.ts"
import { draftReply, fillTemplates, withRequest } from "../../mail/replies/replyTemplates.ts"

interface TemplateOrder {
  kind: LeadKind
  lead: Lead
  template: string
  rule: { id: number; madeById: number }
  sections: readonly StoredSection[]
  origin: Origin
}

export const templatesOf = (kind: LeadDescription, sections: readonly StoredSection[]): string[] =>
  fillTemplates(kind, kind.example, { sections, operator: "" }).templates.map(({ name }) => name)

const team: Record<Locale, string> = { en: "The team", es: "El equipo" }

const hasLeftBraces = (text: string) => /\{\w+\}/.test(text)

/** The mail is not a person's reply, so the reply clock keeps running. Returns the reason if it cannot be sent. */
export const sendTemplate = async (
  { kind: { type: leadType }, lead, template, rule, sections, origin }: TemplateOrder,
  transaction: Transaction,
): Promise<NewEvent[] | string> => {
  const kind = kindOf(leadType)
  const key = { leadType, leadId: lead.id }
  const row = lead.get()
  if (!config.email.smtp) return "A template was not sent: no mail server is set."
  if (!lead.email) return `A template was not sent. ${refusals.noAddress}`
  const brand = globalContentOf(sections).company.name
  const { templates } = fillTemplates(kind, row, { sections, operator: team[row.locale as Locale] })
  // By position, as a template's name depends on the sender's language.
  const filled = templates[templatesOf(kind, sections).indexOf(template)]
  if (!filled) return `There is no reply template “${template}” any more.`
  if (hasLeftBraces(filled.subject + filled.body))
    return `The reply template “${template}” has braces that nothing fills.`
  if (await findSuppression(lead.email, transaction))
    return "A template was not sent: mail to that address has come back."
  const { requestFile } = filled
  const body = withRequest(filled.body, requestFile, row, absoluteUrl)
  const draft = draftReply(kind, row, { subject: filled.subject, body }, replyToOf({ email: null }))
  const { references: thread } = await findThread(kind, lead, transaction)
  const particulars = { leadId: lead.id, messageId: messageIdOf(randomUUID()), fromName: mailSubject(brand), thread }
  const log = await createEmailLog({ ...draft, ...particulars }, queuedState(clock.date()), transaction)
  await LeadMessage.create(outgoingMessageOf(log, key), { transaction })
  if (requestFile && !(await isFileRequested(key, requestFile, transaction))) {
    const asking = { requestedById: rule.madeById, origin, ruleId: rule.id }
    await storeFileRequest(kind, lead, requestFile, asking, transaction)
  }
  await refreshLead(kind, lead, transaction)
  transaction.afterCommit(notifyMailQueued)
  return [leadEvent("lead.replied", key, origin, { emailLogId: log.id, ruleId: rule.id })]
}

import type { Transaction } from "sequelize"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { globalContentOf } from "../../../contract/content/pageContent.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { emailLogStatuses } from "../../../contract/mail/emailLog.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { type Origin, originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import { bareAddress } from "../../../platform/outbox/bareAddress.ts"
import { createEmailLog, messageIdOf, operatorAddress } from "../../../platform/outbox/createEmailLog.ts"
import type { EmailDraft } from "../../../platform/outbox/emailDraft.ts"
import { queuedState } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { mailSubject } from "../../../platform/outbox/mailContent.ts"
import { notifyMailQueued } from "../../../platform/outbox/mailQueued.ts"
import type { Account } from "../../../platform/viewer/viewer.ts"
import { requirePermission, requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { createFileRequest, isFileRequested } from "../../conversation/files/fileRequests.service.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKey } from "../../leads/lead/leadKind.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { addresseeOf, type MailedKind } from "../../leads/mails/emailTemplates.ts"
import { findSurvivor } from "../../leads/merged/mergedLeads.ts"
import { API_CLIENT_AUTHOR, LeadMessage, ReplyDraft } from "../../leads/related/leadMessage.model.ts"
import { changeLeads, type LeadChange } from "../../leads/work/changeLeads.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { moveLead, refuseUnexpected } from "../../leads/work/leadWork.service.ts"
import { explainSuppression, findSuppression } from "../bounces/suppressionList.ts"
import { answeredLead, replyInput } from "./reply.rules.ts"
import {
  draftReply,
  type FilledTemplate,
  fillTemplates,
  type ReplyText,
  replySubject,
  withRequest,
} from "./replyTemplates.ts"

export const requireOperator = (viewer: Viewer): Account => {
  requirePermission(viewer, "leads:write")
  return requirePerson(viewer, "mail:write")
}

export const fromNameOf = ({ name }: Account, brand: string) => mailSubject(`${name} via ${brand}`)

/** For mail without a lead's token: the mailbox, otherwise the writer's address, otherwise the operator's. */
export const replyToOf = ({ email }: { email: string | null }) =>
  config.mailbox?.address ?? email ?? bareAddress(operatorAddress())

const wentOut: readonly string[] = [emailLogStatuses.SENT, emailLogStatuses.SENDING, emailLogStatuses.QUEUED]

// All servers accept a References header with this many ids.
const THREAD_MAX = 20

/** Oldest first. `last` is the newest mail in either direction. */
export const findThread = async (kind: MailedKind, lead: Lead, transaction?: Transaction) => {
  const logType = Object.values(kind.emailTypes).filter((type) => addresseeOf(leadKinds, type) === "sender")
  const logs = await EmailLog.findAll({ where: { logType, leadId: lead.id }, order: ["id"], transaction })
  const letters = await LeadMessage.findAll({
    attributes: ["subject", "messageId", "createdAt"],
    where: { leadType: kind.type, leadId: lead.id, direction: "INCOMING", kind: "LETTER" },
    order: ["id"],
    transaction,
  })
  const sent = logs.filter(({ status }) => wentOut.includes(status))
  const thread = [...sent, ...letters].sort((one, other) => Number(one.createdAt) - Number(other.createdAt))
  // Mail programs treat the last reference as the answered message, so the sender's last message goes there.
  const answered = letters.findLast(({ messageId }) => isMessageId(messageId))?.messageId
  const others = thread.flatMap(({ messageId }) =>
    isMessageId(messageId) && messageId !== answered ? [messageId] : [],
  )
  const references = [...others.slice(0, 1), ...others.slice(1).slice(2 - THREAD_MAX), ...(answered ? [answered] : [])]
  return { logs, last: thread.at(-1), references: references.join(" ") || null }
}

// Senders choose the ids of received messages, so their form is checked.
export const isMessageId = (id: string | null): id is string => id !== null && /^<[^\s<>]+>$/.test(id)

export interface ReplyStart extends ReplyText {
  isMailConfigured: boolean
  to: string
  from: string
  replyTo: string
  templates: FilledTemplate[]
}

export const startReply = async (viewer: Viewer, input: unknown): Promise<ReplyStart | null> => {
  const user = requireOperator(viewer)
  const { leadType, leadId } = parseInput(answeredLead, input)
  const kind = kindOf(leadType)
  const lead = await findSurvivor(kind, leadId)
  if (!lead) return null
  const [{ sections }, { last }] = await Promise.all([publishedContent(), findThread(kind, lead)])
  const { blank, templates } = fillTemplates(kind, lead, { sections, operator: user.name })
  return {
    isMailConfigured: config.email.smtp !== null,
    to: lead.email,
    from: fromNameOf(user, globalContentOf(sections).company.name),
    replyTo: replyToOf(user),
    ...blank,
    ...(last && { subject: replySubject(last.subject) }),
    templates,
  }
}

/** Without the text, as only the mail log stores it. */
export const outgoingMessageOf = ({ id, fromName, subject, messageId }: EmailLog, key: LeadKey) => ({
  ...key,
  direction: "OUTGOING" as const,
  kind: "LETTER" as const,
  matchedBy: null,
  emailLogId: id,
  fromName: fromName ?? null,
  fromAddress: null,
  subject,
  text: "",
  quotedText: null,
  html: null,
  attachments: [],
  problem: null,
  messageId,
  sentAt: null,
  createdAt: clock.wallTime(),
})

const request = async (kind: MailedKind, lead: Lead, viewer: Viewer, what: string, transaction: Transaction) => {
  if (await isFileRequested({ leadType: kind.type, leadId: lead.id }, what, transaction)) return
  await createFileRequest(kind, lead, viewer, what, transaction)
}

interface Letter {
  kind: MailedKind
  lead: Lead
  draft: EmailDraft
  particulars: { messageId: string; fromName: string; thread: string | null }
  values: LeadChange["values"]
  letterId?: number | undefined
}

/** The lead must be locked, and the caller checks permissions. */
export const sendLetter = async (
  origin: Origin,
  { kind, lead, draft, particulars, values, letterId }: Letter,
  transaction: Transaction,
): Promise<EmailLog> => {
  const key = { leadType: kind.type, leadId: lead.id }
  const log = await createEmailLog(
    { ...draft, ...particulars, leadId: lead.id },
    queuedState(clock.date()),
    transaction,
  )
  await recordEvents(
    [leadEvent("lead.replied", key, origin, { emailLogId: log.id, ...(letterId && { letterId }) })],
    transaction,
  )
  await LeadMessage.create(outgoingMessageOf(log, key), { transaction })
  await changeLeads(kind, [{ lead, values, hasNewTexts: true }], transaction)
  transaction.afterCommit(notifyMailQueued)
  return log
}

export interface Reply {
  log: EmailLog
  lead: Lead
}

/** A repeated `replyId` returns the same mail, so that a retry sends nothing twice. Throws without a mail server. */
export const replyToLead = async (viewer: Viewer, input: unknown): Promise<Reply> => {
  const user = requireOperator(viewer)
  const {
    leadType,
    leadId: askedId,
    replyId,
    requestFile,
    setContacted,
    expectedStatus,
    ...text
  } = parseInput(replyInput, input)
  const kind = kindOf(leadType)
  if (!config.email.smtp) throw new ConflictError(refusals.noMailServerToReply)
  // Read before the transaction, which holds SQLite's only connection.
  const { sections } = await publishedContent()
  const fromName = fromNameOf(user, globalContentOf(sections).company.name)
  return inTransaction(async (transaction) => {
    // The lock serializes replies to a lead, so that each sees the replies before it.
    const lead = await findSurvivor(kind, askedId, { transaction, lock: true })
    if (!lead) throw new NotFoundError(kind.noun)
    const leadId = lead.id
    const { logs, references: thread } = await findThread(kind, lead, transaction)
    const body = withRequest(text.body, requestFile, lead.get(), absoluteUrl)
    const draft = draftReply(kind, lead, { ...text, body }, replyToOf(user))
    const sent = logs.find(({ messageId }) => messageId.startsWith(`<${replyId}@`))
    if (sent) {
      if (sent.subject === draft.subject && sent.body === draft.body) return { log: sent, lead }
      throw new ConflictError(
        "This answer was already sent, with another text. Discard this one, and look at what was sent.",
      )
    }
    refuseUnexpected(kind, lead, { expectedStatus })
    if (!lead.email) throw new ConflictError(refusals.noAddress)
    const hold = await findSuppression(lead.email, transaction)
    if (hold) throw new ConflictError(explainSuppression(hold, await teamTimeZone(transaction)))
    const messageId = messageIdOf(replyId)
    const values = { waitingSince: null, mailReturnedAt: null }
    const letter = { kind, lead, draft, particulars: { messageId, fromName, thread }, values }
    const log = await sendLetter(originOf(viewer), letter, transaction)
    await ReplyDraft.destroy({ where: { leadType, leadId, authorId: [user.id, API_CLIENT_AUTHOR] }, transaction })
    if (requestFile) await request(kind, lead, viewer, requestFile, transaction)
    if (setContacted) await moveLead(kind, viewer, lead, leadStatuses.CONTACTED, transaction)
    return { log, lead }
  })
}

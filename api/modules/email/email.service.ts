import { randomUUID } from "node:crypto"
import DataLoader from "dataloader"
import { Op, type Transaction, type WhereOptions } from "sequelize"
import * as z from "zod"
import { config } from "../../config.ts"
import { type EmailLogStatus, type EmailLogType, emailLogTypes } from "../../contract/emailLog.ts"
import { ConflictError, NotFoundError } from "../../contract/errors.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { oneOf } from "../../contract/text.ts"
import { inTransaction } from "../../database/database.ts"
import { type Page, readAll, readPage } from "../../database/keyset.ts"
import type { PageRequest } from "../../database/pageRequest.ts"
import { idOf } from "../../database/rowId.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { indexWords, matchesSearch } from "../search/searchTerm.model.ts"
import { dashboardUrl } from "./dashboardUrl.ts"
import { canBeCancelled, canBeResent, cancelled, type DeliveryState, logged, queued } from "./emailLifecycle.ts"
import { EmailAttempt, EmailLog } from "./emailLog.model.ts"
import { previewOf } from "./emailPreview.ts"
import type { EmailDraft } from "./emailTemplates.ts"
import { notifyMailQueued } from "./outbox.ts"

/** Where the operator's mail goes while EMAIL_TO is not set and nothing is sent. */
const UNSET_RECIPIENT = "operator@example.com"

const operatorAddress = () => config.email.to ?? UNSET_RECIPIENT

/** The address in `Leads <leads@example.com>`. */
const bareAddress = (address: string) => address.replace(/^.*<(.+)>$/, "$1")

// A domain that nobody owns, for mails that are only logged because no sender is configured.
const NO_DOMAIN = "farelight.invalid"

const newMessageId = () => {
  const domain = config.email.from?.match(/@([^@>\s]+)>?\s*$/)?.[1] ?? NO_DOMAIN
  return `<${randomUUID()}@${domain}>`
}

const makeFindable = ({ id, subject, recipient }: EmailLog, transaction: Transaction) =>
  indexWords("email_log", id, [subject, recipient], transaction)

/** Writes a mail to the log, in the transaction of what it reports. A reply to a receipt goes to the operator. */
export const createEmailLog = async (
  { recipient, replyTo, ...draft }: EmailDraft,
  { leadId, ...state }: DeliveryState & { leadId: number | null },
  transaction: Transaction,
) => {
  const operator = operatorAddress()
  const addresses = recipient
    ? { recipient, replyTo: replyTo ?? bareAddress(operator) }
    : { recipient: operator, replyTo }
  const mail = { ...draft, ...state, ...addresses, leadId, messageId: newMessageId() }
  const log = await EmailLog.create(mail, { transaction })
  await makeFindable(log, transaction)
  return log
}

/**
 * Writes a lead's mails to the outbox, in the lead's own transaction, so that neither exists without the other.
 * Without a mail server they are only logged. Receipts are written only when EMAIL_RECEIPTS is on.
 */
export const queueLeadEmails = async (drafts: readonly EmailDraft[], leadId: number, transaction: Transaction) => {
  const state = config.email.smtp ? queued(new Date()) : logged()
  for (const draft of drafts) {
    const isReceipt = draft.recipient !== null
    if (!isReceipt || config.email.areReceiptsOn) await createEmailLog(draft, { ...state, leadId }, transaction)
  }
  transaction.afterCommit(notifyMailQueued)
}

/** Conditions on the mail log, all of which must hold. */
export interface EmailLogFilter {
  /** Words, each of which must begin a word of the subject or the recipient. */
  search?: string | null
  statuses?: readonly EmailLogStatus[] | null
  types?: readonly EmailLogType[] | null
}

/** The entries that match a filter. */
export const whereEmailLogs = ({ search, statuses, types }: EmailLogFilter): WhereOptions => {
  const conditions: WhereOptions[] = []
  if (search) conditions.push(...matchesSearch("email_log", search))
  if (statuses) conditions.push({ status: [...statuses] })
  if (types) conditions.push({ logType: [...types] })
  return { [Op.and]: conditions }
}

export type EmailLogPage = Page<EmailLog>

/** Admin. A page of the mail log, newest first. */
export const listEmailLogs = async (viewer: Viewer, request: PageRequest & { filter?: EmailLogFilter | null }) => {
  requireAdmin(viewer)
  return readPage(EmailLog, request, { where: whereEmailLogs(request.filter ?? {}) })
}

/** Admin. An entry of the mail log, or null. */
export const findEmailLog = async (viewer: Viewer, id: string) => {
  requireAdmin(viewer)
  return EmailLog.findByPk(idOf(id))
}

/** Admin. The whole mail log, newest first, as a stream. */
export const streamEmailLogs = (viewer: Viewer) => {
  requireAdmin(viewer)
  return readAll(EmailLog)
}

/** Admin. The loaders of one request: the attempts to send a mail, oldest first. */
export const createEmailLoaders = (viewer: Viewer) => ({
  emailAttempts: new DataLoader<number, EmailAttempt[]>(async (logIds) => {
    requireAdmin(viewer)
    const attempts = await EmailAttempt.findAll({ where: { emailLogId: [...logIds] }, order: ["id"] })
    const attemptsOf = new Map(logIds.map((id) => [id, [] as EmailAttempt[]]))
    for (const attempt of attempts) attemptsOf.get(attempt.emailLogId)?.push(attempt)
    return logIds.map((id) => attemptsOf.get(id) ?? [])
  }),
})

const previewInput = z.object({ type: oneOf("Type", emailLogTypes) })

/** Admin. What a mail of a type looks like. */
export const previewEmail = (viewer: Viewer, input: unknown): EmailDraft => {
  requireAdmin(viewer)
  return previewOf(parseInput(previewInput, input).type, dashboardUrl)
}

const changeEmail = (input: unknown, change: (log: EmailLog, transaction: Transaction) => Promise<unknown>) =>
  inTransaction(async (transaction) => {
    const { id } = parseInput(z.object({ id: z.string() }), input)
    const log = await EmailLog.findByPk(idOf(id), { transaction, lock: true })
    if (!log) throw new NotFoundError("mail")
    await change(log, transaction)
    return log
  })

// A mail to the operator goes to the address configured now: a wrong one may be why the mail is sent again.
const recipientNow = ({ logType, recipient }: EmailLog) =>
  logType === emailLogTypes.DRIVER_RECEIPT || logType === emailLogTypes.ADVERTISER_RECEIPT
    ? recipient
    : operatorAddress()

/** Admin. Sends a mail again, whatever became of it. Throws while it is being sent, and without a mail server. */
export const resendEmail = async (viewer: Viewer, input: unknown): Promise<EmailLog> => {
  requireAdmin(viewer)
  return changeEmail(input, async (log, transaction) => {
    if (!config.email.smtp) throw new ConflictError("No mail server is set. Set SMTP_URL and start Farelight again.")
    if (!canBeResent(log)) throw new ConflictError("This mail is being sent right now.")
    await log.update({ ...queued(new Date()), recipient: recipientNow(log) }, { transaction })
    await makeFindable(log, transaction)
    transaction.afterCommit(notifyMailQueued)
  })
}

/** Admin. Stops a waiting mail, or gives up a failed one for good. Throws in any other state. */
export const cancelEmail = async (viewer: Viewer, input: unknown): Promise<EmailLog> => {
  requireAdmin(viewer)
  return changeEmail(input, async (log, transaction) => {
    if (!canBeCancelled(log)) throw new ConflictError(`This mail is not waiting and did not fail: it is ${log.status}.`)
    await log.update(cancelled(), { transaction })
  })
}

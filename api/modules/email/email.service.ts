import type { Transaction } from "sequelize"
import * as z from "zod"
import { config } from "../../config.ts"
import { ConflictError, NotFoundError } from "../../contract/errors.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { oneOf } from "../../contract/text.ts"
import { inTransaction } from "../../database/database.ts"
import { type Page, readAll, readPage } from "../../database/keyset.ts"
import type { PageRequest } from "../../database/pageRequest.ts"
import { idOf } from "../../database/rowId.ts"
import { leadKinds } from "../../leadKinds.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { readReplyPromise } from "../leads/lead.service.ts"
import { dashboardUrl } from "./dashboardUrl.ts"
import { canBeCancelled, canBeResent, cancelled, queued } from "./emailLifecycle.ts"
import { EmailLog } from "./emailLog.model.ts"
import { type EmailLogFilter, whereEmailLogs } from "./emailLogListing.ts"
import { addresseeOf, type EmailDraft, emailTypesOf, previewOf } from "./emailTemplates.ts"
import { tellMailQueued } from "./mailQueued.ts"
import { makeFindable, operatorAddress } from "./queueEmails.ts"

export type EmailLogPage = Page<EmailLog>

/** Admin. A page of the mail log, newest first. */
export const listEmailLogs = async (viewer: Viewer, request: PageRequest & { filter?: EmailLogFilter | null }) => {
  requireAdmin(viewer)
  return readPage(EmailLog, request, { where: whereEmailLogs(request.filter) })
}

/** Admin. One entry of the mail log, or null. */
export const findEmailLog = async (viewer: Viewer, id: string) => {
  requireAdmin(viewer)
  return EmailLog.findByPk(idOf(id))
}

/** Admin. The whole mail log, newest first, one by one. */
export const streamEmailLogs = (viewer: Viewer) => {
  requireAdmin(viewer)
  return readAll(EmailLog)
}

const previewInput = z.object({ type: oneOf("Type", emailTypesOf(leadKinds)) })

/** Admin. What a mail of a type looks like. */
export const previewEmail = async (viewer: Viewer, input: unknown): Promise<EmailDraft> => {
  requireAdmin(viewer)
  return previewOf(leadKinds, parseInput(previewInput, input).type, {
    promiseOf: async ({ promiseField }) => (await readReplyPromise(promiseField)).text,
    urlOf: dashboardUrl,
  })
}

const changeEmail = (input: unknown, change: (log: EmailLog, transaction: Transaction) => Promise<unknown>) =>
  inTransaction(async (transaction) => {
    const { id } = parseInput(z.object({ id: z.string() }), input)
    const log = await EmailLog.findByPk(idOf(id), { transaction, lock: true })
    if (!log) throw new NotFoundError("mail")
    await change(log, transaction)
    return log
  })

// A mail to the operator follows the operator to a new address: perhaps the old one was the reason to send it again.
const recipientNow = ({ logType, recipient }: EmailLog) =>
  addresseeOf(leadKinds, logType) === "sender" ? recipient : operatorAddress()

/** Admin. Sends a mail once more, whatever became of it. Throws while it is being sent, and without a mail server. */
export const resendEmail = async (viewer: Viewer, input: unknown): Promise<EmailLog> => {
  requireAdmin(viewer)
  return changeEmail(input, async (log, transaction) => {
    if (!config.email.smtp) throw new ConflictError("No mail server is set. Set SMTP_URL and start Farelight again.")
    if (!canBeResent(log)) throw new ConflictError("This mail is being sent right now.")
    await log.update({ ...queued(new Date()), recipient: recipientNow(log) }, { transaction })
    await makeFindable(log, transaction)
    transaction.afterCommit(tellMailQueued)
  })
}

/** Admin. Stops a waiting mail, or leaves a failed one at that. Throws in any other state. */
export const cancelEmail = async (viewer: Viewer, input: unknown): Promise<EmailLog> => {
  requireAdmin(viewer)
  return changeEmail(input, async (log, transaction) => {
    if (!canBeCancelled(log)) throw new ConflictError(`This mail is not waiting and did not fail: it is ${log.status}.`)
    await log.update(cancelled(), { transaction })
  })
}

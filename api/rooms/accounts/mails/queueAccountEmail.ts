import { Op, type Transaction } from "sequelize"
import type { AccountLinkPurpose } from "../../../contract/accounts/accountLinks.ts"
import { emailLogStatuses } from "../../../contract/mail/emailLog.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import { createEmailLogs } from "../../../platform/outbox/createEmailLog.ts"
import { cancelled, logged, queued } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { notifyMailQueued } from "../../../platform/outbox/mailQueued.ts"
import { teamTimeZone } from "../settings/timeZone.ts"
import { withdrawLinks } from "../users/userLinks.ts"
import { type AccountEmail, draftAccountEmail, emailTypeWithLink } from "./accountEmails.ts"

/** Whether a link can be mailed: a mail server is set, and the site's outside address is known. */
export const canMailLinks = () => config.email.smtp !== null && absoluteUrl("/") !== null

/** A mail to somebody who works here, or to an address that is no user's. */
export type AddressedEmail = AccountEmail & { user: { id: number | null; email: string | null } }

/** Queues mails to users in the caller's transaction. Only logged without a mail server; skipped without an address. */
export const queueAccountEmails = async (mails: readonly AddressedEmail[], transaction: Transaction) => {
  const place = { urlOf: absoluteUrl, timeZone: await teamTimeZone(transaction) }
  const state = config.email.smtp ? queued(clock.date()) : logged()
  const drafts = mails.flatMap(({ user, ...mail }) => {
    if (!user.email) return []
    const leadId = mail.type === "MESSAGE_RECEIVED" ? mail.lead.id : null
    return [{ ...draftAccountEmail(mail, user.email, place), userId: user.id, leadId }]
  })
  if (drafts.length === 0) return
  await createEmailLogs(drafts, state, transaction)
  transaction.afterCommit(notifyMailQueued)
}

export const queueAccountEmail = (mail: AddressedEmail, transaction: Transaction) =>
  queueAccountEmails([mail], transaction)

/** Of some users, those to whom a mail with a link of a kind has not been sent yet. */
export const findWaitingForLink = async (userIds: readonly number[], purpose: AccountLinkPurpose) => {
  if (userIds.length === 0) return []
  const where = { userId: [...userIds], logType: emailTypeWithLink(purpose), waitingSince: { [Op.ne]: null } }
  return (await EmailLog.findAll({ attributes: ["userId"], where })).map(({ userId }) => userId ?? 0)
}

/** Cancels the mails with links of these kinds to a user that wait to be sent. */
export const cancelMailedLinks = (userId: number, purposes: readonly AccountLinkPurpose[], transaction: Transaction) =>
  EmailLog.update(cancelled(), {
    where: { userId, logType: purposes.map(emailTypeWithLink), status: emailLogStatuses.QUEUED },
    transaction,
  })

/** Lets links of these kinds to a user count no longer, be they sent or not. */
export const revokeLinks = async (
  userId: number,
  purposes: readonly AccountLinkPurpose[],
  transaction: Transaction,
) => {
  await cancelMailedLinks(userId, purposes, transaction)
  await withdrawLinks(userId, purposes, transaction)
}

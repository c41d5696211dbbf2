import { Op, type Transaction } from "sequelize"
import type { AccountLinkPurpose } from "../../../contract/accounts/accountLinks.ts"
import { emailLogStatuses } from "../../../contract/mail/emailLog.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/locks/clock.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import { createEmailLog } from "../../../platform/outbox/createEmailLog.ts"
import { cancelled, logged, queued } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { notifyMailQueued } from "../../../platform/outbox/mailQueued.ts"
import { withdrawLinks } from "../users/userLinks.ts"
import { type AccountEmail, draftAccountEmail, emailTypeWithLink } from "./accountEmails.ts"

/** Whether a link can be mailed: a mail server is set, and the site's outside address is known. */
export const canMailLinks = () => config.email.smtp !== null && absoluteUrl("/") !== null

/**
 * Puts a mail to a user about the user's account into the outbox, in the transaction of what it tells. Without a mail
 * server it is only logged; without an address there is none. Some go to an address that is no user's.
 */
export const queueAccountEmail = async (
  { user, ...mail }: AccountEmail & { user: { id: number | null; email: string | null } },
  transaction: Transaction,
) => {
  if (!user.email) return
  const draft = draftAccountEmail(mail, user.email, absoluteUrl)
  const state = config.email.smtp ? queued(clock.date()) : logged()
  const leadId = mail.type === "MESSAGE_RECEIVED" ? mail.lead.id : null
  await createEmailLog({ ...draft, userId: user.id, leadId }, state, transaction)
  transaction.afterCommit(notifyMailQueued)
}

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

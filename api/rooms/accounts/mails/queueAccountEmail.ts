import { Op, type Transaction } from "sequelize"
import type { AccountLinkPurpose } from "../../../contract/accounts/accountLinks.ts"
import { isMailWanted } from "../../../contract/accounts/mailChoices.ts"
import { accountEmailTypes, emailLogStatuses } from "../../../contract/mail/emailLog.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import { createEmailLogs } from "../../../platform/outbox/createEmailLog.ts"
import { cancelledState, loggedState, queuedState } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { notifyMailQueued } from "../../../platform/outbox/mailQueued.ts"
import { teamTimeZone } from "../settings/timeZone.ts"
import { User } from "../users/user.model.ts"
import { withdrawLinks } from "../users/userLinks.ts"
import { type AccountEmail, draftAccountEmail } from "./accountEmails.ts"
import { emailTypeFor } from "./accountMailLinks.ts"

export const canMailLinks = () => config.email.smtp !== null && absoluteUrl("/") !== null

/** `id` is null for the operator's address, which has no account. */
export type AddressedEmail = AccountEmail & { user: { id: number | null; email: string | null } }

/** Skips users without an address, and mails that a user switched off. Without a mail server, mails are only logged. */
export const queueAccountEmails = async (mails: readonly AddressedEmail[], transaction: Transaction) => {
  const place = { urlOf: absoluteUrl, timeZone: await teamTimeZone(transaction) }
  const state = config.email.smtp ? queuedState(clock.date()) : loggedState()
  const id = mails.flatMap(({ user }) => user.id ?? [])
  const users = id.length > 0 ? await User.findAll({ where: { id }, transaction }) : []
  const switched = new Map(users.map((user) => [user.id, user.mailChoices]))
  const drafts = mails.flatMap(({ user, ...mail }) => {
    if (!user.email || !isMailWanted(accountEmailTypes[mail.type], switched.get(user.id ?? 0) ?? null)) return []
    const leadId = mail.type === "MESSAGE_RECEIVED" ? mail.lead.id : null
    return [{ ...draftAccountEmail(mail, user.email, place), userId: user.id, leadId }]
  })
  if (drafts.length === 0) return
  await createEmailLogs(drafts, state, transaction)
  transaction.afterCommit(notifyMailQueued)
}

export const queueAccountEmail = (mail: AddressedEmail, transaction: Transaction) =>
  queueAccountEmails([mail], transaction)

export const findWaitingForLink = async (userIds: readonly number[], purpose: AccountLinkPurpose) => {
  if (userIds.length === 0) return []
  const where = { userId: [...userIds], logType: emailTypeFor(purpose), waitingSince: { [Op.ne]: null } }
  return (await EmailLog.findAll({ attributes: ["userId"], where })).map(({ userId }) => userId ?? 0)
}

export const cancelMailedLinks = (userId: number, purposes: readonly AccountLinkPurpose[], transaction: Transaction) =>
  EmailLog.update(cancelledState(), {
    where: { userId, logType: purposes.map(emailTypeFor), status: emailLogStatuses.QUEUED },
    transaction,
  })

/** A queued mail would create its link when sent, so it is canceled too. */
export const revokeLinks = async (
  userId: number,
  purposes: readonly AccountLinkPurpose[],
  transaction: Transaction,
) => {
  await cancelMailedLinks(userId, purposes, transaction)
  await withdrawLinks(userId, purposes, transaction)
}

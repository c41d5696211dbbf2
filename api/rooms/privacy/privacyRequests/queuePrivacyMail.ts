import type { Transaction } from "sequelize"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import { createEmailLog } from "../../../platform/outbox/createEmailLog.ts"
import { loggedState, queuedState } from "../../../platform/outbox/emailLifecycle.ts"
import { notifyMailQueued } from "../../../platform/outbox/mailQueued.ts"
import { queueAccountEmail } from "../../accounts/mails/queueAccountEmail.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { User } from "../../accounts/users/user.model.ts"
import { usersWithPermission } from "../../accounts/users/usersWithPermission.ts"
import { draftPrivacyMail, type PrivacyMail } from "../../mail/privacy/privacyMails.ts"
import type { PrivacyRequest } from "../../mail/privacy/privacyRequest.model.ts"

type Requester = Pick<PrivacyRequest, "id" | "kind" | "email" | "locale">

export const draftToRequester = async (
  { kind, email, locale }: Requester,
  mail: PrivacyMail,
  transaction?: Transaction,
) => {
  const where = { urlOf: absoluteUrl, timeZone: await teamTimeZone(transaction) }
  return email === null ? null : draftPrivacyMail(mail, { kind, email, locale }, where)
}

/** Without a mail server, the mail is only logged. */
export const queuePrivacyMail = async (requester: Requester, mail: PrivacyMail, transaction: Transaction) => {
  const draft = await draftToRequester(requester, mail, transaction)
  if (!draft) return
  const state = config.email.smtp ? queuedState(clock.date()) : loggedState()
  await createEmailLog({ ...draft, leadId: requester.id }, state, transaction)
  transaction.afterCommit(notifyMailQueued)
}

export const notifyPrivacyStaff = async (
  mail: { type: "PRIVACY_REQUEST_NEW" } | { type: "PRIVACY_REQUEST_DUE"; isOverdue: boolean },
  { id: requestId, dueAt }: Pick<PrivacyRequest, "id" | "dueAt">,
  transaction: Transaction,
) => {
  const users = await User.findAll({ where: usersWithPermission("leads:erase"), order: ["id"], transaction })
  for (const user of users) await queueAccountEmail({ ...mail, requestId, dueAt, user }, transaction)
}

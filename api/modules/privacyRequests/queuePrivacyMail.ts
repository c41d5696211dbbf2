import type { Transaction } from "sequelize"
import { config } from "../../config.ts"
import { clock } from "../../database/clock.ts"
import { User } from "../auth/user.model.ts"
import { whoMay } from "../auth/whoMay.ts"
import { absoluteUrl } from "../email/absoluteUrl.ts"
import { createEmailLog } from "../email/createEmailLog.ts"
import { logged, queued } from "../email/emailLifecycle.ts"
import { notifyMailQueued } from "../email/mailQueued.ts"
import { queueAccountEmail } from "../email/queueAccountEmail.ts"
import { draftPrivacyMail, type PrivacyMail } from "./privacyMails.ts"
import type { PrivacyRequest } from "./privacyRequest.model.ts"

/**
 * Puts a mail to who has made a request into the outbox, in the transaction of what it tells. Without a mail server it is
 * only logged; to somebody whose address was cleared there is none.
 */
export const queuePrivacyMail = async (
  { id, kind, email, locale }: Pick<PrivacyRequest, "id" | "kind" | "email" | "locale">,
  mail: PrivacyMail,
  transaction: Transaction,
) => {
  if (email === null) return
  const where = { urlOf: absoluteUrl, timeZone: config.timeZone }
  const draft = draftPrivacyMail(mail, { kind, email, locale }, where)
  const state = config.email.smtp ? queued(clock.date()) : logged()
  await createEmailLog({ ...draft, leadId: id }, state, transaction)
  transaction.afterCommit(notifyMailQueued)
}

/** Tells those who may answer a request of it. */
export const tellThoseWhoAnswer = async (
  mail: { type: "PRIVACY_REQUEST_NEW" } | { type: "PRIVACY_REQUEST_DUE"; isOverdue: boolean },
  { id: requestId, dueAt }: Pick<PrivacyRequest, "id" | "dueAt">,
  transaction: Transaction,
) => {
  const users = await User.findAll({ where: whoMay("leads:erase"), order: ["id"], transaction })
  for (const user of users) await queueAccountEmail({ ...mail, requestId, dueAt, user }, transaction)
}

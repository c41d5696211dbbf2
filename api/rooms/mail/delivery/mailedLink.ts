import type { Transaction } from "sequelize"
import type { AccountLinkPurpose } from "../../../contract/accounts/accountLinks.ts"
import type { Permission } from "../../../contract/accounts/roles.ts"
import { emailLogTypes, leadNamingTypes } from "../../../contract/mail/emailLog.ts"
import { UNSUBSCRIBE_PATH } from "../../../contract/site/sitePaths.ts"
import type { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { type MailedLink, UNSTORED_TOKEN } from "../../../platform/text/unstoredToken.ts"
import { linkPurposeOf } from "../../accounts/mails/accountMailLinks.ts"
import { User, type UserState } from "../../accounts/users/user.model.ts"
import { makeLink } from "../../accounts/users/userLinks.ts"
import { usersWithPermission } from "../../accounts/users/usersWithPermission.ts"
import { readLinkKey, tokenFor } from "../../leads/lead/linkKey.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { leadKeyOf } from "../../leads/mails/emailTemplates.ts"
import { findUnsubscribed } from "../bounces/suppressionList.ts"
import { linkToRequest } from "../privacy/privacyLinks.ts"

const stateFor: Record<AccountLinkPurpose, UserState> = { INVITATION: "INVITED", PASSWORD_RESET: "ACTIVE" }

// Links are not mailed after this time, as the requester has given up or asked again.
const WAITS_MS = 24 * 60 * 60_000

/** Permission that the recipient must still have, by mail type. */
const neededToRead: Readonly<Record<string, Permission>> = {
  ...Object.fromEntries(Object.values(leadNamingTypes).map((type) => [type, "leads:read"] as const)),
  [emailLogTypes.PRIVACY_REQUEST_NEW]: "leads:erase",
  [emailLogTypes.PRIVACY_REQUEST_DUE]: "leads:erase",
}

/** The account may have another address or role since the mail was queued. */
const mayStillRead = async ({ userId, recipient }: EmailLog, needed: Permission, transaction: Transaction) =>
  (await User.findOne({
    where: { ...usersWithPermission(needed), id: userId ?? 0, email: recipient },
    transaction,
  })) !== null

/** Only letters with marketing have a link to unsubscribe. */
const isMarketing = ({ body }: EmailLog) => body.includes(`${UNSUBSCRIBE_PATH}/${UNSTORED_TOKEN}`)

const linkToLead = async (log: EmailLog, transaction: Transaction): Promise<MailedLink> => {
  const lead = leadKeyOf(leadKinds, log)
  const kind = leadKinds.find(({ type }) => type === lead?.leadType)
  if (!lead || !kind || !log.body.includes(UNSTORED_TOKEN)) return "none"
  const { leadId: id } = lead
  if (isMarketing(log)) {
    if ((await findUnsubscribed([log.recipient], transaction)).size > 0) return "unwanted"
    return { token: tokenFor(kind, { id, linkSalt: null }, await readLinkKey(transaction), "unsubscribe") }
  }
  const stored = await kind.model.findByPk(id, { attributes: ["linkSalt"], transaction })
  return { token: tokenFor(kind, { id, linkSalt: stored?.linkSalt }, await readLinkKey(transaction)) }
}

/** Each attempt gets a new link, as the link's lifetime starts when the mail is sent. */
export const linkToMail = async (log: EmailLog, now: Date, transaction: Transaction): Promise<MailedLink> => {
  const purpose = linkPurposeOf(log)
  const needed = neededToRead[log.logType]
  // Mail to the operator's address has no account whose permission could be checked.
  if (needed && log.userId === null) return "none"
  if (needed) return (await mayStillRead(log, needed, transaction)) ? "none" : "useless"
  const toRequest = linkToRequest(log, transaction)
  if (toRequest) return toRequest
  if (!purpose) return linkToLead(log, transaction)
  const user = log.userId === null ? null : await User.findByPk(log.userId, { transaction, lock: true })
  const isStillMeant = user?.state === stateFor[purpose] && user.email === log.recipient
  const hasWaitedMs = now.getTime() - (log.waitingSince ?? now).getTime()
  if (!isStillMeant || hasWaitedMs >= WAITS_MS) return "useless"
  return { token: await makeLink(user.id, purpose, transaction) }
}

import type { Transaction } from "sequelize"
import type { AccountLinkPurpose } from "../../../contract/accountLinks.ts"
import { emailLogTypes } from "../../../contract/emailLog.ts"
import { User, type UserState } from "../../auth/user.model.ts"
import { makeLink } from "../../auth/userLinks.ts"
import { whoMay } from "../../auth/whoMay.ts"
import { linkPurposeOf } from "../accountEmails.ts"
import type { EmailLog } from "../emailLog.model.ts"

/** The link that a mail is sent with: none, the token of a new one, or that the mail would be of no use any more. */
export type MailedLink = "none" | "useless" | { token: string }

const stateFor: Record<AccountLinkPurpose, UserState> = { INVITATION: "INVITED", PASSWORD_RESET: "ACTIVE" }

// Whoever asked for it has long given up waiting, or asked again.
const WAITS_MS = 24 * 60 * 60_000

const isAboutLeads = ({ logType }: EmailLog) =>
  logType === emailLogTypes.NOTE_MENTION || logType === emailLogTypes.FOLLOW_UP_REMINDER

/** Whether the mail's reader still is who it was written for, and may see leads. */
const mayStillRead = async ({ userId, recipient }: EmailLog, transaction: Transaction) =>
  (await User.findOne({ where: { ...whoMay("leads:read"), id: userId ?? 0, email: recipient }, transaction })) !== null

/** Makes the link for an attempt to send a mail: a new one each time, as the time it counts runs from when it is sent. */
export const linkToMail = async (log: EmailLog, now: Date, transaction: Transaction): Promise<MailedLink> => {
  const purpose = linkPurposeOf(log)
  if (isAboutLeads(log)) return (await mayStillRead(log, transaction)) ? "none" : "useless"
  if (!purpose) return "none"
  const user = log.userId === null ? null : await User.findByPk(log.userId, { transaction, lock: true })
  const isStillMeant = user?.state === stateFor[purpose] && user.email === log.recipient
  const hasWaitedMs = now.getTime() - (log.waitingSince ?? now).getTime()
  if (!isStillMeant || hasWaitedMs >= WAITS_MS) return "useless"
  return { token: await makeLink(user.id, purpose, transaction) }
}

import { createHash, randomBytes } from "node:crypto"
import type { Transaction } from "sequelize"
import { privacyEmailTypes } from "../../../contract/mail/emailLog.ts"
import { PRIVACY_LINK_DAYS } from "../../../contract/privacy/privacyRequests.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { daysLater } from "../../../contract/text/zonedTime.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import type { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import type { MailedLink } from "../../../platform/text/unstoredToken.ts"
import { type PrivacyLinkPurpose, PrivacyRequest, PrivacyRequestLink } from "./privacyRequest.model.ts"

// A token has 256 random bits, so a plain hash cannot be guessed back.
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex")

const mailTypes: string[] = Object.values(privacyEmailTypes)

const makeLink = async (
  requestId: number,
  link: { purpose: PrivacyLinkPurpose; expiresAt: Date },
  transaction: Transaction,
) => {
  const token = randomBytes(32).toString("base64url")
  await PrivacyRequestLink.create({ requestId, tokenHash: hashOf(token), ...link }, { transaction })
  return { token }
}

/** The link that a mail about a request is sent with, made anew for each attempt; null for a mail about none. */
export const linkToRequest = (log: EmailLog, transaction: Transaction) =>
  log.leadId !== null && mailTypes.includes(log.logType) ? makeMailedLink(log, transaction) : null

/** Makes a link for an attempt; earlier ones work too. "useless" once the mail is outdated. */
const makeMailedLink = async (log: EmailLog, transaction: Transaction): Promise<MailedLink> => {
  const request = await PrivacyRequest.findByPk(log.leadId ?? 0, { transaction, lock: true })
  if (!request || request.email !== log.recipient) return "useless"
  const { id, status, exportExpiresAt } = request
  if (log.logType === privacyEmailTypes.PRIVACY_CONFIRMATION) {
    if (status !== "UNCONFIRMED") return "useless"
    // Asked again later, it was mailed again.
    const expiresAt = daysLater(request.mailedAt ?? request.receivedAt, PRIVACY_LINK_DAYS)
    return makeLink(id, { purpose: "CONFIRM", expiresAt }, transaction)
  }
  if (log.logType !== privacyEmailTypes.PRIVACY_ANSWER || exportExpiresAt === null) return "none"
  if (exportExpiresAt <= clock.wallTime()) return "useless"
  return makeLink(id, { purpose: "EXPORT", expiresAt: exportExpiresAt }, transaction)
}

/** The request that a token opens, locked; null for a token that opens nothing, or no more. */
export const openLink = async (
  purpose: PrivacyLinkPurpose,
  token: string,
  transaction: Transaction,
): Promise<PrivacyRequest | null> => {
  const link = await PrivacyRequestLink.findOne({ where: { purpose, tokenHash: hashOf(token) }, transaction })
  if (!link || !clock.isOpen(link.expiresAt, PRIVACY_LINK_DAYS * DAY_MS)) return null
  return PrivacyRequest.findByPk(link.requestId, { transaction, lock: true })
}

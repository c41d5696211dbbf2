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

// A fast hash is safe, as 256 random bits cannot be guessed.
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

export const linkToRequest = (log: EmailLog, transaction: Transaction) =>
  log.leadId !== null && mailTypes.includes(log.logType) ? makeMailedLink(log, transaction) : null

/**
 * Each attempt creates a link, as tokens are not stored; earlier links stay valid. "useless" if the mail is outdated.
 */
const makeMailedLink = async (log: EmailLog, transaction: Transaction): Promise<MailedLink> => {
  const request = await PrivacyRequest.findByPk(log.leadId ?? 0, { transaction, lock: true })
  if (!request || request.email !== log.recipient) return "useless"
  const { id, status, exportExpiresAt } = request
  if (log.logType === privacyEmailTypes.PRIVACY_CONFIRMATION) {
    if (status !== "UNCONFIRMED") return "useless"
    // Counts from the last mail, as the request may have been sent again.
    const expiresAt = daysLater(request.mailedAt ?? request.receivedAt, PRIVACY_LINK_DAYS)
    return makeLink(id, { purpose: "CONFIRM", expiresAt }, transaction)
  }
  if (log.logType !== privacyEmailTypes.PRIVACY_ANSWER || exportExpiresAt === null) return "none"
  if (exportExpiresAt <= clock.wallTime()) return "useless"
  return makeLink(id, { purpose: "EXPORT", expiresAt: exportExpiresAt }, transaction)
}

/** Locks the request. Null for an invalid or expired token. */
export const openLink = async (
  purpose: PrivacyLinkPurpose,
  token: string,
  transaction: Transaction,
): Promise<PrivacyRequest | null> => {
  const link = await PrivacyRequestLink.findOne({ where: { purpose, tokenHash: hashOf(token) }, transaction })
  if (!link || !clock.isOpen(link.expiresAt, PRIVACY_LINK_DAYS * DAY_MS)) return null
  return PrivacyRequest.findByPk(link.requestId, { transaction, lock: true })
}

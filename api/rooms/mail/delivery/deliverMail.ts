import { LostLeaseError } from "../../../platform/database/locks/lease.ts"
import { storeResult } from "../../../platform/jobs/attempt.ts"
import { claimEnd, createHeartbeat } from "../../../platform/jobs/heartbeat.ts"
import { withinLimit } from "../../../platform/jobs/withinLimit.ts"
import { logger } from "../../../platform/log/logger.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { withoutToken, withToken } from "../../accounts/mails/accountMailLinks.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import {
  explainFailure,
  explainSuccess,
  explainSuppressedMail,
  interrupted,
  outdated,
  recipientUnsubscribed,
  renderingFailed,
  type SendResult,
} from "./explainAttempt.ts"
import type { MailSender, SentMail } from "./mailSender.ts"
import { isWritten } from "./mailTexts.ts"
import { type Claim, completeAttempt } from "./outbox.ts"

const SEND_MS = 90_000

const heartbeat = createHeartbeat(EmailLog, (now) => ({ dueAt: claimEnd(now) }))

export interface Delivery {
  sender: MailSender
  sendMs?: number
  now: () => Date
  /** Aborted before the process ends, so that mails in progress are released. */
  ending: AbortSignal
}

const attempt = async (claim: Claim, mail: SentMail, delivery: Delivery): Promise<SendResult> => {
  const { sender, sendMs = SEND_MS, ending } = delivery
  const confirm = () => heartbeat.confirm(claim)
  try {
    return explainSuccess(await withinLimit(sendMs, ending, (signal) => sender.send(mail, signal, confirm)))
  } catch (error) {
    return ending.aborted || error instanceof LostLeaseError ? interrupted : explainFailure(error)
  }
}

const send = async (claim: Claim, delivery: Delivery): Promise<SendResult> => {
  const { log, link, hold, returnPath } = claim
  if (hold) return explainSuppressedMail(hold, await teamTimeZone())
  if (!isWritten(log)) return renderingFailed
  if (link === "useless") return outdated
  if (link === "unwanted") return recipientUnsubscribed
  const { recipient, replyTo, fromName, thread, subject, body, html, messageId, createdAt } = log
  const stored = { recipient, replyTo, fromName, thread, subject, body, html, messageId, createdAt, returnPath }
  if (link === "none") return attempt(claim, stored, delivery)
  const mail = { ...stored, body: withToken(body, link.token), html: html && withToken(html, link.token) }
  const result = await attempt(claim, mail, delivery)
  // A server may quote the link in its response to a refused mail, and the log must not reveal it.
  return { ...result, answer: result.answer && withoutToken(result.answer, link.token) }
}

/** Throws only if the result cannot be recorded. */
export const deliverClaim = (claim: Claim, delivery: Delivery): Promise<SendResult> =>
  heartbeat.during(claim, async () => {
    const result = await send(claim, delivery)
    const isStored = await storeResult(() => completeAttempt(claim, result, delivery.now()), delivery.ending)
    if (!isStored) logger.warn({ emailLogId: claim.log.id, ...result }, "a mail was taken over while it was being sent")
    return result
  })

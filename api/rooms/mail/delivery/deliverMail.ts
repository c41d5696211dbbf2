import { storeResult } from "../../../platform/delivery/attempt.ts"
import { withinLimit } from "../../../platform/delivery/withinLimit.ts"
import { logger } from "../../../platform/log/logger.ts"
import { withoutToken, withToken } from "../../accounts/mails/accountEmails.ts"
import { heldBack } from "../bounces/hold.ts"
import { isWritten } from "../server/mailTexts.ts"
import {
  type AttemptResult,
  explainFailure,
  explainSuccess,
  interrupted,
  outdated,
  type SendResult,
  unwritable,
} from "./explainAttempt.ts"
import type { MailSender, SentMail } from "./mailSender.ts"
import { type Claim, claimDueMail, completeAttempt } from "./outbox.ts"

export interface DeliveryLimits {
  sendMs: number
  leaseMs: number
}

// The lease outlasts the longest attempt and leaves time to record how it ended.
export const deliveryLimits: DeliveryLimits = { sendMs: 90_000, leaseMs: 120_000 }

export interface Delivery {
  sender: MailSender
  limits: DeliveryLimits
  now: () => Date
  /** Aborted when the process is about to end; mails in progress are then released. */
  ending: AbortSignal
}

const attempt = async (mail: SentMail, { sender, limits, ending }: Delivery): Promise<SendResult> => {
  try {
    return explainSuccess(await withinLimit(limits.sendMs, ending, (signal) => sender.send(mail, signal)))
  } catch (error) {
    return ending.aborted ? interrupted : explainFailure(error)
  }
}

const send = async ({ log, link, hold, returnPath }: Claim, delivery: Delivery): Promise<SendResult> => {
  if (hold) return heldBack(hold)
  if (!isWritten(log)) return unwritable
  if (link === "useless") return outdated
  const { recipient, replyTo, fromName, thread, subject, body, html, messageId, createdAt } = log
  const stored = { recipient, replyTo, fromName, thread, subject, body, html, messageId, createdAt, returnPath }
  if (link === "none") return attempt(stored, delivery)
  const mail = { ...stored, body: withToken(body, link.token), html: html && withToken(html, link.token) }
  const result = await attempt(mail, delivery)
  // Some servers quote the address in a mail that they refuse.
  return { ...result, answer: result.answer && withoutToken(result.answer, link.token) }
}

const store = (claim: Claim, result: AttemptResult, { now, ending }: Delivery) =>
  storeResult(async () => {
    const isStored = await completeAttempt(claim, result, now())
    const facts = { emailLogId: claim.log.id, ...result }
    if (!isStored) logger.warn(facts, "a mail was taken over while it was being sent")
  }, ending)

/** Sends a claimed mail and records the result. Throws only if the result cannot be recorded. */
export const deliverClaim = async (claim: Claim, delivery: Delivery): Promise<SendResult> => {
  const result = await send(claim, delivery)
  await store(claim, result, delivery)
  return result
}

/** Sends the mail that has been due the longest. Returns false when none was due. */
export const deliverNext = async (delivery: Delivery): Promise<boolean> => {
  const claim = await claimDueMail(delivery.now(), delivery.limits.leaseMs)
  if (!claim) return false
  await deliverClaim(claim, delivery)
  return true
}

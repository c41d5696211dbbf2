import { setTimeout as delay } from "node:timers/promises"
import { asUnavailable } from "../../database/dialect.ts"
import { logger } from "../../logger.ts"
import { type AttemptResult, explainFailure, explainSuccess, interrupted, type SendResult } from "./explainAttempt.ts"
import type { MailSender } from "./mailSender.ts"
import { type Claim, claimDueMail, completeAttempt } from "./outbox.ts"

const STORE_AGAIN_MS = 500

/** How long a mail may take, and when a sender that has not said so is taken for dead. */
export interface DeliveryLimits {
  sendMs: number
  leaseMs: number
}

// The lease outlasts the longest try, with time to note how it ended.
export const deliveryLimits: DeliveryLimits = { sendMs: 90_000, leaseMs: 120_000 }

/** What delivering needs. */
export interface Delivery {
  sender: MailSender
  limits: DeliveryLimits
  now: () => Date
  /** Aborted when the process is about to end: what is in hand is let go of. */
  ending: AbortSignal
}

/** A signal that is aborted after so long, or with another one. */
const limited = (limitMs: number, ending: AbortSignal) => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, limitMs)
  ending.addEventListener("abort", abort)
  if (ending.aborted) abort()
  const release = () => {
    clearTimeout(timer)
    ending.removeEventListener("abort", abort)
  }
  return { signal: controller.signal, release }
}

const send = async ({ log }: Claim, { sender, limits, ending }: Delivery): Promise<SendResult> => {
  const { signal, release } = limited(limits.sendMs, ending)
  try {
    return explainSuccess(await sender.send(log, signal))
  } catch (error) {
    return ending.aborted ? interrupted : explainFailure(error)
  } finally {
    release()
  }
}

// A result that is not stored makes a repeat, so a database that is away is waited for, even beyond the lease: while
// it is away nobody can take the mail over.
const store = async (claim: Claim, result: AttemptResult, { now, ending }: Delivery) => {
  for (;;) {
    try {
      const isStored = await completeAttempt(claim, result, now())
      if (!isStored)
        logger.warn({ emailLogId: claim.log.id, ...result }, "a mail was taken over while it was being sent")
      return
    } catch (error) {
      if (ending.aborted || !asUnavailable(error)) throw error
      await delay(STORE_AGAIN_MS)
    }
  }
}

/** Sends a claimed mail and notes what became of it. Throws only if that cannot be noted. */
export const deliverClaim = async (claim: Claim, delivery: Delivery): Promise<SendResult> => {
  const result = await send(claim, delivery)
  await store(claim, result, delivery)
  return result
}

/** Sends the mail that has been due for longest. Answers false when none was due. */
export const deliverNext = async (delivery: Delivery): Promise<boolean> => {
  const claim = await claimDueMail(delivery.now(), delivery.limits.leaseMs)
  if (!claim) return false
  await deliverClaim(claim, delivery)
  return true
}

import { emailAttemptOutcomes } from "../../../contract/mail/emailLog.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { startWorker, type Worker } from "../../../platform/jobs/worker.ts"
import { onMailQueued } from "../../../platform/outbox/mailQueued.ts"
import { deliverClaim } from "./deliverMail.ts"
import { interrupted, type SendResult } from "./explainAttempt.ts"
import { createMailSender, type MailSender, senderLimits } from "./mailSender.ts"
import { claimDueMails, completeAttempt, isAnyMailDue, retryWaitingMailNow } from "./outbox.ts"

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/** Repeated wrong passwords lock the account, so a failing server gets pauses of up to a minute. `now` is in ms. */
export const createMailServerBackoff = (now: () => number = () => performance.now()) => {
  let pauses = 0
  let pausedUntil = 0
  // False at first, as this process does not know yet whether the server works.
  let isProven = false
  const isPaused = () => now() < pausedUntil
  return {
    isPaused,
    /** Returns true for the first result that shows that the server works again. */
    record: ({ isServerTrouble, outcome }: SendResult): boolean => {
      if (!isServerTrouble) pauses = 0
      // Attempts started before the pause do not extend it.
      else if (!isPaused()) {
        pausedUntil = now() + Math.min(FIRST_PAUSE_MS * 2 ** pauses, LONGEST_PAUSE_MS)
        pauses += 1
      }
      const wasProven = isProven
      if (isServerTrouble) isProven = false
      else if (outcome === emailAttemptOutcomes.ACCEPTED) isProven = true
      return isProven && !wasProven
    },
  }
}

interface DeliverySettings {
  sender: MailSender
  /** Mails sent at once; each needs a connection. */
  slots: number
  pollIntervalMs?: number
}

export const startMailDelivery = ({ sender, slots, pollIntervalMs }: DeliverySettings): Worker => {
  const backoff = createMailServerBackoff()
  const worker = startWorker({
    what: "mail",
    slots,
    claim: (most) => claimDueMails(clock.date(), most),
    deliver: async (claim, ending) => {
      const result = await deliverClaim(claim, { sender, now: clock.date, ending })
      // The server works again, so mails deferred by the outage become due at once.
      if (backoff.record(result)) await retryWaitingMailNow(clock.date())
    },
    // Deferred rather than retried at once, as the delivery may throw each time.
    release: (claim) => completeAttempt(claim, { ...interrupted, outcome: "deferred" }, clock.date()),
    isAnyDue: () => isAnyMailDue(clock.date()),
    onQueued: onMailQueued,
    isPaused: backoff.isPaused,
    pollIntervalMs,
  })
  return {
    stop: async (graceMs) => {
      await worker.stop(graceMs)
      sender.close()
    },
  }
}

export const startConfiguredMailDelivery = (): Worker | null => {
  const { smtp, from } = config.email
  if (!smtp || !from) return null
  return startMailDelivery({ sender: createMailSender({ smtp, from }), slots: senderLimits.connections })
}

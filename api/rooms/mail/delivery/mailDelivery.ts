import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { startWorker, type Worker } from "../../../platform/jobs/worker.ts"
import { onMailQueued } from "../../../platform/outbox/mailQueued.ts"
import { deliverClaim } from "./deliverMail.ts"
import { interrupted } from "./explainAttempt.ts"
import { createMailSender, type MailSender, senderLimits } from "./mailSender.ts"
import { createMailServerBackoff } from "./mailServerBackoff.ts"
import { claimDueMails, completeAttempt, isAnyMailDue, retryWaitingMailNow } from "./outbox.ts"

interface DeliverySettings {
  sender: MailSender
  /** Concurrent mails, one per connection. */
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
      // Mails deferred by the outage become due at once.
      if (backoff.record(result)) await retryWaitingMailNow(clock.date())
    },
    // Deferred, as the delivery may throw each time.
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

/** Null if no mail server is configured. */
export const startConfiguredMailDelivery = (): Worker | null => {
  const { smtp, from } = config.email
  if (!smtp || !from) return null
  return startMailDelivery({ sender: createMailSender({ smtp, from }), slots: senderLimits.connections })
}

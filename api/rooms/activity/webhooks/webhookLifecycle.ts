import {
  type WebhookAttemptOutcome,
  webhookAttemptOutcomes,
  webhookDeliveryStatuses,
} from "../../../contract/activity/webhooks.ts"
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../contract/text/durations.ts"
import { longestWithJitter, withJitter } from "../../../platform/jobs/retryPause.ts"
import { finishedRow, waitingRow } from "../../../platform/jobs/rowStates.ts"
import type { WebhookDelivery } from "./webhook.model.ts"

/** Pauses as proposed by Standard Webhooks: about three days in total. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]

export const LONGEST_RETRY_MS = longestWithJitter(Math.max(...PAUSES_MS))

export const GIVE_UP_AFTER_MS = 5 * 24 * HOUR_MS

export const cancelled = () => finishedRow(webhookDeliveryStatuses.CANCELLED)

export const failed = () => finishedRow(webhookDeliveryStatuses.FAILED)

/** True only if results could not be recorded, as `afterAttempt` otherwise ends the message. */
export const hasNoAttemptsLeft = ({ attemptCount }: Pick<WebhookDelivery, "attemptCount">) =>
  attemptCount > PAUSES_MS.length

export const canBeResent = ({ status }: Pick<WebhookDelivery, "status">) =>
  status !== webhookDeliveryStatuses.SENDING && status !== webhookDeliveryStatuses.QUEUED

/** `chance` is from 0 to 1. Test messages are sent once, as a person sees the result. */
export const afterAttempt = (
  { attemptCount, eventId }: Pick<WebhookDelivery, "attemptCount" | "eventId">,
  { outcome, retryAfterMs }: { outcome: WebhookAttemptOutcome; retryAfterMs?: number | null },
  now: Date,
  chance = Math.random(),
) => {
  if (outcome === webhookAttemptOutcomes.ACCEPTED)
    return { ...finishedRow(webhookDeliveryStatuses.DELIVERED), deliveredAt: now }
  // The process gave the message up, so another process can send it at once.
  const isReleased = outcome === webhookAttemptOutcomes.INTERRUPTED
  const pauseMs = isReleased ? 0 : PAUSES_MS[attemptCount - 1]
  if (pauseMs === undefined || (eventId === null && !isReleased)) return failed()
  // Receivers may ask for a longer pause, but for no longer one than `LONGEST_RETRY_MS`.
  const askedMs = Math.min(retryAfterMs ?? 0, LONGEST_RETRY_MS)
  return waitingRow(now, Math.max(isReleased ? 0 : askedMs, withJitter(pauseMs, chance)))
}

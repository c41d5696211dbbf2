import {
  type WebhookAttemptOutcome,
  webhookAttemptOutcomes,
  webhookDeliveryStatuses,
} from "../../../contract/activity/webhooks.ts"
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../contract/text/durations.ts"
import { longestOf, spread } from "../../../platform/jobs/retryPause.ts"
import { finishedRow, waitingRow } from "../../../platform/jobs/rowStates.ts"
import type { WebhookDelivery } from "./webhook.model.ts"

// Every change of a delivery's status is decided in this file and rowStates.ts.

/** The pauses before each further attempt, as the Standard Webhooks specification proposes: about three days in all. */
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

export const LONGEST_RETRY_MS = longestOf(Math.max(...PAUSES_MS))

/** A webhook of which every attempt has failed for so long is switched off. */
export const GIVE_UP_AFTER_MS = 5 * 24 * HOUR_MS

export const cancelled = () => finishedRow(webhookDeliveryStatuses.CANCELLED)

export const failed = () => finishedRow(webhookDeliveryStatuses.FAILED)

/** Whether a delivery was begun more often than it is retried, as nobody could record how an attempt ended. */
export const isWornOut = ({ attemptCount }: Pick<WebhookDelivery, "attemptCount">) => attemptCount > PAUSES_MS.length

/** Whether a delivery can be sent again: always, unless it is being sent or about to be. */
export const canBeResent = ({ status }: Pick<WebhookDelivery, "status">) =>
  status !== webhookDeliveryStatuses.SENDING && status !== webhookDeliveryStatuses.QUEUED

/** The state of a delivery after an attempt; `chance` is from 0 to 1. A test, whose result somebody sees, has one. */
export const afterAttempt = (
  { attemptCount, eventId }: Pick<WebhookDelivery, "attemptCount" | "eventId">,
  { outcome, retryAfterMs }: { outcome: WebhookAttemptOutcome; retryAfterMs?: number | null },
  now: Date,
  chance = Math.random(),
) => {
  if (outcome === webhookAttemptOutcomes.ACCEPTED)
    return { ...finishedRow(webhookDeliveryStatuses.DELIVERED), deliveredAt: now }
  // The sender has released it, so another process can send it at once.
  const isReleased = outcome === webhookAttemptOutcomes.INTERRUPTED
  const pauseMs = isReleased ? 0 : PAUSES_MS[attemptCount - 1]
  if (pauseMs === undefined || (eventId === null && !isReleased)) return failed()
  // A receiver can ask for a longer pause, up to the longest of ours.
  const askedMs = Math.min(retryAfterMs ?? 0, LONGEST_RETRY_MS)
  return waitingRow(now, Math.max(isReleased ? 0 : askedMs, spread(pauseMs, chance)))
}

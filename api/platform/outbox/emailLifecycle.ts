import {
  type EmailAttemptOutcome,
  emailAttemptOutcomes,
  emailLogStatuses,
  emailLogTypes,
} from "../../contract/mail/emailLog.ts"
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../contract/text/durations.ts"
import { longestWithJitter, withJitter } from "../jobs/retryPause.ts"
import { finishedRow, queuedRow, waitingRow } from "../jobs/rowStates.ts"
import type { EmailLog } from "./emailLog.model.ts"

// All changes of a mail's status are decided here and in rowStates.ts, so that no path can skip a rule.

const FIRST_RETRY_MS = 5 * SECOND_MS
const LONGEST_PAUSE_MS = 30 * MINUTE_MS

export const LONGEST_RETRY_MS = longestWithJitter(LONGEST_PAUSE_MS)

const GIVE_UP_AFTER_MS = 24 * HOUR_MS
// The time alone does not decide, as a server that was off for a day has made no attempts.
const GIVE_UP_ATTEMPTS_MIN = 10

export type DeliveryState = Pick<
  EmailLog,
  "status" | "claimToken" | "dueAt" | "waitingSince" | "attemptCount" | "sentAt"
>

export const loggedState = (): DeliveryState => ({
  ...finishedRow(emailLogStatuses.LOGGED),
  attemptCount: 0,
  sentAt: null,
})

export const queuedState = (now: Date): DeliveryState => ({ ...queuedRow(now), sentAt: null })

export const cancelledState = () => finishedRow(emailLogStatuses.CANCELLED)

export const canBeCancelled = ({ status }: Pick<EmailLog, "status">) =>
  status === emailLogStatuses.QUEUED || status === emailLogStatuses.FAILED

export const canBeResent = ({ status }: Pick<EmailLog, "status">) => status !== emailLogStatuses.SENDING

export const TEXTS_ERASED = "Its texts and addresses were erased, as their time was over."

/** A bulk resend refuses more mails than a single resend, as nobody reviews each mail and it may be repeated. */
export const resendRefusal = (
  { status, dueAt, sentAt, textsErasedAt }: DeliveryState & Pick<EmailLog, "textsErasedAt">,
  now: Date,
): string | null => {
  if (textsErasedAt) return TEXTS_ERASED
  if (!canBeResent({ status })) return "It is being sent right now."
  if (status === emailLogStatuses.CANCELLED) return "It was canceled."
  if (status === emailLogStatuses.QUEUED && dueAt && dueAt <= now) return "It is about to be sent."
  const isJustSent = sentAt && Math.abs(now.getTime() - sentAt.getTime()) < MINUTE_MS
  return isJustSent ? "It was sent less than a minute ago." : null
}

/** In milliseconds: a few seconds after the first attempts, minutes later. `chance` is from 0 to 1. */
export const retryDelayMs = (attemptCount: number, chance: number): number =>
  withJitter(Math.min(FIRST_RETRY_MS * 2 ** (attemptCount - 1), LONGEST_PAUSE_MS), chance)

type Attempted = Pick<EmailLog, "logType" | "waitingSince" | "attemptCount">

const isGivenUp = ({ logType, waitingSince, attemptCount }: Attempted, now: Date) => {
  // Not tried again, as the person who sent a test mail has seen its result.
  if (logType === emailLogTypes.TEST) return true
  const waitedMs = now.getTime() - (waitingSince ?? now).getTime()
  return waitedMs >= GIVE_UP_AFTER_MS && attemptCount >= GIVE_UP_ATTEMPTS_MIN
}

export const afterAttempt = (log: Attempted, outcome: EmailAttemptOutcome, now: Date, chance = Math.random()) => {
  if (outcome === emailAttemptOutcomes.ACCEPTED) return { ...finishedRow(emailLogStatuses.SENT), sentAt: now }
  if (outcome === emailAttemptOutcomes.REFUSED) return finishedRow(emailLogStatuses.FAILED)
  // The interrupted process has released the mail, so another process can send it at once.
  const isReleased = outcome === emailAttemptOutcomes.INTERRUPTED
  if (!isReleased && isGivenUp(log, now)) return finishedRow(emailLogStatuses.FAILED)
  const delayMs = isReleased ? 0 : retryDelayMs(log.attemptCount, chance)
  return waitingRow(now, delayMs)
}

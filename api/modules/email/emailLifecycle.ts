import {
  type EmailAttemptOutcome,
  type EmailLogStatus,
  emailAttemptOutcomes,
  emailLogStatuses,
  emailLogTypes,
} from "../../contract/emailLog.ts"
import type { EmailLog } from "./emailLog.model.ts"

// What becomes of a mail, drawn in the README. Every change of a mail's status is decided in this file.

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

const FIRST_RETRY_MS = 5 * SECOND_MS
const LONGEST_RETRY_MS = 30 * MINUTE_MS

const GIVE_UP_AFTER_MS = 24 * HOUR_MS
// A product that was switched off for a day has not tried for a day.
const GIVE_UP_ATTEMPTS_MIN = 10

/** The columns of a mail that say where it stands. */
export type EmailStanding = Pick<
  EmailLog,
  "status" | "claimToken" | "dueAt" | "waitingSince" | "attemptCount" | "sentAt"
>

const resting = (status: EmailLogStatus) => ({ status, claimToken: null, dueAt: null, waitingSince: null })

/** Of a new mail while no mail server is set. */
export const logged = (): EmailStanding => ({ ...resting(emailLogStatuses.LOGGED), attemptCount: 0, sentAt: null })

/** Of a mail that is to be sent from now on: a new one, or one that is sent once more. */
export const queued = (now: Date): EmailStanding => ({
  status: emailLogStatuses.QUEUED,
  claimToken: null,
  dueAt: now,
  waitingSince: now,
  attemptCount: 0,
  sentAt: null,
})

/** Of a mail that the holder of the token sends. Once the lease is over, others may take the sender for dead. */
export const claimed = (
  { attemptCount }: Pick<EmailLog, "attemptCount">,
  claim: { token: string; leaseEndsAt: Date },
) => ({
  status: emailLogStatuses.SENDING,
  claimToken: claim.token,
  dueAt: claim.leaseEndsAt,
  attemptCount: attemptCount + 1,
})

/** Of a mail that an admin stopped, or gave up for good. */
export const cancelled = () => resting(emailLogStatuses.CANCELLED)

/** Whether an admin can stop the mail, or leave it at that when it failed. */
export const canBeCancelled = ({ status }: Pick<EmailLog, "status">) =>
  status === emailLogStatuses.QUEUED || status === emailLogStatuses.FAILED

/** Whether the mail can be sent once more; what became of it does not matter, only that it is over. */
export const canBeResent = ({ status }: Pick<EmailLog, "status">) => status !== emailLogStatuses.SENDING

/**
 * How long to wait after so many tries: seconds at first, then minutes. `chance`, from 0 to 1, spreads what failed
 * together by a quarter either way.
 */
export const retryDelayMs = (attemptCount: number, chance: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (attemptCount - 1), LONGEST_RETRY_MS) * (0.75 + chance / 2)

/** What decides whether a mail that did not go out is tried again. */
type Tried = Pick<EmailLog, "logType" | "waitingSince" | "attemptCount">

const isGivenUp = ({ logType, waitingSince, attemptCount }: Tried, now: Date) => {
  // Whoever asked for a test has its result already.
  if (logType === emailLogTypes.TEST) return true
  const waitedMs = now.getTime() - (waitingSince ?? now).getTime()
  return waitedMs >= GIVE_UP_AFTER_MS && attemptCount >= GIVE_UP_ATTEMPTS_MIN
}

/** Where a mail stands after a try. */
export const afterAttempt = (log: Tried, outcome: EmailAttemptOutcome, now: Date, chance = Math.random()) => {
  if (outcome === emailAttemptOutcomes.ACCEPTED) return { ...resting(emailLogStatuses.SENT), sentAt: now }
  if (outcome === emailAttemptOutcomes.REFUSED) return resting(emailLogStatuses.FAILED)
  // The sender let go of it: another process can send it at once.
  const isReleased = outcome === emailAttemptOutcomes.INTERRUPTED
  if (!isReleased && isGivenUp(log, now)) return resting(emailLogStatuses.FAILED)
  const delayMs = isReleased ? 0 : retryDelayMs(log.attemptCount, chance)
  return { status: emailLogStatuses.QUEUED, claimToken: null, dueAt: new Date(now.getTime() + delayMs) }
}

import type { MailDelivery_StateFragment } from "../../../graphql/generated.ts"

// What has not gone out after so long is more than the normal case, which takes seconds.
const LONG_WAIT_MS = 5 * 60_000

/** Whether waiting mail does not go out, and how many mails the operator has to be told of. */
export const mailTrouble = (state: MailDelivery_StateFragment, now: number) => {
  const { isConfigured, waitingCount, oldestWaitingSince, failedCount, problem } = state
  // A mail that was refused for good holds no other one up.
  const isHeldUp = problem !== null && problem.outcome !== "REFUSED"
  const waitsLong = oldestWaitingSince !== null && now - Date.parse(oldestWaitingSince) >= LONG_WAIT_MS
  const isStuck = isConfigured && waitingCount > 0 && (isHeldUp || waitsLong)
  return { isStuck, count: isConfigured ? failedCount + (isStuck ? waitingCount : 0) : 0 }
}

import { emailAttemptOutcomes } from "../../../contract/mail/emailLog.ts"
import type { SendResult } from "./explainAttempt.ts"

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/** Pauses a failing server for up to a minute, as wrong passwords lock accounts. `now` in milliseconds. */
export const createMailServerBackoff = (now: () => number = () => performance.now()) => {
  let pauses = 0
  let pausedUntil = 0
  // The state before this process is unknown.
  let isProven = false
  const isPaused = () => now() < pausedUntil
  return {
    isPaused,
    /** Records a result. Returns true if it is the first to show that the server works again. */
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

import { emailAttemptOutcomes } from "../../../contract/mail/emailLog.ts"
import type { SendResult } from "./explainAttempt.ts"

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/** Pauses a failing mail server up to a minute: wrong passwords lock accounts. `now` in milliseconds. */
export const createMailServerBackoff = (now: () => number = () => performance.now()) => {
  let pauses = 0
  let pausedUntil = 0
  // Nobody knows what was before the start of the process.
  let isProven = false
  const isPaused = () => now() < pausedUntil
  return {
    isPaused,
    /** Takes the result of an attempt into account. Returns whether it is the first that shows the server to work again. */
    record: ({ isServerTrouble, outcome }: SendResult): boolean => {
      if (!isServerTrouble) pauses = 0
      // Attempts that were already in progress when the pause began add nothing new.
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

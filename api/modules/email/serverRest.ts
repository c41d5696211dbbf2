import type { SendResult } from "./explainAttempt.ts"

const FIRST_REST_MS = 5_000
const LONGEST_REST_MS = 60_000

/**
 * Leaves a mail server alone that cannot be used just now, longer each time, up to a minute: all that waits would only
 * fail in its turn, and too many wrong passwords lock an account. `now` is in milliseconds.
 */
export const createServerRest = (now: () => number = () => performance.now()) => {
  let rests = 0
  let restsUntil = 0
  const isResting = () => now() < restsUntil
  return {
    isResting,
    /** Takes in how a try ended. */
    note: ({ isServerTrouble }: SendResult) => {
      if (!isServerTrouble) rests = 0
      // What was under way already when the rest began says nothing new.
      else if (!isResting()) {
        restsUntil = now() + Math.min(FIRST_REST_MS * 2 ** rests, LONGEST_REST_MS)
        rests += 1
      }
    },
  }
}

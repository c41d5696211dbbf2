import { describeSpan } from "../../../components/records/describeSpan.ts"

const MINUTE_MS = 60_000

/** How long it is until a mail is tried again, in words. */
export const describeNextAttempt = (nextAttemptAt: string, now: number) => {
  const left = Date.parse(nextAttemptAt) - now
  return left < MINUTE_MS ? "Next try within a minute" : `Next try in ${describeSpan(left)}`
}

import { MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import { describeSpan } from "./Moment.tsx"

/** When something is due: `in 5 h`, or within a minute if it is overdue. */
export const describeWait = (moment: string, now: number) => {
  const left = Date.parse(moment) - now
  return left < MINUTE_MS ? "within a minute" : `in ${describeSpan(left)}`
}

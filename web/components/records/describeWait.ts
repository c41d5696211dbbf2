import { MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import { describeSpan } from "./DateTime.tsx"

/** Such as `in 5 h`; within a minute if overdue. */
export const describeWait = (moment: string, now: number) => {
  const left = Date.parse(moment) - now
  return left < MINUTE_MS ? "within a minute" : `in ${describeSpan(left)}`
}

import type { ReplyPromise } from "../../../contract/content/promises/promiseHours.ts"
import { countUnanswered } from "../../leads/counters/leadCounts.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { groupLeads, type TimeRange } from "./groupedLeads.ts"
import type { AnswerTimes } from "./medianAnswer.ts"

// Rounded to bound the number of groups: times up to an hour to a minute, up to two days to five minutes, longer
// times to an hour.
const STEP = "CASE WHEN answered_after < 3600 THEN 60 WHEN answered_after < 172800 THEN 300 ELSE 3600 END"
const ROUNDED = `answered_after - answered_after % ${STEP}`

/** Leads answered before answer times were recorded, and leads without a reply promise, are left out. */
export const readAnswerTimes = async (kind: LeadKind, promise: ReplyPromise, span: TimeRange): Promise<AnswerTimes> => {
  const times: AnswerTimes = { due: 0, inTime: 0, counts: new Map() }
  await groupLeads<{ after: number | null }>(kind, span, { after: ROUNDED }, ({ after, leads }) => {
    if (after === null) return
    const seconds = Number(after)
    times.due += leads
    if (seconds <= promise.hours * 3_600) times.inTime += leads
    times.counts.set(seconds, (times.counts.get(seconds) ?? 0) + leads)
  })
  // Leads with a first reply do not count as unanswered here, even if a later message waits.
  times.due += await countUnanswered(kind, promise, span)
  return times
}

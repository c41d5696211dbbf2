import type { ReplyPromise } from "../../../contract/content/promises/promiseHours.ts"
import { countUnanswered } from "../../leads/counters/leadCounts.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { groupLeads, type Span } from "./groupedLeads.ts"
import type { AnswerTimes } from "./medianAnswer.ts"

// To the minute within an hour, to five within two days, and to the hour later: so there are few groups, however many leads.
const STEP = "CASE WHEN answered_after < 3600 THEN 60 WHEN answered_after < 172800 THEN 300 ELSE 3600 END"
const ROUNDED = `answered_after - answered_after % ${STEP}`

/** Leads that left the pending before anybody noted when, and those that were promised nothing, count nowhere. */
export const readAnswerTimes = async (kind: LeadKind, promise: ReplyPromise, span: Span): Promise<AnswerTimes> => {
  const times: AnswerTimes = { due: 0, inTime: 0, counts: new Map() }
  await groupLeads<{ after: number | null }>(kind, span, { after: ROUNDED }, ({ after, leads }) => {
    if (after === null) return
    const seconds = Number(after)
    times.due += leads
    if (seconds <= promise.hours * 3_600) times.inTime += leads
    times.counts.set(seconds, (times.counts.get(seconds) ?? 0) + leads)
  })
  // What came later to a lead that was answered is no first answer.
  times.due += await countUnanswered(kind, promise, span)
  return times
}

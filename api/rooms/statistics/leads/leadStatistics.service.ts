import { Op } from "sequelize"
import { InvalidInputError } from "../../../contract/api/errors.ts"
import { type CallOutcome, callOutcomes } from "../../../contract/leads/callOutcomes.ts"
import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { daysLater, isTimeZone } from "../../../contract/text/zonedTime.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { countLeads } from "../../leads/counters/leadCounts.ts"
import { lastDays } from "../../leads/lead/lead.rules.ts"
import { readReplyPromise } from "../../leads/lead/replyPromise.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadNote } from "../../leads/related/leadWork.model.ts"
import { readAnswerTimes } from "./answerTimes.ts"
import { type CityStatistics, readCityStatistics } from "./cityStatistics.ts"
import { groupLeads, type TimeRange } from "./groupedLeads.ts"
import type { LeadsPerDay } from "./leadSummary.service.ts"
import { type LocalDay, lastLocalDays } from "./localDays.ts"
import { medianOf } from "./medianAnswer.ts"
import { readRejections } from "./rejections.ts"

export interface PeriodStatistics {
  received: number
  approved: number
  due: number
  answeredInTime: number
  medianAnswerSeconds: number | null
}

export interface LeadFigures {
  current: PeriodStatistics
  before: PeriodStatistics
  days: LeadsPerDay[]
  cities: CityStatistics[]
  calls: { outcome: CallOutcome; count: number }[]
  rejections: Awaited<ReturnType<typeof readRejections>>
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const readPeriod = async (span: TimeRange): Promise<PeriodStatistics> => {
  const ofKinds = await Promise.all(
    leadKinds.map(async (kind) => {
      const promise = await readReplyPromise(kind.promiseField)
      const count = async (statuses?: LeadStatus[]) =>
        (await countLeads(kind, { receivedFrom: span.from, receivedBefore: span.before, statuses }, promise)) ?? 0
      const [received, approved, times] = await Promise.all([
        count(),
        count([leadStatuses.APPROVED]),
        readAnswerTimes(kind, promise, span),
      ])
      return { received, approved, times }
    }),
  )
  const times = ofKinds.map((kind) => kind.times)
  return {
    received: sumOf(ofKinds.map(({ received }) => received)),
    approved: sumOf(ofKinds.map(({ approved }) => approved)),
    due: sumOf(times.map(({ due }) => due)),
    answeredInTime: sumOf(times.map(({ inTime }) => inTime)),
    medianAnswerSeconds: medianOf(times),
  }
}

/** Groups of five minutes in UTC fit into the days of any zone, as zone offsets are multiples of a quarter hour. */
const FIVE_MINUTES =
  "CONCAT(SUBSTR(CAST(created_at AS CHAR), 1, 15), CASE WHEN SUBSTR(CAST(created_at AS CHAR), 16, 1) < '5' THEN 0 ELSE 5 END)"

const readDays = async (days: readonly LocalDay[]): Promise<LeadsPerDay[]> => {
  const perDay = days.map(({ date }) => ({
    date,
    kinds: leadKinds.map(({ type }) => ({ leadType: type, count: 0 })),
  }))
  const from = (days[0] as LocalDay).from
  const dayAt = (moment: number) => {
    const guess = Math.floor((moment - from.getTime()) / DAY_MS)
    // Days with a clock change are an hour shorter or longer, so the guess may be one day off.
    return [guess + 1, guess, guess - 1].find((index) => (days[index]?.from.getTime() ?? Infinity) <= moment) ?? 0
  }
  for (const [index, kind] of leadKinds.entries())
    await groupLeads<{ moment: string }>(kind, { from }, { moment: FIVE_MINUTES }, ({ moment, leads }) => {
      const count = perDay[dayAt(Date.parse(`${moment.replace(" ", "T")}:00Z`))]?.kinds[index]
      if (count) count.count += leads
    })
  return perDay
}

const readCalls = async (from: Date) => {
  const calls = Object.values(callOutcomes).map(async (outcome) => {
    const where = { callOutcome: outcome, writtenAt: { [Op.gte]: from } }
    return { outcome, count: await LeadNote.count({ where }) }
  })
  return (await Promise.all(calls)).filter(({ count }) => count > 0)
}

export const readLeadFigures = async (
  viewer: Viewer,
  { days: requestedDays, timeZone }: { days?: number | null; timeZone?: string | null },
): Promise<LeadFigures> => {
  requirePermission(viewer, "leads:read")
  const count = lastDays(requestedDays).length
  const zone = timeZone ?? "UTC"
  if (!isTimeZone(zone))
    throw new InvalidInputError([{ field: "timeZone", message: "Name a time zone, such as America/Los_Angeles." }])
  const { days, before } = lastLocalDays(count, zone)
  const [{ date, from }] = days as [LocalDay]
  // The period before ends at the same time of day, as a whole last day would make the current period look worse.
  const sameTime = daysLater(clock.wallTime(), -count, zone)
  return {
    current: await readPeriod({ from }),
    before: await readPeriod({ from: before, before: sameTime }),
    days: await readDays(days),
    cities: await readCityStatistics({ from }, date),
    calls: await readCalls(from),
    rejections: await readRejections({ from }),
  }
}

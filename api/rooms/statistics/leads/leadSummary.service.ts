import { type LeadStatus, leadStatuses, openStatuses } from "../../../contract/leads/leadStatus.ts"
import { dayIn } from "../../../contract/text/zonedTime.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { indexHint } from "../../../platform/database/connection/dialect.ts"
import { countUpTo } from "../../../platform/database/connection/statements.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { countByDay, countByStatus, countWork } from "../../leads/counters/leadCounts.ts"
import { lastDays } from "../../leads/lead/lead.rules.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { inboxOf } from "../../leads/lead/leadPlace.ts"
import { readReplyPromise } from "../../leads/lead/replyPromise.ts"
import { readStatusReasons } from "../../leads/lead/statusReasons.ts"
import { leadKinds } from "../../leads/leadKinds.ts"

const OWN_MAX = 1_000

export interface LeadKindSummary {
  leadType: string
  total: number
  pending: number
  overdue: number
  /** The viewer's leads with an open status. This and the next three numbers are counted up to a limit. */
  mine: number
  unassigned: number
  followUpsDue: number
  returned: number
  replyPromise: string
  statusReasons: string[]
}

export interface DashboardSummary {
  kinds: LeadKindSummary[]
}

const summarizeKind = async (kind: LeadKind, ownerId: number, today: string): Promise<LeadKindSummary> => {
  const promise = await readReplyPromise(kind.promiseField)
  const statusReasons = await readStatusReasons(kind)
  const leads = inboxOf(kind, indexHint(kind.model, `${kind.model.getTableName()}_by_work`))
  const count = (condition: string) => countUpTo(database(), OWN_MAX, `${leads} AND ${condition}`)
  const open = `owner_id = ${ownerId} AND status IN (${openStatuses.map((status) => `'${status}'`).join(", ")})`
  const [work, mine, unassigned, followUpsDue, returned] = await Promise.all([
    countWork(kind, promise),
    count(open),
    count(`owner_id IS NULL AND status = '${leadStatuses.PENDING}'`),
    count(`${open} AND follow_up_on <= ${database().escape(today)}`),
    countUpTo(database(), OWN_MAX, `${inboxOf(kind)} AND mail_returned_at > '1970-01-01'`),
  ])
  return {
    leadType: kind.type,
    ...work,
    mine,
    unassigned,
    followUpsDue,
    returned,
    replyPromise: promise.text,
    statusReasons,
  }
}

export const summarizeLeads = async (
  viewer: Viewer,
  { today }: { today?: string | null } = {},
): Promise<DashboardSummary> => {
  const { id } = requirePermission(viewer, "leads:read")
  const day = today ?? dayIn(clock.wallTime(), await teamTimeZone())
  return { kinds: await Promise.all(leadKinds.map((kind) => summarizeKind(kind, id ?? 0, day))) }
}

export interface LeadKindCount {
  leadType: string
  count: number
}

export interface LeadsPerDay {
  date: string
  kinds: LeadKindCount[]
}

export interface LeadsPerStatus {
  status: LeadStatus
  kinds: LeadKindCount[]
}

export const readLeadStatistics = async (
  viewer: Viewer,
  { days }: { days?: number | null },
): Promise<{ days: LeadsPerDay[]; statuses: LeadsPerStatus[] }> => {
  requirePermission(viewer, "leads:read")
  const dates = lastDays(days)
  const counts = await Promise.all(
    leadKinds.map(async (kind) => {
      const [onDay, inStatus] = await Promise.all([countByDay(kind, dates[0] ?? ""), countByStatus(kind)])
      return { leadType: kind.type, onDay, inStatus }
    }),
  )
  const countsIn = (of: "onDay" | "inStatus", bucket: string): LeadKindCount[] =>
    counts.map((kind) => ({ leadType: kind.leadType, count: kind[of].get(bucket) ?? 0 }))
  return {
    days: dates.map((date) => ({ date, kinds: countsIn("onDay", date) })),
    statuses: Object.values(leadStatuses).map((status) => ({ status, kinds: countsIn("inStatus", status) })),
  }
}

import { type LeadStatus, leadStatuses } from "../../contract/leadStatus.ts"
import { requirePermission, type Viewer } from "../auth/viewer.ts"
import { lastDays } from "./lead.rules.ts"
import { readReplyPromise } from "./lead.service.ts"
import { countByDay, countByStatus, countWork } from "./leadCounts.ts"
import type { LeadKind } from "./leadKind.ts"

/** Counts over the leads of one kind. */
export interface LeadKindSummary {
  leadType: string
  total: number
  pending: number
  overdue: number
  replyPromise: string
}

/** Counts over all leads. */
export interface DashboardSummary {
  kinds: LeadKindSummary[]
}

const summarizeKind = async (kind: LeadKind): Promise<LeadKindSummary> => {
  const promise = await readReplyPromise(kind.promiseField)
  return { leadType: kind.type, ...(await countWork(kind, promise)), replyPromise: promise.text }
}

/** The counts above the dashboard's tabs. */
export const summarizeLeads = async (kinds: readonly LeadKind[], viewer: Viewer): Promise<DashboardSummary> => {
  requirePermission(viewer, "leads:read")
  return { kinds: await Promise.all(kinds.map(summarizeKind)) }
}

/** How many leads of one kind. */
export interface LeadKindCount {
  leadType: string
  count: number
}

/** How many leads of each kind arrived on one day. */
export interface LeadsPerDay {
  date: string
  kinds: LeadKindCount[]
}

/** How many leads of each kind have one status. */
export interface LeadsPerStatus {
  status: LeadStatus
  kinds: LeadKindCount[]
}

/** How many leads of each kind arrived on each of the last days (UTC), and how many have each status. */
export const readLeadStatistics = async (
  kinds: readonly LeadKind[],
  viewer: Viewer,
  { days }: { days?: number | null },
): Promise<{ days: LeadsPerDay[]; statuses: LeadsPerStatus[] }> => {
  requirePermission(viewer, "leads:read")
  const dates = lastDays(days)
  const counts = await Promise.all(
    kinds.map(async (kind) => {
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

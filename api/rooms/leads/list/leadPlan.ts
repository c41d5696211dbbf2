import { Op } from "sequelize"
import type { ReplyPromise } from "../../../contract/content/promises/promiseHours.ts"
import type { LeadFilter } from "../../../contract/leads/leadFilters.ts"
import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import type { Listing } from "../../../platform/database/reading/keyset.ts"
import { createLazyCount } from "../../../platform/database/reading/lazyCount.ts"
import { type Condition, planListing } from "../../../platform/database/reading/listPlan.ts"
import { findCandidates } from "../../../platform/search/searchIndex.ts"
import { countLeads } from "../counters/leadCounts.ts"
import { kindFilterConditions } from "../lead/lead.rules.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { withExternalFound } from "../merged/mergedLeads.ts"
import { indexedConditions, type LeadOrder, whereLeads } from "./leadListing.ts"
import { findOverdue } from "./overdueLeads.ts"
import { withPhoneFound } from "./phoneSearch.ts"

const NEWEST_FIRST: LeadOrder = { field: "createdAt", direction: "DESCENDING" }

const conditionsOf = (
  kind: LeadKind,
  filter: LeadFilter,
  { promise, others }: { promise: ReplyPromise; others: readonly Condition[] },
): Condition[] => {
  const common = [...indexedConditions(filter), ...others].map((condition): Condition => {
    if (condition.column !== "status") return condition
    const statuses = condition.values as readonly LeadStatus[]
    return { ...condition, count: () => countLeads(kind, { statuses }, promise) }
  })
  const own = Object.keys(kind.filters).flatMap((name): Condition[] => {
    const part = { [name]: filter[name] }
    return kindFilterConditions(kind, part).map((condition) => ({
      ...condition,
      count: () => countLeads(kind, part, promise),
    }))
  })
  const { receivedFrom, receivedBefore } = filter
  const range = { ...(receivedFrom && { [Op.gte]: receivedFrom }), ...(receivedBefore && { [Op.lt]: receivedBefore }) }
  const count = () => countLeads(kind, { receivedFrom, receivedBefore }, promise)
  const received: Condition[] = receivedFrom || receivedBefore ? [{ column: "createdAt", range, count }] : []
  return [...common, ...own, ...received]
}

export const planLeads = async (
  kind: LeadKind,
  input: LeadFilter | null | undefined,
  promise: ReplyPromise,
  orderBy?: LeadOrder | null,
): Promise<Listing> => {
  const filter = await withPhoneFound(kind, await withExternalFound(kind, input))
  const expandedFilter = filter ?? {}
  const [found, overdue] = await Promise.all([
    expandedFilter.search ? findCandidates(kind.type, expandedFilter.search) : undefined,
    expandedFilter.isOverdue ? findOverdue(kind, promise) : undefined,
  ])
  const candidates = found ?? overdue ?? undefined
  const isPending = overdue === null
  const pending = { status: leadStatuses.PENDING }
  const asFiltered = whereLeads(kind, filter, promise)
  // The filter has the status within an OR, for which databases use no index, so the status is repeated outside the OR.
  const where = isPending ? { [Op.and]: [pending, asFiltered] } : asFiltered
  const listing: Listing = { where, candidates }
  const others = isPending ? [{ column: "status", values: [pending.status] }] : []
  const conditions = conditionsOf(kind, expandedFilter, { promise, others })
  const { field, direction } = orderBy ?? NEWEST_FIRST
  const sorted = { ...listing, sortBy: field, isAscending: direction !== "DESCENDING" }
  const plan = () => planListing(kind.model, listing, conditions)
  const count = createLazyCount(kind.model, plan, () => countLeads(kind, filter, promise))
  return { ...(await planListing(kind.model, sorted, conditions)), count }
}

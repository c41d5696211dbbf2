import { Op } from "sequelize"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import type { ReplyPromise } from "../../../contract/leads/promiseHours.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { ignoresCase } from "../../../platform/database/connection/dialect.ts"
import type { IdRange, Listing } from "../../../platform/database/reading/keyset.ts"
import { type Condition, planListing } from "../../../platform/database/reading/listPlan.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { countLater } from "../../../platform/database/writing/countLater.ts"
import { findCandidates } from "../../../platform/search/searchIndex.ts"
import { countLeads, idRangeOf } from "../figures/leadCounts.ts"
import { ownConditions } from "../lead/lead.rules.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { anyId, type LeadFilter, type LeadOrder, untilDay, whereLeads } from "./leadListing.ts"
import { withPhoneFound } from "./phoneSearch.ts"

const NO_IDS: IdRange = { min: 1, max: 0 }

// The days of other years have no place in the order of texts.
const isOrdinary = (moment: Date | null | undefined) => !moment || /^\d/.test(moment.toISOString())

const rangeOf = async (kind: LeadKind, { receivedFrom, receivedBefore }: LeadFilter): Promise<IdRange | undefined> => {
  if (!receivedFrom && !receivedBefore) return undefined
  if (!isOrdinary(receivedFrom) || !isOrdinary(receivedBefore)) return undefined
  return (await idRangeOf(kind, { receivedFrom, receivedBefore })) ?? NO_IDS
}

/** The conditions of a filter that indexes serve, each with how many leads fulfil it alone. */
const conditionsOf = (kind: LeadKind, filter: LeadFilter, promise: ReplyPromise): Condition[] => {
  const { ownerId, isUnassigned, followUpBy, updatedSince, email } = filter
  const statuses = filter.isOverdue ? [leadStatuses.PENDING] : filter.statuses
  const ofStatus: Condition[] = statuses
    ? [{ column: "status", values: statuses, count: () => countLeads(kind, { statuses }, promise) }]
    : []
  const { ids } = filter
  const ofIds: Condition[] = ids ? [{ column: "id", values: ids, count: async () => ids.length }] : []
  const own = Object.keys(kind.filters).flatMap((name): Condition[] => {
    const part = { [name]: filter[name] }
    return ownConditions(kind, part).map((condition) => ({
      ...condition,
      count: () => countLeads(kind, part, promise),
    }))
  })
  const work: Condition[] = []
  if (typeof ownerId === "string") work.push({ column: "ownerId", values: [idOf(ownerId)] })
  if (isUnassigned === true) work.push({ column: "ownerId", values: [null] })
  if (isUnassigned === false) work.push({ column: "ownerId", range: anyId })
  if (followUpBy) work.push({ column: "followUpOn", range: untilDay(followUpBy) })
  if (typeof email === "string" && ignoresCase(database())) work.push({ column: "email", values: [email.trim()] })
  if (updatedSince) work.push({ column: "updatedAt", range: { [Op.gte]: updatedSince }, mayBeMost: true })
  return [...ofIds, ...ofStatus, ...own, ...work]
}

/** The list of the leads that a filter keeps, newest first unless asked for otherwise, and how to read it. */
export const planLeads = async (
  kind: LeadKind,
  given: LeadFilter | null | undefined,
  promise: ReplyPromise,
  orderBy?: LeadOrder | null,
): Promise<Listing> => {
  const filter = await withPhoneFound(kind, given)
  const asked = filter ?? {}
  const [candidates, idRange] = await Promise.all([
    asked.search ? findCandidates(kind.type, asked.search) : undefined,
    rangeOf(kind, asked),
  ])
  const listing: Listing = { where: whereLeads(kind, filter, promise), candidates, idRange }
  const conditions = conditionsOf(kind, asked, promise)
  const planned = await planListing(kind.model, listing, conditions)
  const count = countLater(kind.model, planned, () => countLeads(kind, filter, promise))
  if (!orderBy) return { ...planned, count }
  const isAscending = orderBy.direction !== "DESCENDING"
  if (orderBy.field === "id") return { ...planned, isAscending, count }
  const sorted = { ...listing, sortBy: orderBy.field, isAscending }
  return { ...(await planListing(kind.model, sorted, conditions)), count }
}

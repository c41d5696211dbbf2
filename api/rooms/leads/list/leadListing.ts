import { Op, type WhereOptions } from "sequelize"
import { slugOf } from "../../../contract/cities/city.ts"
import type { ReplyPromise } from "../../../contract/content/promises/promiseHours.ts"
import {
  activeFilters,
  type LeadFilter,
  type LeadFilterName,
  type LeadFilterValue,
} from "../../../contract/leads/leadFilters.ts"
import { leadStatuses, openStatuses } from "../../../contract/leads/leadStatus.ts"
import { storedEmail } from "../../../contract/text/text.ts"
import type { Condition } from "../../../platform/database/reading/listPlan.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { matchesText } from "../../../platform/search/searchIndex.ts"
import { kindFilterConditions, overdueSince } from "../lead/lead.rules.ts"
import type { LeadDescription } from "../lead/leadKind.ts"

export type OrderDirection = "ASCENDING" | "DESCENDING"

export interface LeadOrder {
  field: string
  direction?: OrderDirection
}

/** Matches every id, as SQLite uses no index for `IS NOT NULL`. */
export const anyId = { [Op.gt]: 0 }

const ANY_MOMENT = { [Op.gt]: new Date(0) }

export const untilDay = (day: string) => ({ [Op.lte]: day })

/** `index` is the part of the condition that an index can serve. */
interface FilterSql<Value> {
  where(wanted: Value, promise: ReplyPromise): WhereOptions
  index?(wanted: Value): Condition | undefined
}

// Returns an empty mark, which matches no lead, for a text that is no slug: MySQL ignores accents and could match it.
const markOf = (city: string) => (slugOf(city) === city.toLowerCase() ? city.toLowerCase() : "")

const { PENDING } = leadStatuses

const awaited = { status: PENDING, isPromised: true }
const notAwaited = { [Op.or]: [{ status: { [Op.ne]: PENDING } }, { isPromised: false }] }

// `notOverdue` is written out, as NOT of a comparison with NULL is NULL.
const overdue = (promise: ReplyPromise) => {
  const since = { [Op.lte]: overdueSince(promise) }
  return {
    [Op.or]: [{ ...awaited, createdAt: since }, { [Op.and]: [notAwaited, { waitingSince: since }] }],
  }
}

const notOverdue = (promise: ReplyPromise) => {
  const since = { [Op.gt]: overdueSince(promise) }
  const waits = { [Op.or]: [{ waitingSince: null }, { waitingSince: since }] }
  return {
    [Op.or]: [{ ...awaited, createdAt: since }, { [Op.and]: [notAwaited, waits] }],
  }
}

const filterSql: { readonly [Name in LeadFilterName]: FilterSql<LeadFilterValue<Name>> } = {
  search: { where: (words) => ({ [Op.and]: matchesText(words) }) },
  statuses: {
    where: (statuses) => ({ status: [...statuses] }),
    index: (values) => ({ column: "status", values }),
  },
  statusReason: {
    where: (reason) => ({ statusReason: reason.trim() }),
    index: (reason) => ({ column: "statusReason", values: [reason.trim()] }),
  },
  receivedFrom: { where: (moment) => ({ createdAt: { [Op.gte]: moment } }) },
  receivedBefore: { where: (moment) => ({ createdAt: { [Op.lt]: moment } }) },
  updatedSince: {
    where: (moment) => ({ updatedAt: { [Op.gte]: moment } }),
    index: (moment) => ({ column: "updatedAt", range: { [Op.gte]: moment }, mayBeMost: true }),
  },
  email: {
    where: (address) => ({ email: storedEmail(address) }),
    index: (address) => ({ column: "email", values: [storedEmail(address)] }),
  },
  // No condition, as `withPhoneFound` replaces this filter by ids.
  phone: { where: () => ({}) },
  isOverdue: {
    // No single index finds overdue leads: see `overdueLeads.ts`.
    where: (isOverdue, promise) => (isOverdue ? overdue(promise) : notOverdue(promise)),
  },
  isReturned: {
    where: (isReturned) => ({ mailReturnedAt: isReturned ? ANY_MOMENT : null }),
    index: (isReturned) => (isReturned ? { column: "mailReturnedAt", range: ANY_MOMENT } : undefined),
  },
  ownerId: {
    where: (id) => ({ ownerId: idOf(id) }),
    index: (id) => ({ column: "ownerId", values: [idOf(id)] }),
  },
  isUnassigned: {
    where: (isUnassigned) => ({ ownerId: isUnassigned ? null : anyId }),
    index: (isUnassigned) => ({ column: "ownerId", ...(isUnassigned ? { values: [null] } : { range: anyId }) }),
  },
  followUpBy: {
    where: (day) => ({ followUpOn: untilDay(day), status: [...openStatuses] }),
    index: (day) => ({ column: "followUpOn", range: untilDay(day) }),
  },
  waitListCity: {
    where: (city) => ({ waitListCity: markOf(city) }),
    index: (city) => ({ column: "waitListCity", values: [markOf(city)] }),
  },
  // In lists, `withExternalFound` replaces this filter by an id.
  externalId: { where: (id) => ({ externalId: id.trim() }) },
  ids: {
    where: (ids) => ({ id: [...ids] }),
    index: (values) => ({ column: "id", values, count: async () => values.length }),
  },
}

export const whereLeads = (
  kind: LeadDescription,
  filter: LeadFilter | null | undefined,
  promise: ReplyPromise,
): WhereOptions => ({
  [Op.and]: [
    ...kindFilterConditions(kind, filter ?? {}).map(({ column, values }) => ({ [column]: values })),
    ...activeFilters(filter).map(({ name, value }) => filterSql[name].where(value, promise)),
  ],
})

export const indexedConditions = (filter: LeadFilter): Condition[] =>
  activeFilters(filter).flatMap(({ name, value }) => filterSql[name].index?.(value) ?? [])

import { Op, type WhereOptions } from "sequelize"
import { type LeadStatus, leadStatuses } from "../../contract/leadStatus.ts"
import type { Listing } from "../../database/keyset.ts"
import { matchesSearch } from "../search/searchTerm.model.ts"
import type { LeadKind } from "./lead.service.ts"
import type { Lead } from "./lead.ts"
import { overdueSince } from "./leadClock.ts"

/** Which way a list goes. */
export type OrderDirection = "ASCENDING" | "DESCENDING"

/** Conditions on a list of leads; all that are given must hold. */
export interface LeadFilter {
  /** Words, each of which must begin a word of the name, the company, the e-mail address or the city. */
  search?: string | null
  statuses?: readonly LeadStatus[] | null
  platforms?: readonly string[] | null
  city?: string | null
  receivedFrom?: Date | null
  receivedBefore?: Date | null
  isOverdue?: boolean | null
  /** Rows chosen by hand. */
  ids?: readonly number[] | null
}

/** A column to sort by, `id` being the order of arrival, and the way; ascending if not told. */
export interface LeadOrder {
  field: string
  direction?: OrderDirection
}

const isOverdue = (kind: Pick<LeadKind<Lead>, "promiseHours">): WhereOptions => ({
  status: leadStatuses.PENDING,
  createdAt: { [Op.lte]: overdueSince(kind) },
})

/** The rows of a kind of lead that a filter keeps. */
export const whereLeads = <Row extends Lead>(
  kind: LeadKind<Row>,
  filter: LeadFilter | null | undefined,
): WhereOptions => {
  const { search, statuses, platforms, city, receivedFrom, receivedBefore, isOverdue: overdue } = filter ?? {}
  const conditions: WhereOptions[] = []
  if (filter?.ids) conditions.push({ id: [...filter.ids] })
  if (search) conditions.push(...matchesSearch(kind.type, search))
  if (statuses) conditions.push({ status: [...statuses] })
  if (platforms) conditions.push({ platform: [...platforms] })
  if (city) conditions.push({ city: city.trim() })
  if (receivedFrom) conditions.push({ createdAt: { [Op.gte]: receivedFrom } })
  if (receivedBefore) conditions.push({ createdAt: { [Op.lt]: receivedBefore } })
  if (overdue === true) conditions.push(isOverdue(kind))
  if (overdue === false) conditions.push({ [Op.not]: isOverdue(kind) })
  return { [Op.and]: conditions }
}

/** A list of leads, newest first unless asked for otherwise. */
export const listingOf = <Row extends Lead>(
  kind: LeadKind<Row>,
  filter: LeadFilter | null | undefined,
  order: LeadOrder | null | undefined,
): Listing => ({
  where: whereLeads(kind, filter),
  sortBy: order && order.field !== "id" ? order.field : undefined,
  isAscending: order ? order.direction !== "DESCENDING" : false,
})

import { Op, type WhereOptions } from "sequelize"
import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import type { ReplyPromise } from "../../../contract/leads/promiseHours.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { equalsAnyCase } from "../../../platform/database/connection/dialect.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { matchesText } from "../../../platform/search/searchIndex.ts"
import { openStatuses, overdueSince, ownConditions } from "../lead/lead.rules.ts"
import type { LeadDescription } from "../lead/leadKind.ts"

/** Which way a list goes. */
export type OrderDirection = "ASCENDING" | "DESCENDING"

/** Conditions on a list of leads, all of which must hold; a kind's own filters have the names that it gives them. */
export interface LeadFilter {
  /** Words, each of which must occur in what the kind can be searched for or in a note; one or two letters must begin a word. */
  search?: string | null
  statuses?: readonly LeadStatus[] | null
  receivedFrom?: Date | null
  receivedBefore?: Date | null
  isOverdue?: boolean | null
  /** The id of the account that works on them. */
  ownerId?: string | null
  isUnassigned?: boolean | null
  /** Open ones that are to be followed up on this day or earlier. */
  followUpBy?: string | null
  /** Those that changed at this moment or later. */
  updatedSince?: Date | null
  /** Of exactly this sender, whatever the case. */
  email?: string | null
  /** Of exactly this phone number, by its digits; only of kinds that have one. */
  phone?: string | null
  /** Rows chosen by hand. */
  ids?: readonly number[] | null
  readonly [ownFilter: string]: unknown
}

/** A column to sort by, `id` being the order of arrival, and the way; ascending unless it says otherwise. */
export interface LeadOrder {
  field: string
  direction?: OrderDirection
}

/** Any owner. Not `IS NOT NULL`, for which SQLite uses no index. */
export const anyId = { [Op.gt]: 0 }

/** Any day until this one, itself included. */
export const untilDay = (day: string) => ({ [Op.lte]: day })

/** The rows of a kind of lead that a filter keeps. */
export const whereLeads = (
  kind: LeadDescription,
  filter: LeadFilter | null | undefined,
  promise: ReplyPromise,
): WhereOptions => {
  const { search, statuses, receivedFrom, receivedBefore, isOverdue, ids } = filter ?? {}
  const { ownerId, isUnassigned, followUpBy, updatedSince, email } = filter ?? {}
  const overdue = { status: leadStatuses.PENDING, createdAt: { [Op.lte]: overdueSince(promise) } }
  const conditions: WhereOptions[] = ownConditions(kind, filter ?? {}).map(({ column, values }) => ({
    [column]: values,
  }))
  if (typeof email === "string") conditions.push(equalsAnyCase(database(), "email", email.trim()))
  if (updatedSince) conditions.push({ updatedAt: { [Op.gte]: updatedSince } })
  if (ids) conditions.push({ id: [...ids] })
  if (search) conditions.push(...matchesText(search))
  if (statuses) conditions.push({ status: [...statuses] })
  if (receivedFrom) conditions.push({ createdAt: { [Op.gte]: receivedFrom } })
  if (receivedBefore) conditions.push({ createdAt: { [Op.lt]: receivedBefore } })
  if (isOverdue === true) conditions.push(overdue)
  if (isOverdue === false) conditions.push({ [Op.not]: overdue })
  if (typeof ownerId === "string") conditions.push({ ownerId: idOf(ownerId) })
  if (isUnassigned === true) conditions.push({ ownerId: null })
  if (isUnassigned === false) conditions.push({ ownerId: anyId })
  if (followUpBy) conditions.push({ followUpOn: untilDay(followUpBy), status: [...openStatuses] })
  return { [Op.and]: conditions }
}

import { type LeadStatus as LeadStatusValue, leadStatuses } from "@farelight/api/contract/leadStatus.ts"
import { type Platform as PlatformValue, platforms } from "@farelight/api/modules/drivers/contract.ts"
import {
  type ListOrder,
  type ListPlace,
  readOrder,
  readPlace,
  writeAddress,
} from "../../../components/records/listAddress.ts"
import type { LeadStatus, Platform } from "../../../graphql/generated.ts"
import { listedNames } from "../../../graphql/listedNames.ts"
import { endOfLocalDay, isLocalDay, startOfLocalDay } from "./localDay.ts"

/** What a list of leads can be narrowed to. An empty value does not narrow it. */
export interface LeadListFilter {
  search: string
  statuses: readonly LeadStatus[]
  platforms: readonly Platform[]
  city: string
  /** The first and the last day, as `2026-11-21` in the operator's own time zone. */
  receivedFrom: string
  receivedTo: string
  isOverdue: boolean
}

/** Which part of a list of leads is looked at. It is what the address says, so that it can be bookmarked and shared. */
export interface LeadListView<Field extends string> extends ListPlace {
  filter: LeadListFilter
  /** Without one the newest lead comes first. */
  order: ListOrder<Field> | null
}

/** How many leads a page has. */
export const PAGE_SIZE = 25

export const emptyFilter: LeadListFilter = {
  search: "",
  statuses: [],
  platforms: [],
  city: "",
  receivedFrom: "",
  receivedTo: "",
  isOverdue: false,
}

const dayOf = (text: string | null) => (text && isLocalDay(text) ? text : "")

/** The view that an address asks for; what makes no sense in it is passed over. */
export const readView = <Field extends string>(
  address: URLSearchParams,
  fields: readonly Field[],
): LeadListView<Field> => ({
  filter: {
    search: address.get("search") ?? "",
    statuses: listedNames(leadStatuses, address.get("status")),
    platforms: listedNames(platforms, address.get("platform")),
    city: address.get("city") ?? "",
    receivedFrom: dayOf(address.get("from")),
    receivedTo: dayOf(address.get("to")),
    isOverdue: address.get("overdue") === "true",
  },
  order: readOrder(address, fields),
  ...readPlace(address),
})

const statusValues = (statuses: readonly LeadStatus[]): LeadStatusValue[] => statuses.map((name) => leadStatuses[name])
const platformValues = (names: readonly Platform[]): PlatformValue[] => names.map((name) => platforms[name])

/** The address of a view, without what goes without saying. */
export const writeView = <Field extends string>({ filter, ...rest }: LeadListView<Field>) =>
  writeAddress(
    {
      search: filter.search,
      status: statusValues(filter.statuses).join(),
      platform: platformValues(filter.platforms).join(),
      city: filter.city,
      from: filter.receivedFrom,
      to: filter.receivedTo,
      overdue: filter.isOverdue ? "true" : "",
    },
    rest,
  )

/** Whether a filter lets every lead through. */
export const isEmptyFilter = (filter: LeadListFilter) =>
  writeView({ filter, order: null, after: null, page: 1 }).size === 0

/** The conditions that both kinds of lead have, as the GraphQL interface wants them. */
export const filterVariables = ({ search, statuses, receivedFrom, receivedTo, isOverdue }: LeadListFilter) => ({
  ...(search && { search }),
  ...(statuses.length > 0 && { statuses: [...statuses] }),
  ...(receivedFrom && { receivedFrom: startOfLocalDay(receivedFrom).toISOString() }),
  ...(receivedTo && { receivedBefore: endOfLocalDay(receivedTo).toISOString() }),
  ...(isOverdue && { isOverdue }),
})

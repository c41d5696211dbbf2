import { ME, NOBODY, TODAY } from "@farelight/api/contract/leads/leadFilters.ts"
import { leadStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import type { LeadStatus, OrderDirection } from "../../../graphql/generated.ts"
import { listedNames } from "../../../graphql/listedNames.ts"
import {
  type ListOrder,
  type ListPlace,
  readOrder,
  readPlace,
  useListAddress,
  writeAddress,
} from "../../../parts/list/listAddress.ts"
import { endOfLocalDay, localDay, readLocalDay, startOfLocalDay } from "../../../parts/records/localDay.ts"
import type { CommonConditions, CommonSortKey, KindFilter, ListedLead } from "../lead/leadKind.ts"

/** What a list of leads can be narrowed to. An empty value does not narrow it. */
export interface LeadListFilter {
  search: string
  statuses: readonly LeadStatus[]
  /** The first and the last day, as `2026-11-21` in the operator's own time zone. */
  receivedFrom: string
  receivedTo: string
  isOverdue: boolean
  /** Who works on it: the viewer, nobody, or the colleague with this id. */
  owner: string
  /** It is to be followed up by this day, or by whichever day it is. */
  followUpBy: string
  /** The values of the kind's own filters, by their names in the address. */
  own: Readonly<Record<string, string>>
}

/** The part of a list of leads that the address asks for, so that it can be bookmarked and shared. */
export interface LeadListView<SortKey extends string> extends ListPlace {
  filter: LeadListFilter
  /** Without one, newest first. */
  order: ListOrder<SortKey> | null
}

/** How many leads a page has. */
export const PAGE_SIZE = 25

/** How many leads the server lists at once, and how many it changes at once. */
export const LISTED_MAX = 100
export const SELECTED_MAX = 500

export const emptyFilter: LeadListFilter = {
  search: "",
  statuses: [],
  receivedFrom: "",
  receivedTo: "",
  isOverdue: false,
  owner: "",
  followUpBy: "",
  own: {},
}

const readOwner = (text: string | null) => (text && /^(me|none|\d{1,15})$/.test(text) ? text : "")

const withoutEmpty = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""))

const listStatuses = (names: readonly LeadStatus[]) => names.map((name) => leadStatuses[name]).join()

/** The view that an address asks for. What makes no sense in it is ignored. */
export const readView = <SortKey extends string>(
  address: URLSearchParams,
  sortKeys: readonly SortKey[],
  kindFilters: readonly KindFilter[],
): LeadListView<SortKey> => ({
  filter: {
    search: address.get("search") ?? "",
    statuses: listedNames(leadStatuses, address.get("status")),
    receivedFrom: readLocalDay(address.get("from")),
    receivedTo: readLocalDay(address.get("to")),
    isOverdue: address.get("overdue") === "true",
    owner: readOwner(address.get("owner")),
    followUpBy: address.get("followup") === TODAY ? TODAY : readLocalDay(address.get("followup")),
    own: withoutEmpty(Object.fromEntries(kindFilters.map(({ name, clean }) => [name, clean(address.get(name) ?? "")]))),
  },
  order: readOrder(address, sortKeys),
  ...readPlace(address),
})

/** The address of a view, without defaults. */
export const writeView = ({ filter, ...rest }: LeadListView<string>) =>
  writeAddress(
    {
      search: filter.search,
      status: listStatuses(filter.statuses),
      ...filter.own,
      from: filter.receivedFrom,
      to: filter.receivedTo,
      overdue: filter.isOverdue ? "true" : "",
      owner: filter.owner,
      followup: filter.followUpBy,
    },
    rest,
  )

const firstPage = { order: null, after: null, page: 1 } as const

/** Whether a filter lets every lead through. */
export const isEmptyFilter = (filter: LeadListFilter) => writeView({ filter, ...firstPage }).size === 0

/** Whether two filters let the same leads through. */
export const isSameFilter = (one: LeadListFilter, other: LeadListFilter) =>
  writeView({ filter: one, ...firstPage }).toString() === writeView({ filter: other, ...firstPage }).toString()

// No account has it: without a viewer, nothing is theirs.
const NO_ID = "0"

const ownerCondition = (owner: string, viewerId: string | undefined) => {
  if (owner === NOBODY) return { isUnassigned: true }
  return { ownerId: owner === ME ? (viewerId ?? NO_ID) : owner }
}

/** The filter as the GraphQL interface takes it. */
export const filterVariables = <Conditions extends object>(
  { search, statuses, receivedFrom, receivedTo, isOverdue, owner, followUpBy, own }: LeadListFilter,
  kindFilters: readonly KindFilter<Conditions>[],
  viewerId?: string,
): CommonConditions & Partial<Conditions> => {
  const conditions: Partial<Conditions> = {}
  for (const filter of kindFilters) {
    const value = own[filter.name]
    if (value) Object.assign(conditions, filter.conditions(value))
  }
  return {
    ...(search && { search }),
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(receivedFrom && { receivedFrom: startOfLocalDay(receivedFrom).toISOString() }),
    ...(receivedTo && { receivedBefore: endOfLocalDay(receivedTo).toISOString() }),
    ...(isOverdue && { isOverdue }),
    ...(owner && ownerCondition(owner, viewerId)),
    ...(followUpBy && { followUpBy: followUpBy === TODAY ? localDay(new Date()) : followUpBy }),
    ...conditions,
  }
}

/** The filter as the REST interface's CSV export takes it. */
export const csvParameters = (
  filter: LeadListFilter,
  kindFilters: readonly KindFilter[],
  viewerId: string | undefined,
) => {
  const conditions = filterVariables(filter, [], viewerId)
  const { receivedFrom = "", receivedBefore = "", ownerId = "", isUnassigned, followUpBy = "" } = conditions
  return withoutEmpty({
    search: filter.search,
    statuses: listStatuses(filter.statuses),
    ...Object.fromEntries(kindFilters.map(({ name, csvName }) => [csvName, filter.own[name] ?? ""])),
    received_from: receivedFrom,
    received_before: receivedBefore,
    is_overdue: filter.isOverdue ? "true" : "",
    owner_id: ownerId,
    is_unassigned: isUnassigned ? "true" : "",
    follow_up_by: followUpBy,
  })
}

type Changing = Pick<ListedLead, "status" | "owner" | "followUpOn">

/** Whether a lead has been moved out of a filter by what can change about it. */
export const hasLeftFilter = (filter: LeadListFilter, { status, owner, followUpOn }: Changing, viewerId?: string) => {
  const { statuses, isOverdue } = filter
  const { ownerId = owner?.id, isUnassigned = owner === null, followUpBy } = filterVariables(filter, [], viewerId)
  return (
    (statuses.length > 0 && !statuses.includes(status)) ||
    (isOverdue && status !== "PENDING") ||
    ownerId !== owner?.id ||
    isUnassigned !== (owner === null) ||
    (followUpBy !== undefined && (followUpOn === null || followUpOn > followUpBy))
  )
}

interface ListedKind<SortKey extends string> {
  tab: string
  nameColumn: { sortKey?: SortKey }
  columns: readonly { sortKey?: SortKey }[]
  filters: readonly KindFilter[]
}

/** The part of a list of leads that the address asks for, and the ways to other parts. */
export const useLeadListing = <SortKey extends string>({ tab, nameColumn, columns, filters }: ListedKind<SortKey>) => {
  const sortKeys: (SortKey | CommonSortKey)[] = ["RECEIVED", "STATUS"]
  for (const { sortKey } of [nameColumn, ...columns]) if (sortKey) sortKeys.push(sortKey)

  const { view, showFirst, goToNext, goToPrevious } = useListAddress({
    tab,
    read: (address) => readView(address, sortKeys, filters),
    write: writeView,
  })

  return {
    view,
    /** The view in words, the same for the same view. */
    address: writeView(view).toString(),
    /** The list of which the view is a page, in words. */
    list: writeView({ ...view, after: null, page: 1 }).toString(),
    /** The order as a table shows it. */
    order: {
      key: view.order?.field,
      direction: view.order?.direction === "ASCENDING" ? "ascending" : "descending",
    } as const,
    isNewest: isEmptyFilter(view.filter) && view.order === null && view.after === null,
    showNewest: () => showFirst({ filter: emptyFilter, order: null }),
    narrow: (change: Partial<LeadListFilter>, step?: { replace: boolean }) =>
      showFirst({ filter: { ...view.filter, ...change } }, step),
    showFilter: (filter: LeadListFilter) => showFirst({ filter }),
    /** Sorts by a column: ascending, then descending, then by arrival again. */
    sortBy: (key: string) => {
      const field = sortKeys.find((name) => name === key)
      if (!field || view.order?.field !== field) showFirst({ order: field ? { field, direction: "ASCENDING" } : null })
      else showFirst({ order: view.order.direction === "ASCENDING" ? { field, direction: "DESCENDING" } : null })
    },
    sortByArrival: (direction: OrderDirection) =>
      showFirst({ order: direction === "ASCENDING" ? { field: "RECEIVED", direction } : null }),
    goToNext,
    goToPrevious,
  }
}

export type LeadListing = ReturnType<typeof useLeadListing<string>>

import { snakeCase } from "@farelight/api/contract/api/restNames.ts"
import {
  type FilteredLead,
  type FilterInAddress,
  type FilterValueName,
  type LeadFilterName,
  leadFilterNames,
  leadFilters,
  ME,
  NOBODY,
  passesFilter,
  TODAY,
} from "@farelight/api/contract/leads/leadFilters.ts"
import { leadStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import {
  type ListOrder,
  type ListPlace,
  readOrder,
  readPlace,
  useListAddress,
  writeAddress,
} from "../../../components/list/listAddress.ts"
import { dayFormat } from "../../../components/records/dateFormat.ts"
import { endOfLocalDay, localDay, readLocalDay, startOfLocalDay } from "../../../components/records/localDay.ts"
import type { LeadStatus, OrderDirection } from "../../../graphql/generated.ts"
import { parseNameList } from "../../../graphql/parseNameList.ts"
import type { CommonConditions, CommonSortKey, KindFilter, ListedLead, ListFilter } from "../lead/leadKind.ts"
import { leadStatusLabel } from "../status/leadStatusLook.ts"

/** The keys are URL parameters. An empty value matches every lead. */
export type LeadListFilter = Readonly<Partial<Record<string, string>>>

export interface LeadListView<SortKey extends string> extends ListPlace {
  filter: LeadListFilter
  order: ListOrder<SortKey> | null
}

export const PAGE_SIZE = 25

/** The server's limit for a page. */
export const LISTED_MAX = 100

/** Limited, as loading this many leads takes a hundred requests. */
export const SELECTED_MAX = 10_000

export const statusParameter = (names: readonly LeadStatus[]) => names.map((name) => leadStatuses[name]).join()

const formatDay = dayFormat({ dateStyle: "medium" })

// Matches no lead. Used as the viewer's id in a filter until the viewer is known.
const NO_ID = "0"

interface AddressedValue {
  clean(text: string): string
  conditions(name: LeadFilterName, text: string, beside: FilterInAddress & { viewerId?: string }): CommonConditions
  show?(text: string): string
}

const statusesIn = (text: string) => parseNameList(leadStatuses, text)

const addressedValues: Readonly<Record<Exclude<FilterValueName, "ids">, AddressedValue>> = {
  text: { clean: (text) => text, conditions: (name, text) => ({ [name]: text }) },
  statuses: {
    clean: (text) => statusParameter(statusesIn(text)),
    conditions: (name, text) => ({ [name]: statusesIn(text) }),
    show: (text) => statusesIn(text).map(leadStatusLabel).join(", "),
  },
  moment: {
    clean: readLocalDay,
    conditions: (name, day, { isLastDay = false }) => ({
      [name]: (isLastDay ? endOfLocalDay : startOfLocalDay)(day).toISOString(),
    }),
    show: formatDay,
  },
  yesOrNo: { clean: (text) => (text === "true" ? text : ""), conditions: (name) => ({ [name]: true }) },
  account: {
    clean: (text) => (/^(me|none|\d{1,15})$/.test(text) ? text : ""),
    conditions: (name, owner, { viewerId = NO_ID }) =>
      owner === NOBODY ? { isUnassigned: true } : { [name]: owner === ME ? viewerId : owner },
  },
  day: {
    clean: (text) => (text === TODAY ? TODAY : readLocalDay(text)),
    conditions: (name, day) => ({ [name]: day === TODAY ? localDay(new Date()) : day }),
    show: (day) => (day === TODAY ? TODAY : formatDay(day)),
  },
}

const commonFilters = leadFilterNames.flatMap((filterName): ListFilter<CommonConditions>[] => {
  const { value, inAddress } = leadFilters[filterName]
  if (!inAddress || value === "ids") return []
  const { clean, conditions, show = (text) => text } = addressedValues[value]
  const { name, words } = inAddress
  return [
    {
      name,
      clean,
      conditions: (text, viewerId) => conditions(filterName, text, { ...inAddress, viewerId }),
      words: words && ((text) => words(show(text), text)),
    },
  ]
})

const [searchFilter, statusFilter, ...otherFilters] = commonFilters as [ListFilter, ListFilter, ...ListFilter[]]

const filtersOf = (kindFilters: readonly KindFilter[]): ListFilter[] => [
  searchFilter,
  statusFilter,
  ...kindFilters.map((filter) => ({
    ...filter,
    words: (value: string) => `${filter.label}: ${value.split(",").join(", ")}`,
  })),
  ...otherFilters,
]

const readFilter = (
  textOf: (name: string) => string | null | undefined,
  kindFilters: readonly KindFilter[],
): LeadListFilter =>
  Object.fromEntries(
    filtersOf(kindFilters)
      .map(({ name, clean }) => [name, clean(textOf(name) ?? "")])
      .filter(([, value]) => value !== ""),
  )

export const readView = <SortKey extends string>(
  address: URLSearchParams,
  sortKeys: readonly SortKey[],
  kindFilters: readonly KindFilter[],
): LeadListView<SortKey> => ({
  filter: readFilter((name) => address.get(name), kindFilters),
  order: readOrder(address, sortKeys),
  ...readPlace(address),
})

export const writeView = ({ filter, ...rest }: LeadListView<string>) =>
  writeAddress(Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value ?? ""])), rest)

const wordsOf = (filter: LeadListFilter) =>
  Object.entries(filter).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))

export const isEmptyFilter = (filter: LeadListFilter) => wordsOf(filter).length === 0

export const isSameFilter = (one: LeadListFilter, other: LeadListFilter) =>
  wordsOf(one).sort().join("&") === wordsOf(other).sort().join("&")

/** True if there are no leads at all, so that filters and sorting are of no use. */
export const isListEmpty = (filter: LeadListFilter, page: { totalCount: number } | undefined) =>
  page?.totalCount === 0 && isEmptyFilter(filter)

/** Without the search, which the search field shows already. */
export const describeFilter = (filter: LeadListFilter, kindFilters: readonly KindFilter[], waitListCity: string) =>
  filtersOf(kindFilters).flatMap(({ name, words }) => {
    const value = name === "waitlist" ? waitListCity : filter[name]
    return value && words ? [{ text: words(value), without: { [name]: "" } }] : []
  })

export const filterVariables = <Conditions extends object>(
  filter: LeadListFilter,
  kindFilters: readonly KindFilter<Conditions>[],
  viewerId?: string,
): CommonConditions & Partial<Conditions> =>
  Object.assign(
    {},
    ...filtersOf(kindFilters).map(({ name, conditions }) => filter[name] && conditions(filter[name], viewerId)),
  )

const inRest = (value: unknown) => (Array.isArray(value) ? statusParameter(value) : String(value))

export const csvParameters = (
  filter: LeadListFilter,
  kindFilters: readonly KindFilter[],
  viewerId: string | undefined,
) => ({
  ...Object.fromEntries(
    Object.entries(filterVariables(filter, [], viewerId)).map(([name, value]) => [snakeCase(name), inRest(value)]),
  ),
  ...Object.fromEntries(kindFilters.flatMap(({ name, csvName }) => (filter[name] ? [[csvName, filter[name]]] : []))),
})

type Changing = Pick<ListedLead, "status" | "statusReason" | "owner" | "followUpOn" | "answerDueAt">

export const hasLeftFilter = (
  filter: LeadListFilter,
  { status, statusReason, owner, followUpOn, answerDueAt }: Changing,
  viewerId?: string,
) => {
  const { statuses, ...others } = filterVariables(filter, [], viewerId)
  const asked = Object.entries({ ...others, statuses: statuses?.map((name) => leadStatuses[name]) })
  const now = new Date()
  // Work on a lead changes only values of the filters with `followsWork`, so the other filters are not checked.
  const ownerId = owner && Number(owner.id)
  const waitingSince = answerDueAt === null ? null : now
  const isPromised = answerDueAt !== null
  const clock = { createdAt: now, waitingSince, mailReturnedAt: waitingSince, isPromised }
  const worked = { status: leadStatuses[status], statusReason, ownerId, followUpOn, ...clock }
  const byWork = asked.filter(([name]) => leadFilters[name as LeadFilterName].followsWork)
  // Leads that are overdue or whose mail was returned stay in the list as long as a reply is due.
  return !passesFilter(Object.fromEntries(byWork), worked as FilteredLead, { overdueSince: now, isFoundBy: () => true })
}

interface ListedKind<SortKey extends string> {
  tab: string
  nameColumn: { sortKey?: SortKey }
  columns: readonly { sortKey?: SortKey }[]
  filters: readonly KindFilter[]
}

export const useLeadListing = <SortKey extends string>({ tab, nameColumn, columns, filters }: ListedKind<SortKey>) => {
  const sortKeys: (SortKey | CommonSortKey)[] = ["RECEIVED", "STATUS"]
  for (const { sortKey } of [nameColumn, ...columns]) if (sortKey) sortKeys.push(sortKey)

  const listing = useListAddress({
    tab,
    read: (address) => readView(address, sortKeys, filters),
    write: writeView,
  })
  const { view, showFirst } = listing

  return {
    ...listing,
    address: writeView(view).toString(),
    list: writeView({ ...view, after: null, page: 1 }).toString(),
    order: {
      key: view.order?.field,
      direction: view.order?.direction === "ASCENDING" ? "ascending" : "descending",
    } as const,
    isNewest: isEmptyFilter(view.filter) && view.order === null && view.after === null,
    showNewest: () => showFirst({ filter: {}, order: null }),
    narrow: (change: LeadListFilter, step?: { replace: boolean }) =>
      showFirst({ filter: readFilter((name) => ({ ...view.filter, ...change })[name], filters) }, step),
    showFilter: (filter: LeadListFilter) => showFirst({ filter }),
    sortBy: (key: string) => {
      const field = sortKeys.find((name) => name === key)
      if (!field || view.order?.field !== field) showFirst({ order: field ? { field, direction: "ASCENDING" } : null })
      else showFirst({ order: view.order.direction === "ASCENDING" ? { field, direction: "DESCENDING" } : null })
    },
    sortByArrival: (direction: OrderDirection) =>
      showFirst({ order: direction === "ASCENDING" ? { field: "RECEIVED", direction } : null }),
  }
}

export type LeadListing = ReturnType<typeof useLeadListing<string>>

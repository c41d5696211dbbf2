import { mediaFileOrderFields } from "@farelight/api/contract/site/media.ts"
import type { MediaFileOrderField } from "../../../../graphql/generated.ts"
import {
  type ListOrder,
  type ListPlace,
  readOrder,
  useListAddress,
  writeAddress,
} from "../../../../parts/list/listAddress.ts"

export interface MediaFilter {
  search: string
  lacksAltText: boolean
  isUnused: boolean
}

/** View of the library in the URL. */
export interface MediaView extends ListPlace {
  filter: MediaFilter
  /** Null for newest first. */
  order: ListOrder<MediaFileOrderField> | null
}

const PAGE_SIZE = 24

const emptyFilter: MediaFilter = { search: "", lacksAltText: false, isUnused: false }

const orderFields = Object.keys(mediaFileOrderFields) as MediaFileOrderField[]

const read = (address: URLSearchParams): MediaView => ({
  filter: {
    search: address.get("search") ?? "",
    lacksAltText: address.get("alt") === "missing",
    isUnused: address.get("used") === "nowhere",
  },
  order: readOrder(address, orderFields),
  after: null,
  page: 1,
})

const write = ({ filter, ...rest }: MediaView) =>
  writeAddress(
    { search: filter.search, alt: filter.lacksAltText ? "missing" : "", used: filter.isUnused ? "nowhere" : "" },
    rest,
  )

export const isEmptyFilter = ({ search, lacksAltText, isUnused }: MediaFilter) =>
  search === "" && !lacksAltText && !isUnused

/** True if there are no pictures at all, so that filters are useless. */
export const hasNone = (filter: MediaFilter, page: { totalCount: number } | undefined) =>
  page?.totalCount === 0 && isEmptyFilter(filter)

export const listVariables = ({ filter: { search, lacksAltText, isUnused }, order }: MediaView) => ({
  first: PAGE_SIZE,
  after: null,
  filter: { ...(search && { search }), ...(lacksAltText && { lacksAltText }), ...(isUnused && { isUnused }) },
  orderBy: order,
  ...(isUnused && { withSize: true }),
})

export const useMediaListing = () => {
  const listing = useListAddress({ tab: "media", read, write })
  const { view, showFirst } = listing
  return {
    ...listing,
    narrow: (change: Partial<MediaFilter>, step?: { replace: boolean }) =>
      showFirst({ filter: { ...view.filter, ...change } }, step),
    clearFilter: () => showFirst({ filter: emptyFilter }),
    sort: (order: MediaView["order"]) => showFirst({ order }),
  }
}

export type MediaListing = ReturnType<typeof useMediaListing>

import { mediaFileOrderFields } from "@farelight/api/contract/media.ts"
import {
  type ListOrder,
  type ListPlace,
  readOrder,
  readPlace,
  writeAddress,
} from "../../components/records/listAddress.ts"
import type { MediaFileOrderField } from "../../graphql/generated.ts"

/** What the list of pictures can be narrowed to. An empty value does not narrow it. */
export interface MediaListFilter {
  search: string
  lacksAltText: boolean
}

/** Which part of the library is looked at. It is what the address says, so that it can be bookmarked and shared. */
export interface MediaListView extends ListPlace {
  filter: MediaListFilter
  /** Without one the newest picture comes first. */
  order: ListOrder<MediaFileOrderField> | null
}

/** How many pictures a page has: full rows of two, three and four. */
export const PAGE_SIZE = 24

export const emptyFilter: MediaListFilter = { search: "", lacksAltText: false }

const orderFields = Object.keys(mediaFileOrderFields) as MediaFileOrderField[]

/** The view that an address asks for; what makes no sense in it is passed over. */
export const readView = (address: URLSearchParams): MediaListView => ({
  filter: { search: address.get("search") ?? "", lacksAltText: address.get("alt") === "missing" },
  order: readOrder(address, orderFields),
  ...readPlace(address),
})

/** The address of a view, without what goes without saying. */
export const writeView = ({ filter, ...rest }: MediaListView) =>
  writeAddress({ search: filter.search, alt: filter.lacksAltText ? "missing" : "" }, rest)

/** Whether a filter lets every picture through. */
export const isEmptyFilter = ({ search, lacksAltText }: MediaListFilter) => search === "" && !lacksAltText

/** The conditions as the GraphQL interface wants them. */
export const filterVariables = ({ search, lacksAltText }: MediaListFilter) => ({
  ...(search && { search }),
  ...(lacksAltText && { lacksAltText }),
})

import { messages } from "@farelight/api/contract/api/messages.ts"
import { mediaFileOrderFields } from "@farelight/api/contract/site/media.ts"
import { namesOf } from "@farelight/api/contract/text/namesOf.ts"
import { HelpText, Stack, Text } from "../../../../components/chakra.ts"
import { DropZone } from "../../../../components/files/DropZone.tsx"
import { Select } from "../../../../components/forms/Select.tsx"
import { FilterBar } from "../../../../components/list/FilterBar.tsx"
import { EmptyNote } from "../../../../components/list/ListNotices.tsx"
import {
  type ListOrder,
  type ListPlace,
  readOrder,
  useListAddress,
  writeAddress,
} from "../../../../components/list/listAddress.ts"
import { ToggleButton } from "../../../../components/list/ToggleGroup.tsx"
import { usePagedQuery } from "../../../../components/list/usePagedQuery.ts"
import { LoadFailure } from "../../../../components/records/LoadFailure.tsx"
import { type MediaFileOrderField, useMediaLibraryQuery } from "../../../../graphql/generated.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { MediaGridSkeleton } from "../MediaGridSkeleton.tsx"
import { MediaUpload } from "../upload/MediaUpload.tsx"
import { DROP_WORDS, useUpload } from "../upload/useUpload.ts"
import { MediaPage } from "./MediaPage.tsx"

interface MediaFilter {
  search: string
  lacksAltText: boolean
  isUnused: boolean
}

interface MediaView extends ListPlace {
  filter: MediaFilter
  order: ListOrder<MediaFileOrderField> | null
}

const PAGE_SIZE = 24

const emptyFilter: MediaFilter = { search: "", lacksAltText: false, isUnused: false }

const orderFields = namesOf(mediaFileOrderFields)

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

const isEmptyFilter = ({ search, lacksAltText, isUnused }: MediaFilter) => search === "" && !lacksAltText && !isUnused

const hasNone = (filter: MediaFilter, page: { totalCount: number } | undefined) =>
  page?.totalCount === 0 && isEmptyFilter(filter)

const listVariables = ({ filter: { search, lacksAltText, isUnused }, order }: MediaView) => ({
  first: PAGE_SIZE,
  after: null,
  filter: { ...(search && { search }), ...(lacksAltText && { lacksAltText }), ...(isUnused && { isUnused }) },
  orderBy: order,
  ...(isUnused && { withSize: true }),
})

const useMediaListing = () => {
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

type MediaListing = ReturnType<typeof useMediaListing>

type Order = MediaView["order"]

const orders: readonly { name: string; label: string; order: Order }[] = [
  { name: "newest", label: "Newest first", order: null },
  { name: "oldest", label: "Oldest first", order: { field: "UPLOADED", direction: "ASCENDING" } },
  { name: "name", label: "By name", order: { field: "FILENAME", direction: "ASCENDING" } },
  { name: "name-down", label: "By name, Z to A", order: { field: "FILENAME", direction: "DESCENDING" } },
  { name: "largest", label: "Largest first", order: { field: "SIZE", direction: "DESCENDING" } },
  { name: "smallest", label: "Smallest first", order: { field: "SIZE", direction: "ASCENDING" } },
]

const isSame = (one: Order, other: Order) => one?.field === other?.field && one?.direction === other?.direction

const MediaOrderSelect = ({ order, sort }: { order: Order; sort: (order: Order) => void }) => (
  <Select
    label="Order"
    size="sm"
    width="40"
    marginInlineStart={{ md: "auto" }}
    background="bg"
    options={orders}
    chosen={orders.find((entry) => isSame(entry.order, order))?.name ?? "newest"}
    choose={(chosen) => sort(orders.find(({ name }) => name === chosen)?.order ?? null)}
  />
)

const MediaFilterBar = ({ listing: { view, narrow, clearFilter, sort } }: { listing: MediaListing }) => {
  const { search, lacksAltText, isUnused } = view.filter
  return (
    <FilterBar
      searchHint="Search name or alt text"
      searched={search}
      search={(text, step) => narrow({ search: text }, step)}
      hasFilters={!isEmptyFilter(view.filter)}
      clear={clearFilter}
    >
      <ToggleButton isPressed={lacksAltText} onClick={() => narrow({ lacksAltText: !lacksAltText })}>
        Without alt text
      </ToggleButton>
      <ToggleButton isPressed={isUnused} onClick={() => narrow({ isUnused: !isUnused })}>
        Unused
      </ToggleButton>
      <MediaOrderSelect order={view.order} sort={sort} />
    </FilterBar>
  )
}

const NONE = "No media files yet. Upload your first image above."

export const MediaLibrary = () => {
  const { viewerCanEditMedia } = usePermissions()
  const listing = useMediaListing()
  const upload = useUpload()
  const query = useMediaLibraryQuery({ variables: listVariables(listing.view), fetchPolicy: "cache-and-network" })
  const { page, more, isStale, hasFailed, reload } = usePagedQuery(query, "mediaFiles")
  const isEmpty = hasNone(listing.view.filter, page)
  const isDown = hasFailed && !page
  const library = (
    <>
      {!isEmpty && !isDown && <MediaFilterBar listing={listing} />}
      {hasFailed && <LoadFailure message={messages.mediaLoadFailed} retry={reload} />}
      {!page && !hasFailed && <MediaGridSkeleton />}
      {isEmpty && !viewerCanEditMedia && <EmptyNote title={NONE} />}
      {page && <MediaPage page={page} more={more} isEmpty={isEmpty} isStale={isStale} />}
    </>
  )
  if (!viewerCanEditMedia || isDown) return <Stack gap="4">{library}</Stack>
  return (
    <DropZone words={DROP_WORDS} take={upload} minHeight="80">
      <MediaUpload
        upload={upload}
        note={
          isEmpty && (
            <>
              <Text fontWeight="semibold">{NONE}</Text>
              <HelpText>Then choose it where a section of the CMS Editor has a picture, or copy its address.</HelpText>
            </>
          )
        }
      />
      {library}
    </DropZone>
  )
}

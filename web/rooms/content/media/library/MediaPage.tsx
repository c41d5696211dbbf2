import { useEffect, useRef, useState } from "react"
import type { MediaFile_FileFragment, MediaLibraryQuery } from "../../../../graphql/generated.ts"
import { Box, Flex, SimpleGrid } from "../../../../parts/chakra.ts"
import { Select } from "../../../../parts/forms/Select.tsx"
import { describeRange } from "../../../../parts/list/counts.ts"
import { EmptyNote } from "../../../../parts/list/ListNotices.tsx"
import { Pager } from "../../../../parts/list/Pager.tsx"
import { Remark } from "../../../../parts/Remark.tsx"
import { MediaDetails } from "../details/MediaDetails.tsx"
import { MediaGridSkeleton } from "../MediaGridSkeleton.tsx"
import { formatMegabytes } from "../mediaFacts.ts"
import { DeleteMediaDialog } from "./DeleteMediaDialog.tsx"
import { MediaCard } from "./MediaCard.tsx"
import { hasNone, isEmptyFilter, type MediaListing, type MediaView, PAGE_SIZE } from "./mediaListing.ts"

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
    background="bg"
    options={orders}
    chosen={orders.find((entry) => isSame(entry.order, order))?.name ?? "newest"}
    choose={(chosen) => sort(orders.find(({ name }) => name === chosen)?.order ?? null)}
  />
)

interface Props {
  listing: MediaListing
  page: MediaLibraryQuery["mediaFiles"]
  isStale: boolean
}

/** The pictures of one page of the library, and the ways to other pages. */
export const MediaPage = ({ listing, page: { nodes, pageInfo, totalCount, totalSize }, isStale }: Props) => {
  const { view } = listing
  const top = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<MediaFile_FileFragment>()
  const [editedId, setEditedId] = useState<string>()
  const edited = nodes.find(({ id }) => id === editedId)
  const { goToPrevious } = listing
  const isUsedUp = nodes.length === 0 && view.page > 1

  useEffect(() => {
    // The last picture of the last page was deleted, here or elsewhere.
    if (isUsedUp && !isStale) goToPrevious({ replace: true })
  }, [isUsedUp, isStale, goToPrevious])

  return (
    <Box as="section" aria-label="Pictures" ref={top} tabIndex={-1} outline="none" scrollMarginTop="4">
      <Flex align="center" gap="3" wrap="wrap" paddingBottom="3">
        <Remark aria-live="polite" flex="1" whiteSpace="nowrap">
          {!hasNone(view.filter, { totalCount }) &&
            describeRange({ page: view.page, pageSize: PAGE_SIZE, shown: nodes.length, total: totalCount })}
          {totalSize !== undefined && totalCount > 0 && ` · ${formatMegabytes(totalSize)}`}
        </Remark>
        {totalCount > 1 && <MediaOrderSelect order={view.order} sort={listing.sort} />}
      </Flex>
      {nodes.length > 0 && (
        <SimpleGrid
          columns={{ base: 2, md: 3, xl: 4 }}
          gap={{ base: "3", md: "4" }}
          aria-busy={isStale}
          opacity={isStale ? 0.5 : undefined}
        >
          {nodes.map((file) => (
            <MediaCard key={file.id} file={file} edit={() => setEditedId(file.id)} askToDelete={() => setAsked(file)} />
          ))}
        </SimpleGrid>
      )}
      {nodes.length === 0 && (isStale || isUsedUp) && <MediaGridSkeleton />}
      {nodes.length === 0 && !isStale && !isUsedUp && (
        <EmptyNote>
          {isEmptyFilter(view.filter)
            ? "No media files yet. Upload your first image above."
            : "No pictures match this filter"}
        </EmptyNote>
      )}
      <Pager
        page={view.page}
        pageInfo={pageInfo}
        isBusy={isStale}
        top={top}
        goToPrevious={goToPrevious}
        goToNext={listing.goToNext}
      />
      {edited && <MediaDetails key={edited.id} file={edited} close={() => setEditedId(undefined)} />}
      {asked && (
        <DeleteMediaDialog key={asked.id} file={asked} close={() => setAsked(undefined)} focusAfterwards={top} />
      )}
    </Box>
  )
}

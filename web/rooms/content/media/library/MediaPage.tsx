import { useEffect, useRef, useState } from "react"
import type { MediaFile_FileFragment, MediaLibraryQuery } from "../../../../graphql/generated.ts"
import { Box, SimpleGrid } from "../../../../parts/chakra.ts"
import { describeRange } from "../../../../parts/list/counts.ts"
import { EmptyNote } from "../../../../parts/list/ListNotices.tsx"
import { Pager } from "../../../../parts/list/Pager.tsx"
import { Remark } from "../../../../parts/Remark.tsx"
import { Dot } from "../../../../parts/records/Dot.tsx"
import { MediaDetails } from "../details/MediaDetails.tsx"
import { MediaGridSkeleton } from "../MediaGridSkeleton.tsx"
import { formatMegabytes } from "../mediaFacts.ts"
import { DeleteMediaDialog } from "./DeleteMediaDialog.tsx"
import { MediaCard } from "./MediaCard.tsx"
import { isEmptyFilter, type MediaListing, PAGE_SIZE } from "./mediaListing.ts"

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
  const isEmpty = totalCount === 0 && isEmptyFilter(view.filter)
  const isUsedUp = nodes.length === 0 && view.page > 1

  useEffect(() => {
    // The last picture of the last page was deleted, here or elsewhere.
    if (isUsedUp && !isStale) goToPrevious({ replace: true })
  }, [isUsedUp, isStale, goToPrevious])

  return (
    <Box as="section" aria-label="Pictures" ref={top} tabIndex={-1} outline="none" scrollMarginTop="4">
      {!isEmpty && (
        <Remark aria-live="polite" paddingBottom="3">
          {describeRange({ page: view.page, pageSize: PAGE_SIZE, shown: nodes.length, total: totalCount })}
          {totalSize !== undefined && totalCount > 0 && (
            <>
              {" "}
              <Dot /> {formatMegabytes(totalSize)}
            </>
          )}
        </Remark>
      )}
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
      {nodes.length === 0 && !isStale && !isUsedUp && !isEmpty && <EmptyNote>No pictures match this filter</EmptyNote>}
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

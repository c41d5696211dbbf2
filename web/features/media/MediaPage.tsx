import { Box } from "@chakra-ui/react/box"
import { Flex } from "@chakra-ui/react/flex"
import { SimpleGrid } from "@chakra-ui/react/simple-grid"
import { Text } from "@chakra-ui/react/text"
import { useEffect, useRef, useState } from "react"
import { describeRange } from "../../components/records/describeRange.ts"
import { EmptyNote } from "../../components/records/EmptyNote.tsx"
import { Pager } from "../../components/records/Pager.tsx"
import type { MediaFile_FileFragment, MediaLibraryQuery } from "../../graphql/generated.ts"
import { DeleteMediaDialog } from "./DeleteMediaDialog.tsx"
import { MediaCard } from "./MediaCard.tsx"
import { MediaGridSkeleton } from "./MediaGridSkeleton.tsx"
import { MediaOrderSelect } from "./MediaOrderSelect.tsx"
import { isEmptyFilter, PAGE_SIZE } from "./mediaListView.ts"
import type { MediaListing } from "./useMediaListing.ts"

interface Props {
  listing: MediaListing
  page: MediaLibraryQuery["mediaFiles"]
  /** Another page has been asked for and will replace this one. */
  isStale: boolean
}

/** The pictures of one page of the library, and the ways to other pages. */
export const MediaPage = ({ listing, page: { nodes, pageInfo, totalCount }, isStale }: Props) => {
  const { view } = listing
  const top = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<MediaFile_FileFragment>()
  const { goToPrevious } = listing
  const isUsedUp = nodes.length === 0 && view.page > 1

  useEffect(() => {
    // The last picture of the last page was deleted, here or elsewhere.
    if (isUsedUp && !isStale) goToPrevious({ replace: true })
  }, [isUsedUp, isStale, goToPrevious])

  const turnTo = (turn: () => void) => {
    turn()
    top.current?.scrollIntoView({ block: "start" })
  }

  return (
    <Box as="section" aria-label="Pictures" ref={top} tabIndex={-1} outline="none" scrollMarginTop="4">
      <Flex align="center" gap="3" wrap="wrap" paddingBottom="3">
        <Text color="fg.muted" fontSize="sm" aria-live="polite" flex="1" whiteSpace="nowrap">
          {describeRange({ page: view.page, pageSize: PAGE_SIZE, shown: nodes.length, total: totalCount })}
        </Text>
        <MediaOrderSelect order={view.order} sort={listing.sort} />
      </Flex>
      {nodes.length > 0 && (
        <SimpleGrid
          columns={{ base: 2, md: 3, xl: 4 }}
          gap={{ base: "3", md: "4" }}
          aria-busy={isStale}
          opacity={isStale ? 0.5 : undefined}
        >
          {nodes.map((file) => (
            <MediaCard key={file.id} file={file} askToDelete={() => setAsked(file)} />
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
      {(view.page > 1 || pageInfo.hasNextPage) && (
        <Pager
          hasPrevious={view.page > 1}
          hasNext={pageInfo.hasNextPage}
          isBusy={isStale}
          goToPrevious={() => turnTo(goToPrevious)}
          goToNext={() => turnTo(() => pageInfo.endCursor !== null && listing.goToNext(pageInfo.endCursor))}
        />
      )}
      {asked && (
        <DeleteMediaDialog key={asked.id} file={asked} close={() => setAsked(undefined)} focusAfterwards={top} />
      )}
    </Box>
  )
}

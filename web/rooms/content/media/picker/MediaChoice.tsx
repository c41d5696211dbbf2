import { messages } from "@farelight/api/contract/api/messages.ts"
import { useState } from "react"
import { type MediaFile_FileFragment, useMediaLibraryQuery } from "../../../../graphql/generated.ts"
import { Box, chakra, SimpleGrid, Stack, Text } from "../../../../parts/chakra.ts"
import { EmptyNote } from "../../../../parts/list/ListNotices.tsx"
import { LoadMore } from "../../../../parts/list/LoadMore.tsx"
import { SearchField } from "../../../../parts/list/SearchField.tsx"
import { usePagedQuery } from "../../../../parts/list/usePagedQuery.ts"
import { Remark } from "../../../../parts/Remark.tsx"
import { LoadFailure } from "../../../../parts/records/LoadFailure.tsx"
import { MediaGridSkeleton } from "../MediaGridSkeleton.tsx"
import { MediaThumbnail } from "../MediaThumbnail.tsx"

// Full rows of two, three and four.
const PAGE_SIZE = 24
const MAX_SHOWN = 100

interface Props {
  chosenId: string | null
  choose: (file: MediaFile_FileFragment) => void
}

/** The library's pictures, newest first, each a button that chooses it. */
export const MediaChoice = ({ chosenId, choose }: Props) => {
  const [search, setSearch] = useState("")
  const query = useMediaLibraryQuery({
    variables: { first: PAGE_SIZE, ...(search && { filter: { search } }) },
    fetchPolicy: "cache-and-network",
  })
  const { page, isStale, hasFailed, reload, more } = usePagedQuery(query, "mediaFiles")
  const files = page?.nodes.slice(0, MAX_SHOWN) ?? []
  const isFull = files.length === MAX_SHOWN
  return (
    <Stack gap="4">
      <SearchField hint="Search name or alt text" value={search} search={setSearch} />
      {hasFailed && <LoadFailure message={messages.mediaLoadFailed} retry={reload} />}
      {!page && !hasFailed && <MediaGridSkeleton />}
      {page?.totalCount === 0 && (
        <EmptyNote>
          {search ? "No pictures match this search" : "No media files yet. Upload your first image above."}
        </EmptyNote>
      )}
      <SimpleGrid columns={{ base: 2, md: 3, lg: 4 }} gap="3" aria-busy={isStale}>
        {files.map((file) => (
          <chakra.button
            key={file.id}
            type="button"
            aria-pressed={file.id === chosenId}
            textAlign="start"
            borderWidth="2px"
            borderColor={file.id === chosenId ? "brand.fg" : "border"}
            borderRadius="l2"
            overflow="hidden"
            cursor="pointer"
            focusVisibleRing="outside"
            _hover={{ borderColor: "border.emphasized" }}
            onClick={() => choose(file)}
          >
            <MediaThumbnail file={{ ...file, altText: "" }} />
            <Box paddingX="2" paddingY="1.5">
              <Text fontSize="sm" truncate title={file.filename}>
                {file.filename}
              </Text>
            </Box>
          </chakra.button>
        ))}
      </SimpleGrid>
      {!isFull && <LoadMore more={more} label="Show more" />}
      {isFull && page && page.totalCount > MAX_SHOWN && (
        <Remark textAlign="center">{`The newest ${MAX_SHOWN} are shown. Search for the others.`}</Remark>
      )}
    </Stack>
  )
}

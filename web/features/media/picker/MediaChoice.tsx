import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { SimpleGrid } from "@chakra-ui/react/simple-grid"
import { Stack } from "@chakra-ui/react/stack"
import { chakra } from "@chakra-ui/react/styled-system"
import { Text } from "@chakra-ui/react/text"
import { messages } from "@farelight/api/contract/messages.ts"
import { useState } from "react"
import { EmptyNote } from "../../../components/records/ListNotices.tsx"
import { LoadFailure } from "../../../components/records/LoadFailure.tsx"
import { SearchField } from "../../../components/records/SearchField.tsx"
import { type MediaFile_FileFragment, useMediaLibraryQuery } from "../../../graphql/generated.ts"
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
export const MediaChoice = (choice: Props) => {
  const [search, setSearch] = useState("")
  const [wanted, setWanted] = useState(PAGE_SIZE)
  const { data, previousData, error, refetch } = usePicturesQuery({ search, first: PAGE_SIZE })
  const page = (data ?? previousData)?.mediaFiles
  const hasMore = page !== undefined && page.totalCount > wanted
  return (
    <Stack gap="4">
      <SearchField hint="Search name or alt text" value={search} search={setSearch} />
      {error && <LoadFailure message={messages.mediaLoadFailed} retry={refetch} />}
      {!page && !error && <MediaGridSkeleton />}
      {page?.totalCount === 0 && (
        <EmptyNote>
          {search ? "No pictures match this search" : "No media files yet. Upload your first image above."}
        </EmptyNote>
      )}
      {page && (
        <Stack gap="3">
          <Pictures {...choice} files={page.nodes} isStale={data === undefined} />
          {data?.mediaFiles.pageInfo.hasNextPage && wanted > PAGE_SIZE && (
            <MorePictures
              {...choice}
              search={search}
              after={data.mediaFiles.pageInfo.endCursor}
              left={wanted - PAGE_SIZE}
            />
          )}
        </Stack>
      )}
      {hasMore && wanted < MAX_SHOWN && (
        <Button
          variant="outline"
          size="sm"
          alignSelf="center"
          onClick={() => setWanted(Math.min(wanted + PAGE_SIZE, MAX_SHOWN))}
        >
          Show more
        </Button>
      )}
      {hasMore && wanted >= MAX_SHOWN && (
        <Text fontSize="sm" color="fg.muted" textAlign="center">
          {`The newest ${MAX_SHOWN} are shown. Search for the others.`}
        </Text>
      )}
    </Stack>
  )
}

const usePicturesQuery = ({ search, ...page }: { search: string; first: number; after?: string | null }) =>
  useMediaLibraryQuery({
    variables: { ...page, ...(search && { filter: { search } }) },
    fetchPolicy: "cache-and-network",
  })

interface MoreProps extends Props {
  search: string
  after: string | null
  /** How many more pictures are wanted. */
  left: number
}

/** The pages after the first. Each starts at the current end of the one before, so that a new picture leaves no gap. */
const MorePictures = ({ search, after, left, ...choice }: MoreProps) => {
  const { data, previousData, error, refetch } = usePicturesQuery({ search, after, first: Math.min(left, PAGE_SIZE) })
  const page = (data ?? previousData)?.mediaFiles
  return (
    <>
      {error && <LoadFailure message={messages.mediaLoadFailed} retry={refetch} />}
      {page && <Pictures {...choice} files={page.nodes} isStale={data === undefined} />}
      {data?.mediaFiles.pageInfo.hasNextPage && left > PAGE_SIZE && (
        <MorePictures {...choice} search={search} after={data.mediaFiles.pageInfo.endCursor} left={left - PAGE_SIZE} />
      )}
    </>
  )
}

interface PicturesProps extends Props {
  files: readonly MediaFile_FileFragment[]
  isStale: boolean
}

const Pictures = ({ files, isStale, chosenId, choose }: PicturesProps) => (
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
)

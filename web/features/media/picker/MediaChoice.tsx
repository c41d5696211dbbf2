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

const PAGE_SIZE = 24

interface Props {
  chosenId: string | null
  choose: (file: MediaFile_FileFragment) => void
}

/** The library's pictures, newest first, each a button that chooses it. */
export const MediaChoice = ({ chosenId, choose }: Props) => {
  const [search, setSearch] = useState("")
  const [first, setFirst] = useState(PAGE_SIZE)
  const { data, previousData, error, refetch } = useMediaLibraryQuery({
    variables: { first, ...(search && { filter: { search } }) },
    fetchPolicy: "cache-and-network",
  })
  const page = (data ?? previousData)?.mediaFiles
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
        <SimpleGrid columns={{ base: 2, md: 3, lg: 4 }} gap="3" aria-busy={data === undefined}>
          {page.nodes.map((file) => (
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
      )}
      {page && page.totalCount > page.nodes.length && first < 100 && (
        <Button
          variant="outline"
          size="sm"
          alignSelf="center"
          onClick={() => setFirst(Math.min(first + PAGE_SIZE, 100))}
        >
          Show more
        </Button>
      )}
      {page && page.totalCount > page.nodes.length && first >= 100 && (
        <Text fontSize="sm" color="fg.muted" textAlign="center">
          The newest 100 are shown. Search for the others.
        </Text>
      )}
    </Stack>
  )
}

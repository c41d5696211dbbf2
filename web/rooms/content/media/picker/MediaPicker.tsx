import { skipToken } from "@apollo/client/react"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { mediaIdOf } from "@farelight/api/contract/site/media.ts"
import { useId, useState } from "react"
import { Box, Button, Center, chakra, Flex, SimpleGrid, Stack, Text } from "../../../../components/chakra.ts"
import { DropZone } from "../../../../components/files/DropZone.tsx"
import { EmptyNote } from "../../../../components/list/ListNotices.tsx"
import { LoadMore } from "../../../../components/list/Pager.tsx"
import { SearchField } from "../../../../components/list/SearchField.tsx"
import { usePagedQuery } from "../../../../components/list/usePagedQuery.ts"
import { ModalDialog } from "../../../../components/ModalDialog.tsx"
import { LoadFailure } from "../../../../components/records/LoadFailure.tsx"
import { type MediaFile_FileFragment, useMediaFileQuery, useMediaLibraryQuery } from "../../../../graphql/generated.ts"
import { AltText } from "../AltText.tsx"
import { MediaGridSkeleton } from "../MediaGridSkeleton.tsx"
import { MediaThumbnail } from "../MediaThumbnail.tsx"
import { MediaUpload } from "../upload/MediaUpload.tsx"
import { DROP_WORDS, useUpload } from "../upload/useUpload.ts"

// 24 pictures fill whole rows in grids of two, three and four columns.
const PAGE_SIZE = 24

interface MediaChoiceProps {
  chosenId: string | null
  choose: (file: MediaFile_FileFragment) => void
}

const MediaChoice = ({ chosenId, choose }: MediaChoiceProps) => {
  const [search, setSearch] = useState("")
  const query = useMediaLibraryQuery({
    variables: { first: PAGE_SIZE, ...(search && { filter: { search } }) },
    fetchPolicy: "cache-and-network",
  })
  const { page, isStale, hasFailed, reload, more } = usePagedQuery(query, "mediaFiles")
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
        {page?.nodes.map((file) => (
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
      <LoadMore more={more} />
    </Stack>
  )
}

interface DialogProps {
  label: string
  chosenId: string | null
  close: () => void
  choose: (file: MediaFile_FileFragment) => void
}

const MediaPickerDialog = ({ label, chosenId, close, choose }: DialogProps) => {
  const upload = useUpload(choose)
  return (
    <ModalDialog title={`Choose a picture: ${label}`} size="xl" close={close} closeLabel="Cancel">
      <DropZone words={DROP_WORDS} take={upload}>
        <MediaUpload upload={upload} />
        <MediaChoice chosenId={chosenId} choose={choose} />
      </DropZone>
    </ModalDialog>
  )
}

interface Props {
  /** `/api/cms/media/{id}`, or empty for the page's default picture. */
  value: string
  onChange: (value: string) => void
  label: string
  isInvalid?: boolean
}

export const MediaPicker = ({ value, onChange, label, isInvalid = false }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const labelId = useId()
  const mediaId = mediaIdOf(value)
  const id = mediaId === null ? null : String(mediaId)
  const { data } = useMediaFileQuery(id ? { variables: { id } } : skipToken)
  const file = id ? data?.mediaFile : undefined
  const absence = value === "" ? "Default picture" : file === null ? "No longer in the library" : ""
  return (
    <Stack role="group" aria-labelledby={labelId} gap="1.5">
      <Text id={labelId} textStyle="sm" fontSize="xs" fontWeight="medium" letterSpacing="wide">
        {label}
      </Text>
      <Flex
        gap="4"
        align="start"
        borderWidth="1px"
        borderColor={isInvalid ? "border.error" : "border"}
        borderRadius="l2"
        padding="3"
      >
        <Box width={{ base: "28", md: "40" }} flexShrink="0" borderRadius="l1" overflow="hidden" borderWidth="1px">
          {file ? (
            <MediaThumbnail file={file} />
          ) : (
            <Center
              aspectRatio="4 / 3"
              background="bg.muted"
              color="fg.muted"
              fontSize="sm"
              textAlign="center"
              padding="2"
            >
              {absence}
            </Center>
          )}
        </Box>
        <Stack gap="2" minWidth="0" flex="1">
          {file && (
            <Text fontWeight="medium" overflowWrap="anywhere" lineClamp="2">
              {file.filename}
            </Text>
          )}
          {file && <AltText file={file} />}
          <Flex gap="2" wrap="wrap">
            <Button onClick={() => setIsOpen(true)} aria-label={`Choose: ${label}`}>
              Choose
            </Button>
            {value !== "" && (
              <Button onClick={() => onChange("")} aria-label={`Remove: ${label}`}>
                Remove
              </Button>
            )}
          </Flex>
        </Stack>
      </Flex>
      {isOpen && (
        <MediaPickerDialog
          label={label}
          chosenId={id}
          close={() => setIsOpen(false)}
          choose={(chosen) => {
            onChange(chosen.url)
            setIsOpen(false)
          }}
        />
      )}
    </Stack>
  )
}

import { useApolloClient } from "@apollo/client/react"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { mediaUsePhrase } from "@farelight/api/contract/site/media.ts"
import { type ComponentProps, type RefObject, useRef, useState } from "react"
import { toast } from "sonner"
import { errorCode, serverError } from "../../../../apollo/errors.ts"
import { Box, Button, HelpText, SimpleGrid, Text } from "../../../../components/chakra.ts"
import { counted } from "../../../../components/list/counts.ts"
import { EmptyNote } from "../../../../components/list/ListNotices.tsx"
import { LoadMore } from "../../../../components/list/Pager.tsx"
import { ModalDialog } from "../../../../components/ModalDialog.tsx"
import { SeparatorDot } from "../../../../components/records/RecordText.tsx"
import {
  type MediaFile_FileFragment,
  type MediaLibraryQuery,
  useDeleteMediaMutation,
} from "../../../../graphql/generated.ts"
import { MediaDetails } from "../details/MediaDetails.tsx"
import { MediaGridSkeleton } from "../MediaGridSkeleton.tsx"
import { reloadMediaLists } from "../mediaCache.ts"
import { blocksShowing, formatMegabytes } from "../mediaFacts.ts"
import { MediaCard } from "./MediaCard.tsx"

interface DeleteMediaDialogProps {
  file: MediaFile_FileFragment
  close: () => void
  focusAfterwards: RefObject<HTMLElement | null>
}

const describeUses = ({ filename, uses }: MediaFile_FileFragment) =>
  uses.length === 0
    ? undefined
    : `${mediaUsePhrase(uses)} “${filename}”: ${blocksShowing(uses)
        .map(({ name }) => name)
        .join(", ")}.`

/** If the site shows the picture, a second question lists where. */
const DeleteMediaDialog = ({ file, close, focusAfterwards }: DeleteMediaDialogProps) => {
  const client = useApolloClient()
  const [conflict, setConflict] = useState<string>()
  const warning = conflict ?? describeUses(file)
  const isGone = useRef(false)
  const [deleteMedia, { loading }] = useDeleteMediaMutation()

  const send = async () => {
    if (loading) return
    try {
      await deleteMedia({ variables: { id: file.id, evenIfUsed: warning !== undefined } })
    } catch (error) {
      const code = errorCode(error)
      // The site has started to show the picture since the list was loaded.
      if (code === "CONFLICT") return setConflict(serverError(error)?.message)
      if (code !== "NOT_FOUND") return toast.error(messages.fileDeleteFailed)
    }
    isGone.current = true
    toast.success(messages.fileDeleted)
    client.cache.evict({ id: client.cache.identify({ __typename: "MediaFile", id: file.id }) })
    reloadMediaLists(client)
    close()
  }

  return (
    <ModalDialog
      title="Are you sure you want to delete this file?"
      isAlert
      close={close}
      focusAfterwards={() => (isGone.current ? focusAfterwards.current : null)}
      actions={
        <Button variant="solid" size="md" background="fg.error" color="bg" aria-disabled={loading} onClick={send}>
          {warning ? "Delete anyway" : "Delete"}
        </Button>
      }
    >
      <Text overflowWrap="anywhere">{warning ?? file.filename}</Text>
      {warning && <Text marginTop="2">These places will show their default picture instead.</Text>}
    </ModalDialog>
  )
}

interface Props {
  page: MediaLibraryQuery["mediaFiles"]
  more: ComponentProps<typeof LoadMore>["more"]
  isEmpty: boolean
  isStale: boolean
}

export const MediaPage = ({ page: { nodes, totalCount, totalSize }, more, isEmpty, isStale }: Props) => {
  const top = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<MediaFile_FileFragment>()
  const [editedId, setEditedId] = useState<string>()
  const edited = nodes.find(({ id }) => id === editedId)

  return (
    <Box as="section" aria-label="Pictures" ref={top} tabIndex={-1} outline="none" scrollMarginTop="4">
      {!isEmpty && (
        <HelpText aria-live="polite" paddingBottom="3">
          {counted(totalCount, ["picture", "pictures"])}
          {totalSize !== undefined && totalCount > 0 && (
            <>
              {" "}
              <SeparatorDot /> {formatMegabytes(totalSize)}
            </>
          )}
        </HelpText>
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
      {nodes.length === 0 && isStale && <MediaGridSkeleton />}
      {nodes.length === 0 && !isStale && !isEmpty && <EmptyNote>No pictures match this filter</EmptyNote>}
      <LoadMore more={more} />
      {edited && <MediaDetails key={edited.id} file={edited} close={() => setEditedId(undefined)} />}
      {asked && (
        <DeleteMediaDialog key={asked.id} file={asked} close={() => setAsked(undefined)} focusAfterwards={top} />
      )}
    </Box>
  )
}

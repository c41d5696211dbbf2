import { useApolloClient } from "@apollo/client/react"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { whoShows } from "@farelight/api/contract/site/media.ts"
import { type RefObject, useRef, useState } from "react"
import { toast } from "sonner"
import { errorCode, serverError } from "../../../../apollo/errors.ts"
import { type MediaFile_FileFragment, useDeleteMediaMutation } from "../../../../graphql/generated.ts"
import { Button, Text } from "../../../../parts/chakra.ts"
import { ModalDialog } from "../../../../parts/ModalDialog.tsx"
import { reloadMediaLists } from "../mediaCache.ts"
import { placesOf } from "../mediaFacts.ts"

interface Props {
  file: MediaFile_FileFragment
  close: () => void
  /** Gets the focus once the picture and its button are gone. */
  focusAfterwards: RefObject<HTMLElement | null>
}

const describeUses = ({ filename, uses }: MediaFile_FileFragment) =>
  uses.length === 0
    ? undefined
    : `${whoShows(uses)} “${filename}”: ${placesOf(uses)
        .map(({ name }) => name)
        .join(", ")}.`

/** Confirms the deletion of a picture, and once more, naming the places, if the site shows it. */
export const DeleteMediaDialog = ({ file, close, focusAfterwards }: Props) => {
  const client = useApolloClient()
  const [warning, setWarning] = useState<string>()
  const isGone = useRef(false)
  const [deleteMedia, { loading }] = useDeleteMediaMutation()

  const send = async (evenIfUsed: boolean) => {
    if (loading) return
    try {
      await deleteMedia({ variables: { id: file.id, evenIfUsed } })
    } catch (error) {
      const code = errorCode(error)
      // The site has started to show it since the list was loaded.
      if (code === "CONFLICT") return setWarning(serverError(error)?.message)
      if (code !== "NOT_FOUND") return toast.error(messages.fileDeleteFailed)
    }
    isGone.current = true
    toast.success(messages.fileDeleted)
    client.cache.evict({ id: client.cache.identify({ __typename: "MediaFile", id: file.id }) })
    reloadMediaLists(client)
    close()
  }

  const confirm = () => {
    const uses = describeUses(file)
    if (warning === undefined && uses) setWarning(uses)
    else void send(warning !== undefined)
  }

  return (
    <ModalDialog
      title={warning ? "This picture is in use" : "Are you sure you want to delete this file?"}
      isAlert
      close={close}
      focusAfterwards={() => (isGone.current ? focusAfterwards.current : null)}
      actions={
        <Button background="fg.error" color="bg" aria-disabled={loading} onClick={confirm}>
          {warning ? "Delete anyway" : "Delete"}
        </Button>
      }
    >
      <Text overflowWrap="anywhere">{warning ?? file.filename}</Text>
      {warning && <Text marginTop="2">These places will show their default picture instead.</Text>}
    </ModalDialog>
  )
}

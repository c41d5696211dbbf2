import { useApolloClient } from "@apollo/client/react"
import { Button } from "@chakra-ui/react/button"
import { Dialog } from "@chakra-ui/react/dialog"
import { Portal } from "@chakra-ui/react/portal"
import { Text } from "@chakra-ui/react/text"
import { messages } from "@farelight/api/messages.ts"
import { type RefObject, useState } from "react"
import { toast } from "sonner"
import { errorCode, serverError } from "../../apollo/errors.ts"
import { type MediaFile_FileFragment, useDeleteMediaMutation } from "../../graphql/generated.ts"
import { placesOf } from "./mediaPlaces.ts"
import { reloadMediaLists } from "./reloadMediaLists.ts"

interface Props {
  file: MediaFile_FileFragment
  close: () => void
  /** What has the focus when the picture, and its button with it, is gone. */
  focusAfterwards: RefObject<HTMLElement | null>
}

const describeUses = ({ filename, uses }: MediaFile_FileFragment) =>
  uses.length === 0
    ? undefined
    : `The site shows “${filename}”: ${placesOf(uses)
        .map(({ name }) => name)
        .join(", ")}.`

/** Asks before a picture is deleted (SPEC §5), and once more, with the places named, before one that the site shows. */
export const DeleteMediaDialog = ({ file, close, focusAfterwards }: Props) => {
  const client = useApolloClient()
  const [warning, setWarning] = useState<string>()
  const [isOpen, setIsOpen] = useState(true)
  const [isGone, setIsGone] = useState(false)
  const [deleteMedia, { loading }] = useDeleteMediaMutation()

  const send = async (evenIfUsed: boolean) => {
    if (loading) return
    try {
      await deleteMedia({ variables: { id: file.id, evenIfUsed } })
    } catch (error) {
      const code = errorCode(error)
      // The site has begun to show it since the list was loaded.
      if (code === "CONFLICT") return setWarning(serverError(error)?.message)
      if (code !== "NOT_FOUND") return toast.error(messages.fileDeleteFailed)
    }
    setIsGone(true)
    setIsOpen(false)
    toast.success(messages.fileDeleted)
    reloadMediaLists(client)
  }

  const confirm = () => {
    const uses = describeUses(file)
    if (warning === undefined && uses) setWarning(uses)
    else void send(warning !== undefined)
  }

  return (
    <Dialog.Root
      role="alertdialog"
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      onExitComplete={close}
      finalFocusEl={() => (isGone ? focusAfterwards.current : null)}
      placement="center"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content marginX="4">
            <Dialog.Header>
              <Dialog.Title>
                {warning ? "This picture is in use" : "Are you sure you want to delete this file?"}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description overflowWrap="anywhere">{warning ?? file.filename}</Dialog.Description>
              {warning && <Text marginTop="2">These places will show their default picture instead.</Text>}
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={() => setIsOpen(false)}>
                Cancel
              </Button>
              <Button background="fg.error" color="bg" aria-disabled={loading} onClick={confirm}>
                {warning ? "Delete anyway" : "Delete"}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

import { Button } from "@chakra-ui/react/button"
import { Dialog } from "@chakra-ui/react/dialog"
import { Portal } from "@chakra-ui/react/portal"
import { Stack } from "@chakra-ui/react/stack"
import type { MediaFile_FileFragment } from "../../graphql/generated.ts"
import { MediaChoice } from "./MediaChoice.tsx"
import { MediaUpload } from "./upload/MediaUpload.tsx"

interface Props {
  title: string
  chosenId: string | null
  isOpen: boolean
  close: () => void
  choose: (file: MediaFile_FileFragment) => void
}

/** The library in a window of its own: a picture is chosen from it, or uploaded and thereby chosen. */
export const MediaPickerDialog = ({ title, chosenId, isOpen, close, choose }: Props) => (
  <Dialog.Root
    open={isOpen}
    onOpenChange={({ open }) => open || close()}
    size={{ mdDown: "full", md: "xl" }}
    scrollBehavior="inside"
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>{`Choose a picture: ${title}`}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Stack gap="4">
              <MediaUpload onStored={choose} />
              <MediaChoice chosenId={chosenId} choose={choose} />
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
)

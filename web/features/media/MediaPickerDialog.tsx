import { Button } from "@chakra-ui/react/button"
import { Stack } from "@chakra-ui/react/stack"
import { ModalDialog } from "../../components/ModalDialog.tsx"
import type { MediaFile_FileFragment } from "../../graphql/generated.ts"
import { MediaChoice } from "./MediaChoice.tsx"
import { MediaUpload } from "./upload/MediaUpload.tsx"

interface Props {
  label: string
  chosenId: string | null
  close: () => void
  choose: (file: MediaFile_FileFragment) => void
}

/** The library in a window of its own: a picture is chosen from it, or uploaded and thereby chosen. */
export const MediaPickerDialog = ({ label, chosenId, close, choose }: Props) => (
  <ModalDialog
    title={`Choose a picture: ${label}`}
    size="xl"
    close={close}
    actions={
      <Button variant="outline" onClick={close}>
        Cancel
      </Button>
    }
  >
    <Stack gap="4">
      <MediaUpload onStored={choose} />
      <MediaChoice chosenId={chosenId} choose={choose} />
    </Stack>
  </ModalDialog>
)

import { Button } from "@chakra-ui/react/button"
import { ModalDialog } from "../../components/ModalDialog.tsx"
import type { MediaFile_FileFragment } from "../../graphql/generated.ts"
import { MediaChoice } from "./MediaChoice.tsx"
import { DropZone } from "./upload/DropZone.tsx"
import { MediaUpload } from "./upload/MediaUpload.tsx"
import { useUpload } from "./upload/useUpload.ts"

interface Props {
  label: string
  chosenId: string | null
  close: () => void
  choose: (file: MediaFile_FileFragment) => void
}

/** The library in a window of its own: a picture is chosen from it, or uploaded and thereby chosen. */
export const MediaPickerDialog = ({ label, chosenId, close, choose }: Props) => {
  const upload = useUpload(choose)
  return (
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
      <DropZone take={upload}>
        {/* The picture that is chosen is asked about where it is shown then. */}
        <MediaUpload upload={upload} asksAltText={false} />
        <MediaChoice chosenId={chosenId} choose={choose} />
      </DropZone>
    </ModalDialog>
  )
}

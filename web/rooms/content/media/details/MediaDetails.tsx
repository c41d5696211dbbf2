import { useState } from "react"
import { toast } from "sonner"
import { Button, HelpText, PrimaryButton, Stack } from "../../../../components/chakra.ts"
import { FilePickerButton } from "../../../../components/files/FilePickerButton.tsx"
import { formatSize } from "../../../../components/files/fileSize.ts"
import { tellFailure } from "../../../../components/forms/attempt.ts"
import { ModalDialog } from "../../../../components/ModalDialog.tsx"
import { Dot } from "../../../../components/records/Dot.tsx"
import { type MediaFile_FileFragment, useUpdateMediaMutation } from "../../../../graphql/generated.ts"
import { AltText } from "../AltText.tsx"
import { MediaUses } from "../MediaUses.tsx"
import { notePictureChange } from "../mediaCache.ts"
import { mediaTypeNames } from "../upload/uploadQueue.ts"
import { CENTER, FocalPointField } from "./FocalPointField.tsx"
import { ReplaceMedia } from "./ReplaceMedia.tsx"

export const MediaDetails = ({ file, close }: { file: MediaFile_FileFragment; close: () => void }) => {
  const [chosen, setChosen] = useState<File>()
  const [moved, setMoved] = useState(file.focalPoint ?? CENTER)
  const [save, { client, loading }] = useUpdateMediaMutation({
    onError: tellFailure("Failed to save the focal point"),
  })

  if (chosen) return <ReplaceMedia file={file} chosen={chosen} close={close} keep={() => setChosen(undefined)} />

  const isCenter = moved.x === CENTER.x && moved.y === CENTER.y
  const saved = file.focalPoint ?? CENTER
  const isChanged = moved.x !== saved.x || moved.y !== saved.y

  const confirm = async () => {
    if (loading) return
    if (!isChanged) return close()
    const focalPoint = isCenter ? null : { x: moved.x, y: moved.y }
    const isSaved = await save({ variables: { id: file.id, focalPoint } }).then(
      () => true,
      () => false,
    )
    if (!isSaved) return
    notePictureChange(client)
    toast.success("The focal point is saved", { description: file.filename })
    close()
  }

  return (
    <ModalDialog
      title={`Edit ${file.filename}`}
      size="xl"
      close={close}
      actions={
        <PrimaryButton size="md" aria-busy={loading} onClick={confirm}>
          {loading ? "Saving..." : "Save"}
        </PrimaryButton>
      }
    >
      <Stack gap="4">
        <HelpText>
          Click or drag on what must stay in view where a page crops the picture. The arrow keys move the cross, with
          Shift in larger steps.
        </HelpText>
        <FocalPointField file={file} point={moved} move={setMoved} />
        <Button alignSelf="start" disabled={isCenter} onClick={() => setMoved(CENTER)}>
          Reset to center
        </Button>
        <Stack gap="1.5" borderTopWidth="1px" paddingTop="4">
          <AltText file={file} />
          <MediaUses uses={file.uses} />
          <HelpText>
            {formatSize(file.size)} <Dot /> {`${file.width} × ${file.height}`}
          </HelpText>
          <FilePickerButton
            accept={mediaTypeNames}
            label="Replace picture"
            size="sm"
            alignSelf="start"
            pick={([first]) => setChosen(first)}
          />
        </Stack>
      </Stack>
    </ModalDialog>
  )
}

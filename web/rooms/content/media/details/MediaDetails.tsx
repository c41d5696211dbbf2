import { useEffect, useRef, useState } from "react"
import { toast } from "sonner"
import { Box, Button, FieldError, Flex, HelpText, PrimaryButton, Stack, Text } from "../../../../components/chakra.ts"
import { FilePickerButton } from "../../../../components/files/FilePickerButton.tsx"
import { formatSize } from "../../../../components/files/fileSize.ts"
import { describeFailure } from "../../../../components/files/uploadQueue.ts"
import { toastFailure } from "../../../../components/forms/attempt.ts"
import { FormDialog } from "../../../../components/forms/FormDialog.tsx"
import { useForm } from "../../../../components/forms/useForm.ts"
import { ModalDialog } from "../../../../components/ModalDialog.tsx"
import { SeparatorDot } from "../../../../components/records/RecordText.tsx"
import {
  type MediaFile_FileFragment,
  useReplaceMediaMutation,
  useUpdateMediaMutation,
} from "../../../../graphql/generated.ts"
import { AltText } from "../AltText.tsx"
import { MediaThumbnail } from "../MediaThumbnail.tsx"
import { MediaUses } from "../MediaUses.tsx"
import { recordPictureChange, reloadMediaLists } from "../mediaCache.ts"
import { fileRejection, mediaTypeNames } from "../upload/uploadQueue.ts"
import { DEFAULT_FOCAL_POINT, FocalPointField } from "./FocalPointField.tsx"

interface SideProps {
  label: string
  shown: { thumbnailUrl: string; contentType: string; altText: string }
  name: string
  size: number
}

const Side = ({ label, shown, name, size }: SideProps) => (
  <Box flex="1" minWidth="0">
    <Text fontSize="sm" fontWeight="medium" marginBottom="1">
      {label}
    </Text>
    <Box borderWidth="1px" borderRadius="l2" overflow="hidden" aspectRatio="4 / 3">
      {shown.thumbnailUrl !== "" && <MediaThumbnail file={shown} />}
    </Box>
    <Text fontSize="sm" truncate title={name} marginTop="1">
      {name}
    </Text>
    <HelpText>{formatSize(size)}</HelpText>
  </Box>
)

const useFileAddress = (file: File) => {
  const [address, setAddress] = useState("")
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

interface Props {
  file: MediaFile_FileFragment
  chosen: File
  close: () => void
  keep: () => void
}

const ReplaceMedia = ({ file, chosen, close, keep }: Props) => {
  const address = useFileAddress(chosen)
  const refusal = fileRejection(chosen)
  const [replace, { client }] = useReplaceMediaMutation()
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async () => {
    sending.current = new AbortController()
    const { signal } = sending.current
    await replace({ variables: { id: file.id, file: chosen }, context: { fetchOptions: { signal } } })
    toast.success("The picture is replaced", { description: chosen.name })
    reloadMediaLists(client)
    close()
  }
  const form = useForm(send, { explain: (error) => describeFailure(error).reason })

  return (
    <FormDialog
      title={`Replace ${file.filename}`}
      size="xl"
      isAlert
      action={["Replace", "Replacing..."]}
      isWaiting={refusal !== undefined}
      form={form}
      close={keep}
    >
      <Flex gap="4">
        <Side label="Now" shown={file} name={file.filename} size={file.size} />
        <Side
          label="New"
          shown={{ thumbnailUrl: address, contentType: chosen.type, altText: "The new picture" }}
          name={chosen.name}
          size={chosen.size}
        />
      </Flex>
      <MediaUses uses={file.uses} />
      <Text>
        The new picture takes over its places, its address, its alt text and its focal point. The one that is there now
        is deleted for good.
      </Text>
      <FieldError>{refusal}</FieldError>
    </FormDialog>
  )
}

export const MediaDetails = ({ file, close }: { file: MediaFile_FileFragment; close: () => void }) => {
  const [chosen, setChosen] = useState<File>()
  const [moved, setMoved] = useState(file.focalPoint ?? DEFAULT_FOCAL_POINT)
  const [save, { client, loading }] = useUpdateMediaMutation({
    onError: toastFailure("Failed to save the focal point"),
  })

  if (chosen) return <ReplaceMedia file={file} chosen={chosen} close={close} keep={() => setChosen(undefined)} />

  const isCenter = moved.x === DEFAULT_FOCAL_POINT.x && moved.y === DEFAULT_FOCAL_POINT.y
  const saved = file.focalPoint ?? DEFAULT_FOCAL_POINT
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
    recordPictureChange(client)
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
        <Button alignSelf="start" disabled={isCenter} onClick={() => setMoved(DEFAULT_FOCAL_POINT)}>
          Reset to center
        </Button>
        <Stack gap="1.5" borderTopWidth="1px" paddingTop="4">
          <AltText file={file} />
          <MediaUses uses={file.uses} />
          <HelpText>
            {formatSize(file.size)} <SeparatorDot /> {`${file.width} × ${file.height}`}
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

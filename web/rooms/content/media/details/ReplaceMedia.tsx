import { useEffect, useRef, useState } from "react"
import { toast } from "sonner"
import { Box, FieldError, Flex, HelpText, Text } from "../../../../components/chakra.ts"
import { formatSize } from "../../../../components/files/fileSize.ts"
import { describeFailure } from "../../../../components/files/uploadQueue.ts"
import { FormDialog } from "../../../../components/forms/FormDialog.tsx"
import { useForm } from "../../../../components/forms/useForm.ts"
import { type MediaFile_FileFragment, useReplaceMediaMutation } from "../../../../graphql/generated.ts"
import { MediaThumbnail } from "../MediaThumbnail.tsx"
import { MediaUses } from "../MediaUses.tsx"
import { reloadMediaLists } from "../mediaCache.ts"
import { refusalOf } from "../upload/uploadQueue.ts"

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

export const ReplaceMedia = ({ file, chosen, close, keep }: Props) => {
  const address = useFileAddress(chosen)
  const refusal = refusalOf(chosen)
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

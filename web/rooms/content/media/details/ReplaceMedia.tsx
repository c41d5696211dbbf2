import { Progress } from "@chakra-ui/react/progress"
import { useEffect, useState } from "react"
import type { MediaFile_FileFragment } from "../../../../graphql/generated.ts"
import { Box, Button, Flex, Stack, Text } from "../../../../parts/chakra.ts"
import { ModalDialog } from "../../../../parts/ModalDialog.tsx"
import { Remark } from "../../../../parts/Remark.tsx"
import { formatSize } from "../../../../parts/records/fileSize.ts"
import { MediaThumbnail } from "../MediaThumbnail.tsx"
import { MediaUses } from "../MediaUses.tsx"
import { useReplaceMedia } from "./useReplaceMedia.ts"

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
    <Remark>{formatSize(size)}</Remark>
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

/** Shows a picture beside the one that is to take its place, and puts it there. */
export const ReplaceMedia = ({ file, chosen, close, keep }: Props) => {
  const { sentShare, fault, replace, cancel } = useReplaceMedia({ file, chosen, replaced: close })
  const isSending = sentShare !== undefined
  const address = useFileAddress(chosen)
  const stop = () => {
    cancel()
    keep()
  }
  return (
    <ModalDialog
      title={`Replace ${file.filename}`}
      size="xl"
      isAlert
      close={stop}
      actions={
        <Button
          colorPalette="brand"
          aria-disabled={isSending || fault?.isFinal}
          aria-busy={isSending}
          onClick={replace}
        >
          {isSending ? "Replacing..." : fault && !fault.isFinal ? "Try again" : "Replace"}
        </Button>
      }
    >
      <Stack gap="4">
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
          The new picture takes over its places, its address, its alt text and its focal point. The one that is there
          now is deleted for good.
        </Text>
        {isSending && (
          <Progress.Root value={Math.floor(sentShare * 100)} size="sm" colorPalette="brand">
            <Progress.Track aria-label={`Upload of ${chosen.name}`}>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        )}
        {fault && (
          <Text role="alert" color="fg.error">
            {fault.reason}
          </Text>
        )}
      </Stack>
    </ModalDialog>
  )
}

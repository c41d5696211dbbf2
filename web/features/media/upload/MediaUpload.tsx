import { Flex } from "@chakra-ui/react/flex"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useEffect, useRef } from "react"
import type { MediaFile_FileFragment } from "../../../graphql/generated.ts"
import { FilePickerButton } from "./FilePickerButton.tsx"
import { UploadList } from "./UploadList.tsx"
import { isPending } from "./uploadQueue.ts"
import { useUploadQueue } from "./useUploadQueue.ts"

interface Props {
  /** Called for each file that this part has sent, for as long as it is on screen. */
  onStored?: (file: MediaFile_FileFragment) => void
  /** Files can be dropped around it as well. */
  isDropTarget?: boolean
}

/** The way into the library (SPEC §2): the file picker, its hint, and the files on their way. */
export const MediaUpload = ({ onStored, isDropTarget = false }: Props) => {
  const { queue, uploads } = useUploadQueue()
  const tellStored = useRef(onStored)

  useEffect(() => {
    tellStored.current = onStored
    return () => {
      tellStored.current = undefined
    }
  }, [onStored])

  const pick = (files: File[]) => queue.add(files, (file) => tellStored.current?.(file))
  const isUploading = uploads.some(isPending)
  return (
    <Stack gap="3">
      <Flex
        align="center"
        columnGap="4"
        rowGap="2"
        wrap="wrap"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border.emphasized"
        borderRadius="l3"
        background="bg"
        padding={{ base: "3", md: "4" }}
      >
        <FilePickerButton isDisabled={isUploading} pick={pick} />
        <Text fontSize="sm" color="fg.muted">
          Upload images (JPG, PNG, GIF, WebP). Max size: 10MB
        </Text>
        {isDropTarget && (
          <Text fontSize="sm" color="fg.muted" hideBelow="lg">
            Or drop them anywhere on this tab.
          </Text>
        )}
        <Text role="status" fontWeight="medium">
          {isUploading && "Uploading..."}
        </Text>
      </Flex>
      <UploadList />
    </Stack>
  )
}

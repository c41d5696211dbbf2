import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Stack } from "@chakra-ui/react/stack"
import { chakra } from "@chakra-ui/react/styled-system"
import { Text } from "@chakra-ui/react/text"
import { mediaTypes } from "@farelight/api/contract/mediaType.ts"
import { useRef } from "react"
import { UploadList } from "./UploadList.tsx"
import { isPending } from "./uploadQueue.ts"
import { useUploadQueue } from "./useUpload.ts"

interface FilePickerProps {
  isDisabled: boolean
  pick: (files: File[]) => void
}

const FilePickerButton = ({ isDisabled, pick }: FilePickerProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <chakra.input
        ref={input}
        type="file"
        aria-label="Upload images"
        accept={Object.keys(mediaTypes).join()}
        multiple
        disabled={isDisabled}
        display="none"
        onChange={({ currentTarget }) => {
          pick([...(currentTarget.files ?? [])])
          // The same file may be picked again, once it has been fixed.
          currentTarget.value = ""
        }}
      />
      <Button variant="outline" disabled={isDisabled} onClick={() => input.current?.click()}>
        Upload images
      </Button>
    </>
  )
}

interface Props {
  upload: (files: File[]) => void
  /** Whether to ask for the alt texts of the stored pictures. */
  asksAltText?: boolean
}

/** Uploads pictures: the file picker, its hint, and the uploads under way. */
export const MediaUpload = ({ upload, asksAltText = true }: Props) => {
  const { uploads } = useUploadQueue()
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
        <FilePickerButton isDisabled={isUploading} pick={upload} />
        <Text fontSize="sm" color="fg.muted">
          Upload images (JPG, PNG, GIF, WebP). Max size: 10MB
        </Text>
        <Text fontSize="sm" color="fg.muted" hideBelow="lg">
          Or drop them anywhere here.
        </Text>
        <Text role="status" fontWeight="medium">
          {isUploading && "Uploading..."}
        </Text>
      </Flex>
      <UploadList asksAltText={asksAltText} />
    </Stack>
  )
}

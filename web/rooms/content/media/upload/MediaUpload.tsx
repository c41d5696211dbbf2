import type { ReactNode } from "react"
import { Flex, HelpText, Stack, Text } from "../../../../components/chakra.ts"
import { FilePickerButton } from "../../../../components/files/FilePickerButton.tsx"
import { UploadList } from "../../../../components/files/UploadList.tsx"
import { isPending } from "../../../../components/files/uploadQueue.ts"
import { mediaTypeNames } from "./uploadQueue.ts"
import { useUploadQueue } from "./useUpload.ts"

interface Props {
  upload: (files: File[]) => void
  note?: ReactNode
}

export const MediaUpload = ({ upload, note }: Props) => {
  const { queue, uploads } = useUploadQueue()
  const isUploading = uploads.some(isPending)
  return (
    <Stack gap="3">
      <Flex
        align="center"
        columnGap="4"
        rowGap="2"
        wrap="wrap"
        direction={note ? "column" : "row"}
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border.emphasized"
        borderRadius="l3"
        background="bg"
        padding={note ? "12" : "2.5"}
        textAlign={note ? "center" : undefined}
      >
        <FilePickerButton
          label="Upload images"
          accept={mediaTypeNames}
          isMultiple
          isDisabled={isUploading}
          pick={upload}
        />
        <HelpText>Upload images (JPG, PNG, GIF, WebP). Max size: 10MB</HelpText>
        <HelpText hideBelow="lg">Or drop them anywhere here.</HelpText>
        <Text role="status" fontWeight="medium">
          {isUploading && "Uploading..."}
        </Text>
        {note}
      </Flex>
      <UploadList queue={queue} uploads={uploads} />
    </Stack>
  )
}

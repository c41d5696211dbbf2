import { messages } from "@farelight/api/contract/api/messages.ts"
import { originalAddress } from "@farelight/api/contract/site/media.ts"
import { useRef } from "react"
import { toast } from "sonner"
import { downloadFile } from "../../../../apollo/downloadFile.ts"
import { copyText } from "../../../../browser/copyText.ts"
import { Badge, Box, Button, Flex, HelpText, Link, Stack } from "../../../../components/chakra.ts"
import { formatSize } from "../../../../components/files/fileSize.ts"
import { SeparatorDot } from "../../../../components/records/RecordText.tsx"
import type { MediaFile_FileFragment } from "../../../../graphql/generated.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { AltText } from "../AltText.tsx"
import { MediaThumbnail } from "../MediaThumbnail.tsx"
import { MediaUses } from "../MediaUses.tsx"

const CopyAddress = ({ file: { filename, url, publicUrl } }: Pick<Props, "file">) => {
  const address = publicUrl ?? new URL(url, window.location.origin).href

  const copy = async () => {
    if (await copyText(address)) toast.success(messages.urlCopied(filename))
    else toast("Copy this address", { description: address })
  }

  return (
    <Button variant="ghost" size="xs" paddingX="2" aria-label={`Copy URL of ${filename}`} onClick={copy}>
      Copy
    </Button>
  )
}

interface Props {
  file: MediaFile_FileFragment
  edit: () => void
  askToDelete: () => void
}

// A long name is shown over the content below when needed, so that nothing moves.
const wholeName = { whiteSpace: "normal", zIndex: "1", background: "bg", boxShadow: "md", borderRadius: "l1" } as const

// If the buttons do not fit on one line, they form two even lines.
const actions = {
  flexWrap: "wrap",
  marginTop: "auto",
  marginX: "-2",
  marginBottom: "-1.5",
  mdDown: { "& > button": { flex: "1 0 50%", justifyContent: "start" } },
} as const

/** The original contains metadata of the camera, which the public file does not. */
const DownloadOriginal = ({ file: { id, filename } }: { file: MediaFile_FileFragment }) => {
  const isRunning = useRef(false)

  const download = async () => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await downloadFile({ address: originalAddress(id), fileName: () => filename })
    } catch (error) {
      console.error("The original could not be downloaded:", error)
      toast.error("Failed to download file")
    } finally {
      isRunning.current = false
    }
  }

  return (
    <Button variant="ghost" size="xs" paddingX="2" aria-label={`Download original of ${filename}`} onClick={download}>
      Download
    </Button>
  )
}

export const MediaCard = ({ file, edit, askToDelete }: Props) => (
  <Stack as="article" aria-label={file.filename} gap="0" borderWidth="1px" borderRadius="l3" background="bg">
    <Box position="relative" borderTopRadius="l3" overflow="hidden" borderBottomWidth="1px">
      <MediaThumbnail file={file} />
      {file.isAnimated && (
        <Badge position="absolute" top="2" insetInlineEnd="2" variant="solid" colorPalette="night">
          Animated
        </Badge>
      )}
    </Box>
    <Stack flex="1" gap="0.5" padding={{ base: "2.5", md: "3" }} fontSize="sm">
      <Box position="relative" height="6">
        <Link
          href={file.url}
          target="_blank"
          title={file.filename}
          position="absolute"
          top="0"
          insetX="0"
          display="block"
          color="fg"
          fontWeight="semibold"
          overflow="hidden"
          overflowWrap="anywhere"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
          _hover={wholeName}
          _focusVisible={wholeName}
        >
          {file.filename}
        </Link>
      </Box>
      <HelpText fontSize="xs">
        {formatSize(file.size)} <SeparatorDot /> {`${file.width} × ${file.height}`}
      </HelpText>
      <AltText file={file} />
      <MediaUses uses={file.uses} />
      <Flex css={actions}>
        <CopyAddress file={file} />
        <DownloadOriginal file={file} />
        {usePermissions().viewerCanEditMedia && (
          <>
            <Button variant="ghost" size="xs" paddingX="2" aria-label={`Edit ${file.filename}`} onClick={edit}>
              Edit
            </Button>
            <Button
              variant="ghost"
              size="xs"
              paddingX="2"
              marginInlineStart="auto"
              color="fg.error"
              aria-label={`Delete ${file.filename}`}
              onClick={askToDelete}
            >
              Delete
            </Button>
          </>
        )}
      </Flex>
    </Stack>
  </Stack>
)

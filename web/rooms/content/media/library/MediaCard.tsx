import { useApolloClient } from "@apollo/client/react"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { originalAddress } from "@farelight/api/contract/site/media.ts"
import { useRef, useState } from "react"
import { toast } from "sonner"
import { downloadFile } from "../../../../apollo/downloadFile.ts"
import { copyText } from "../../../../browser/copyText.ts"
import { useStore } from "../../../../browser/store.ts"
import type { MediaFile_FileFragment } from "../../../../graphql/generated.ts"
import { Badge, Box, Button, Field, Flex, Input, Link, Stack } from "../../../../parts/chakra.ts"
import { formatSize } from "../../../../parts/files/fileSize.ts"
import { Remark } from "../../../../parts/Remark.tsx"
import { Dot } from "../../../../parts/records/Dot.tsx"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { AltText, AltTextField } from "../AltText.tsx"
import { MediaThumbnail } from "../MediaThumbnail.tsx"
import { MediaUses } from "../MediaUses.tsx"
import { uploadQueueOf } from "../upload/uploadQueue.ts"

const ASKING = "data-asks-alt-text"

/** Asks for the alt text after an upload; saving it moves on to the next picture. */
const CardAltText = ({ file }: { file: MediaFile_FileFragment }) => {
  const { undescribed } = uploadQueueOf(useApolloClient())
  const isAsked = useStore(undescribed).includes(file.id) && file.altText === ""
  const field = useRef<HTMLDivElement>(null)

  const goToNext = () => {
    const fields: (Element | null)[] = [...document.querySelectorAll(`[${ASKING}]`)]
    fields[fields.indexOf(field.current) + 1]?.querySelector("textarea")?.focus()
  }
  const stopAsking = () => undescribed.set(undescribed.read().filter((id) => id !== file.id))

  if (!isAsked) return <AltText file={file} />
  return (
    <Box ref={field} {...{ [ASKING]: "" }}>
      <AltTextField
        file={file}
        isUnasked
        saved={() => {
          goToNext()
          stopAsking()
        }}
        cancel={stopAsking}
      />
    </Box>
  )
}

interface CopyAddressProps {
  file: Pick<MediaFile_FileFragment, "filename" | "url" | "publicUrl">
}

/** If copying fails, shows the selected URL for manual copying. */
const CopyAddress = ({ file: { filename, url, publicUrl } }: CopyAddressProps) => {
  const [isShown, setIsShown] = useState(false)
  const address = publicUrl ?? new URL(url, window.location.origin).href

  const copy = async () => {
    const isCopied = await copyText(address)
    setIsShown(!isCopied)
    if (isCopied) toast.success(messages.urlCopied(filename))
  }

  return (
    <>
      <Button variant="ghost" size="xs" paddingX="2" aria-label={`Copy URL of ${filename}`} onClick={copy}>
        Copy
      </Button>
      {isShown && (
        <Field.Root order={1} flexBasis="100%" gap="1" padding="2">
          <Field.Label fontSize="sm">Copy this address</Field.Label>
          <Input size="sm" readOnly autoFocus value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
        </Field.Root>
      )}
    </>
  )
}

interface Props {
  file: MediaFile_FileFragment
  edit: () => void
  askToDelete: () => void
}

// On demand, a long name overlays the content below, so that nothing moves.
const wholeName = { whiteSpace: "normal", zIndex: "1", background: "bg", boxShadow: "md", borderRadius: "l1" } as const

// Two even lines if they do not fit on one.
const actions = {
  flexWrap: "wrap",
  marginTop: "auto",
  marginX: "-2",
  marginBottom: "-1.5",
  mdDown: { "& > button": { flex: "1 0 50%", justifyContent: "start" } },
} as const

/** The original includes camera metadata, which the public file omits. */
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
      <Remark fontSize="xs">
        {formatSize(file.size)} <Dot /> {`${file.width} × ${file.height}`}
      </Remark>
      <CardAltText file={file} />
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

import { useApolloClient } from "@apollo/client/react"
import { Progress } from "@chakra-ui/react/progress"
import { useEffect, useRef, useState } from "react"
import { toast } from "sonner"
import type { UploadOptions } from "../../../../apollo/uploadFetch.ts"
import { type MediaFile_FileFragment, ReplaceMediaDocument } from "../../../../graphql/generated.ts"
import { Box, Button, Flex, Stack, Text } from "../../../../parts/chakra.ts"
import { formatSize } from "../../../../parts/files/fileSize.ts"
import { describeFailure } from "../../../../parts/files/uploadQueue.ts"
import { ModalDialog } from "../../../../parts/ModalDialog.tsx"
import { Remark } from "../../../../parts/Remark.tsx"
import { MediaThumbnail } from "../MediaThumbnail.tsx"
import { MediaUses } from "../MediaUses.tsx"
import { reloadMediaLists } from "../mediaCache.ts"
import { refusalOf } from "../upload/uploadQueue.ts"

interface Replacement {
  file: MediaFile_FileFragment
  chosen: File
  replaced: () => void
}

/** `isFinal`: a retry of the same file would fail again. */
interface Fault {
  reason: string
  isFinal: boolean
}

const faultBefore = (chosen: File): Fault | undefined => {
  const reason = refusalOf(chosen)
  return reason === undefined ? undefined : { reason, isFinal: true }
}

/** `sentShare` is from 0 to 1 during the upload. */
const useReplaceMedia = ({ file, chosen, replaced }: Replacement) => {
  const client = useApolloClient()
  const [sentShare, setSentShare] = useState<number>()
  const [fault, setFault] = useState(() => faultBefore(chosen))
  const sending = useRef<AbortController>(undefined)

  const cancel = () => sending.current?.abort()
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (signal: AbortSignal) => {
    const fetchOptions: UploadOptions = { signal, onProgress: setSentShare }
    const { id } = file
    await client.mutate({
      mutation: ReplaceMediaDocument,
      variables: { id, file: chosen },
      context: { fetchOptions },
    })
    toast.success("The picture is replaced", { description: chosen.name })
    reloadMediaLists(client)
    replaced()
  }

  const replace = async () => {
    if (sentShare !== undefined || fault?.isFinal) return
    const abort = new AbortController()
    sending.current = abort
    setFault(undefined)
    setSentShare(0)
    try {
      await send(abort.signal)
    } catch (error) {
      // The GraphQL client logs failures.
      if (abort.signal.aborted) return
      const { reason, canRetry } = describeFailure(error)
      setFault({ reason, isFinal: !canRetry })
      setSentShare(undefined)
    }
  }

  return { sentShare, fault, replace, cancel }
}

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

import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Progress } from "@chakra-ui/react/progress"
import { SimpleGrid } from "@chakra-ui/react/simple-grid"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { AltTextField } from "../AltText.tsx"
import { MediaThumbnail } from "../MediaThumbnail.tsx"
import { formatSize } from "../mediaFacts.ts"
import { isPending, type Upload, type UploadState } from "./uploadQueue.ts"
import { useUploadQueue } from "./useUpload.ts"

// For how many stored pictures the alt text is asked at a time: a hundred fields would push the library off the screen.
const ASKED_AT_ONCE = 4

interface RowProps {
  upload: Upload
  retry: () => void
  remove: () => void
}

const describe = (state: UploadState) => {
  switch (state.name) {
    case "waiting":
      return "Waiting"
    case "sending":
      return state.sentShare < 1 ? `${Math.floor(state.sentShare * 100)}%` : "Sent, being checked"
    case "stored":
      return state.isDuplicate ? `The library already had it, as ${state.mediaFile.filename}` : "Stored"
    case "failed":
      return state.reason
  }
}

const shareOf = (state: UploadState) => (state.name === "sending" ? state.sentShare : 0)

const UploadRow = ({ upload: { file, state }, retry, remove }: RowProps) => {
  const stored = state.name === "stored" ? state.mediaFile : undefined
  const isUnderWay = isPending({ state })
  return (
    <Stack as="li" gap="2" borderWidth="1px" borderRadius="l2" background="bg" padding="3" listStyleType="none">
      <Flex align="center" gap="3">
        {stored && (
          <Box width="16" flexShrink="0" borderRadius="l1" overflow="hidden">
            <MediaThumbnail file={stored} />
          </Box>
        )}
        <Box minWidth="0" flex="1">
          <Text fontWeight="medium" truncate title={file.name}>
            {file.name}
          </Text>
          <Text fontSize="sm" color={state.name === "failed" ? "fg.error" : "fg.muted"} overflowWrap="anywhere">
            {`${formatSize(file.size)} · ${describe(state)}`}
          </Text>
        </Box>
        <Flex gap="2" flexShrink="0">
          {state.name === "failed" && state.canRetry && (
            <Button size="sm" variant="outline" aria-label={`Retry ${file.name}`} onClick={retry}>
              Retry
            </Button>
          )}
          {!stored && (
            <Button
              size="sm"
              variant="outline"
              aria-label={`${isUnderWay ? "Cancel" : "Dismiss"} ${file.name}`}
              onClick={remove}
            >
              {isUnderWay ? "Cancel" : "Dismiss"}
            </Button>
          )}
        </Flex>
      </Flex>
      {isUnderWay && (
        <Progress.Root value={Math.floor(shareOf(state) * 100)} size="sm" colorPalette="brand">
          <Progress.Track aria-label={`Upload of ${file.name}`}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      {stored && <AltTextField file={stored} isUnasked saved={remove} cancel={remove} />}
    </Stack>
  )
}

interface Props {
  /** Whether to ask for the alt texts of the stored pictures. */
  asksAltText: boolean
}

/** The uploads under way, and those that still need something from the operator. */
export const UploadList = ({ asksAltText }: Props) => {
  const { queue, uploads } = useUploadQueue()
  const stored = uploads.filter(({ state }) => state.name === "stored")
  const asked = asksAltText ? stored.slice(0, ASKED_AT_ONCE) : []
  const waiting = asksAltText ? stored.length - asked.length : 0
  const shown = uploads.filter((upload) => upload.state.name !== "stored" || asked.includes(upload))
  const settled = uploads.filter((upload) => !isPending(upload))
  if (shown.length === 0) return null
  return (
    <Stack gap="2">
      <SimpleGrid as="ul" aria-label="Uploads" columns={{ base: 1, lg: 2 }} gap="2" alignItems="start">
        {shown.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            retry={() => queue.retry(upload.id)}
            remove={() => queue.remove(upload.id)}
          />
        ))}
      </SimpleGrid>
      {waiting > 0 && (
        <Text fontSize="sm" color="fg.muted">
          {`${waiting} more ${waiting === 1 ? "picture has" : "pictures have"} no alt text yet.`}
        </Text>
      )}
      {settled.length > 1 && (
        <Button
          variant="plain"
          size="sm"
          alignSelf="end"
          paddingX="1"
          textDecoration="underline"
          onClick={() => queue.remove(...settled.map(({ id }) => id))}
        >
          Dismiss all
        </Button>
      )}
    </Stack>
  )
}

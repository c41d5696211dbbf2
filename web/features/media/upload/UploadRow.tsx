import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Progress } from "@chakra-ui/react/progress"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { AltTextField } from "../AltTextField.tsx"
import { formatSize } from "../formatSize.ts"
import { MediaThumbnail } from "../MediaThumbnail.tsx"
import { isPending, type Upload, type UploadState } from "./uploadQueue.ts"

interface Props {
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

/** One file on its way into the library, what has become of it, and what can be done about it. */
export const UploadRow = ({ upload: { file, state }, retry, remove }: Props) => {
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

import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Progress } from "@chakra-ui/react/progress"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useState } from "react"
import { AltTextField } from "../AltTextField.tsx"
import { formatSize } from "../formatSize.ts"
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
  const [isSaid, setIsSaid] = useState(false)
  const asksAltText = state.name === "stored" && state.mediaFile.altText === "" && !isSaid
  const isUnderWay = isPending({ state })
  return (
    <Stack as="li" gap="2" borderWidth="1px" borderRadius="l2" background="bg" padding="3" listStyleType="none">
      <Flex align="center" justify="space-between" gap="3">
        <Box minWidth="0">
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
          <Button
            size="sm"
            variant="outline"
            aria-label={`${isUnderWay ? "Cancel" : "Dismiss"} ${file.name}`}
            onClick={remove}
          >
            {isUnderWay ? "Cancel" : "Dismiss"}
          </Button>
        </Flex>
      </Flex>
      {isUnderWay && (
        <Progress.Root value={shareOf(state)} max={1} size="sm" colorPalette="brand">
          <Progress.Label srOnly>{`Upload of ${file.name}`}</Progress.Label>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      {asksAltText && (
        <AltTextField
          file={state.mediaFile}
          isUnasked
          saved={() => {
            setIsSaid(true)
            remove()
          }}
          cancel={() => setIsSaid(true)}
        />
      )}
    </Stack>
  )
}

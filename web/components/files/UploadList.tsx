import { Progress } from "@chakra-ui/react/progress"
import { Box, Button, Flex, SimpleGrid, Stack, Text, TextButton } from "../chakra.ts"
import { formatSize } from "./fileSize.ts"
import { isPending, type Upload, type UploadQueue, type UploadState } from "./uploadQueue.ts"

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
    case "failed":
      return state.reason
  }
}

const shareOf = (state: UploadState) => (state.name === "sending" ? state.sentShare : 0)

const UploadRow = ({ upload: { file, state }, retry, remove }: RowProps) => {
  const isUnderWay = isPending({ state })
  return (
    <Stack as="li" gap="2" borderWidth="1px" borderRadius="l2" background="bg" padding="3">
      <Flex align="center" gap="3">
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
            <Button aria-label={`Retry ${file.name}`} onClick={retry}>
              Retry
            </Button>
          )}
          <Button aria-label={`${isUnderWay ? "Cancel" : "Dismiss"} ${file.name}`} onClick={remove}>
            {isUnderWay ? "Cancel" : "Dismiss"}
          </Button>
        </Flex>
      </Flex>
      {isUnderWay && (
        <Progress.Root value={Math.floor(shareOf(state) * 100)} size="sm" colorPalette="brand">
          <Progress.Track aria-label={`Upload of ${file.name}`}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
    </Stack>
  )
}

/** Many files that fail for the same reason share a card, as one card each would hide all other uploads. */
const groupsOf = (uploads: readonly Upload[]) => {
  const byReason = new Map<string, Upload[]>()
  for (const upload of uploads)
    if (upload.state.name === "failed" && !upload.state.canRetry)
      byReason.set(upload.state.reason, [...(byReason.get(upload.state.reason) ?? []), upload])
  return [...byReason].filter(([, files]) => files.length > 2)
}

interface Props {
  queue: Pick<UploadQueue, "retry" | "remove">
  uploads: readonly Upload[]
  isNarrow?: boolean
}

export const UploadList = ({ queue, uploads, isNarrow = false }: Props) => {
  const failed = uploads.filter((upload) => !isPending(upload))
  const groups = groupsOf(uploads)
  const grouped = new Set(groups.flatMap(([, files]) => files))
  if (uploads.length === 0) return null
  return (
    <Stack gap="2">
      <SimpleGrid as="ul" aria-label="Uploads" columns={isNarrow ? 1 : { base: 1, lg: 2 }} gap="2" alignItems="start">
        {groups.map(([reason, files]) => (
          <Flex as="li" key={reason} align="center" gap="3" borderWidth="1px" borderRadius="l2" padding="3">
            <Text flex="1" fontSize="sm" color="fg.error" title={files.map(({ file }) => file.name).join(", ")}>
              {`${files.length} files were not added: ${reason}`}
            </Text>
            <Button onClick={() => queue.remove(...files.map(({ id }) => id))}>Dismiss</Button>
          </Flex>
        ))}
        {uploads.map(
          (upload) =>
            grouped.has(upload) || (
              <UploadRow
                key={upload.id}
                upload={upload}
                retry={() => queue.retry(upload.id)}
                remove={() => queue.remove(upload.id)}
              />
            ),
        )}
      </SimpleGrid>
      {failed.length > 1 && (
        <TextButton alignSelf="end" paddingX="1" onClick={() => queue.remove(...failed.map(({ id }) => id))}>
          Dismiss all
        </TextButton>
      )}
    </Stack>
  )
}

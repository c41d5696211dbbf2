import { Button } from "@chakra-ui/react/button"
import { SimpleGrid } from "@chakra-ui/react/simple-grid"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { UploadRow } from "./UploadRow.tsx"
import { isPending } from "./uploadQueue.ts"
import { useUploadQueue } from "./useUploadQueue.ts"

/** So many stored pictures are asked about at a time; a hundred of them would push the library off the screen. */
const ASKED_AT_ONCE = 4

interface Props {
  /** Whether to ask what the stored pictures show. */
  asksAltText: boolean
}

/** The files on their way into the library, and those of them that still want something of the operator. */
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

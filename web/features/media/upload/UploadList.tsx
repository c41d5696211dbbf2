import { Button } from "@chakra-ui/react/button"
import { SimpleGrid } from "@chakra-ui/react/simple-grid"
import { Stack } from "@chakra-ui/react/stack"
import { UploadRow } from "./UploadRow.tsx"
import { isPending } from "./uploadQueue.ts"
import { useUploadQueue } from "./useUploadQueue.ts"

/** The files on their way into the library, and those of them that still want something of the operator. */
export const UploadList = () => {
  const { queue, uploads } = useUploadQueue()
  if (uploads.length === 0) return null
  const settled = uploads.filter((upload) => !isPending(upload))
  return (
    <Stack gap="2">
      <SimpleGrid as="ul" aria-label="Uploads" columns={{ base: 1, lg: 2 }} gap="2" alignItems="start">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            retry={() => queue.retry(upload.id)}
            remove={() => queue.remove(upload.id)}
          />
        ))}
      </SimpleGrid>
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

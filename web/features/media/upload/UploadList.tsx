import { Stack } from "@chakra-ui/react/stack"
import { UploadRow } from "./UploadRow.tsx"
import { useUploadQueue } from "./useUploadQueue.ts"

/** The files on their way into the library. */
export const UploadList = () => {
  const { queue, uploads } = useUploadQueue()
  if (uploads.length === 0) return null
  return (
    <Stack as="ul" aria-label="Uploads" gap="2">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          retry={() => queue.retry(upload.id)}
          remove={() => queue.remove(upload.id)}
        />
      ))}
    </Stack>
  )
}

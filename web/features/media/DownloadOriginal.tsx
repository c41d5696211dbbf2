import { Button } from "@chakra-ui/react/button"
import { originalAddress } from "@farelight/api/contract/media.ts"
import { useRef } from "react"
import { toast } from "sonner"
import { downloadFile } from "../../apollo/downloadFile.ts"
import type { MediaFile_FileFragment } from "../../graphql/generated.ts"

interface Props {
  file: Pick<MediaFile_FileFragment, "id" | "filename">
}

/** Saves a picture as it was uploaded, with what the camera wrote into it; the public gets it without that. */
export const DownloadOriginal = ({ file: { id, filename } }: Props) => {
  const isUnderWay = useRef(false)

  const download = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await downloadFile({ address: originalAddress(id), fileName: filename })
    } catch (error) {
      console.error("The original could not be downloaded:", error)
      toast.error("Failed to download file")
    } finally {
      isUnderWay.current = false
    }
  }

  return (
    <Button variant="outline" size="sm" flex="1" aria-label={`Download original of ${filename}`} onClick={download}>
      Download
    </Button>
  )
}

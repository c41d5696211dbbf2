import { useEffect, useRef } from "react"
import type { MediaFile_FileFragment } from "../../../graphql/generated.ts"
import { useUploadQueue } from "./useUploadQueue.ts"

/** The way to upload files. `onStored` is told of each that was sent this way, for as long as its part is on screen. */
export const useUpload = (onStored?: (file: MediaFile_FileFragment) => void) => {
  const { queue } = useUploadQueue()
  const tellStored = useRef(onStored)

  useEffect(() => {
    tellStored.current = onStored
    return () => {
      tellStored.current = undefined
    }
  }, [onStored])

  return (files: File[]) => queue.add(files, (file) => tellStored.current?.(file))
}

import { useApolloClient } from "@apollo/client/react"
import { useEffect, useRef } from "react"
import { useStore } from "../../../../browser/store.ts"
import type { MediaFile_FileFragment } from "../../../../graphql/generated.ts"
import { uploadQueueOf } from "./uploadQueue.ts"

export const DROP_WORDS = "Drop images to upload them"

export const useUploadQueue = () => {
  const queue = uploadQueueOf(useApolloClient())
  return { queue, uploads: useStore(queue) }
}

/** `onStored` is called for each stored file, as long as the component is mounted. */
export const useUpload = (onStored?: (file: MediaFile_FileFragment) => void) => {
  const { queue } = useUploadQueue()
  const latestOnStored = useRef(onStored)

  useEffect(() => {
    latestOnStored.current = onStored
    return () => {
      latestOnStored.current = undefined
    }
  }, [onStored])

  return (files: File[]) => queue.add(files, (file) => latestOnStored.current?.(file))
}

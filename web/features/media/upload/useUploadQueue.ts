import { useApolloClient } from "@apollo/client/react"
import { useSyncExternalStore } from "react"
import { uploadQueueOf } from "./uploadQueue.ts"

/** The dashboard's queue of uploads and what is in it; the component renders anew whenever that changes. */
export const useUploadQueue = () => {
  const queue = uploadQueueOf(useApolloClient())
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.read) }
}

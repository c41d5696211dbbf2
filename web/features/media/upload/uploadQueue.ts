import type { ApolloClient } from "@apollo/client"
import { messages } from "@farelight/api/contract/messages.ts"
import { toast } from "sonner"
import { readAdminToken, subscribeAdminToken } from "../../../apollo/adminToken.ts"
import { errorCode } from "../../../apollo/errors.ts"
import type { UploadOptions } from "../../../apollo/uploadFetch.ts"
import { announceUnfinished } from "../../../components/unfinishedWork.ts"
import {
  type MediaFile_FileFragment,
  MediaFile_FileFragmentDoc,
  UploadMediaDocument,
} from "../../../graphql/generated.ts"
import { reloadMediaLists } from "../reloadMediaLists.ts"
import { describeUploadFailure } from "./describeUploadFailure.ts"
import { refusalOf } from "./refusalOf.ts"

/** What has become of a file so far. */
export type UploadState =
  | { name: "waiting" }
  /** `sentShare` is how much of the request has left this machine, from 0 to 1. */
  | { name: "sending"; sentShare: number }
  | { name: "stored"; mediaFile: MediaFile_FileFragment; isDuplicate: boolean }
  | { name: "failed"; reason: string; canRetry: boolean }

/** One file on its way into the media library. */
export interface Upload {
  id: string
  file: File
  state: UploadState
  onStored?: (mediaFile: MediaFile_FileFragment) => void
}

/** What still has to be sent. */
export const isPending = ({ state }: Pick<Upload, "state">) => state.name === "waiting" || state.name === "sending"

// The browser asks by itself whether to leave, when this listener prevents it.
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Sends files into the media library, one at a time so that each gets the whole line. It outlives the screens that show
 * it: an upload goes on while the operator works elsewhere in the dashboard, and a failed one waits for them. When the
 * session ends meanwhile, what is not stored waits for the next one; to log out is to give it up.
 */
const createUploadQueue = (client: ApolloClient) => {
  let uploads: readonly Upload[] = []
  let addedCount = 0
  let sending: { id: string; abort: AbortController } | undefined
  let stopAnnouncing: (() => void) | undefined
  const listeners = new Set<() => void>()

  const set = (next: readonly Upload[]) => {
    uploads = next
    if (uploads.some(isPending)) {
      window.addEventListener("beforeunload", askBeforeLeaving)
      stopAnnouncing ??= announceUnfinished("Pictures that are still on their way to the library are given up.")
    } else {
      window.removeEventListener("beforeunload", askBeforeLeaving)
      stopAnnouncing?.()
      stopAnnouncing = undefined
    }
    for (const listener of listeners) listener()
  }
  const setState = (id: string, state: UploadState) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)))

  const tellStored = ({ file }: Upload, stored: MediaFile_FileFragment, isDuplicate: boolean) => {
    if (isDuplicate) toast.info(`The library already had ${file.name}, as ${stored.filename}.`)
    // One notice that changes: twenty files must not make twenty notices.
    else toast.success(messages.fileUploaded, { id: messages.fileUploaded, description: stored.filename })
  }

  const store = async (upload: Upload, signal: AbortSignal) => {
    const onProgress = (sentShare: number) => setState(upload.id, { name: "sending", sentShare })
    const fetchOptions: UploadOptions = { signal, onProgress }
    const { data } = await client.mutate({
      mutation: UploadMediaDocument,
      variables: { file: upload.file },
      context: { fetchOptions },
    })
    if (!data) throw new Error("The server answered without data")
    return data.uploadMedia
  }

  /** Takes a stored file off the list as soon as its alt text is known, from wherever. */
  const leaveWhenDescribed = (id: string, mediaFile: MediaFile_FileFragment) => {
    // What the library already had may be described: there is nothing to wait for.
    if (mediaFile.altText !== "") return remove(id)
    const described = client
      .watchFragment({ fragment: MediaFile_FileFragmentDoc, fragmentName: "MediaFile_file", from: mediaFile })
      .subscribe(({ data, complete }) => {
        // What the cache does not have whole says nothing: it may be loading anew.
        if (complete && data.altText !== "") remove(id)
      })
    const listener = () => {
      if (uploads.some((upload) => upload.id === id)) return
      listeners.delete(listener)
      described.unsubscribe()
    }
    listeners.add(listener)
  }

  const sendOne = async (upload: Upload) => {
    const abort = new AbortController()
    sending = { id: upload.id, abort }
    setState(upload.id, { name: "sending", sentShare: 0 })
    try {
      const { mediaFile, isDuplicate } = await store(upload, abort.signal)
      setState(upload.id, { name: "stored", mediaFile, isDuplicate })
      tellStored(upload, mediaFile, isDuplicate)
      leaveWhenDescribed(upload.id, mediaFile)
      upload.onStored?.(mediaFile)
      reloadMediaLists(client)
    } catch (error) {
      // The GraphQL client has already written the failure to the console; what was cancelled is gone from the list.
      if (abort.signal.aborted) return
      if (errorCode(error) === "UNAUTHENTICATED") return setState(upload.id, { name: "waiting" })
      setState(upload.id, { name: "failed", ...describeUploadFailure(error) })
      const message = errorCode(error) === "PAYLOAD_TOO_LARGE" ? messages.fileTooLarge : messages.fileUploadFailed
      toast.error(message, { description: upload.file.name })
    } finally {
      sending = undefined
      sendNext()
    }
  }

  const sendNext = () => {
    const next = uploads.find(({ state }) => state.name === "waiting")
    if (next && !sending && readAdminToken() !== null) void sendOne(next)
  }

  const remove = (...ids: string[]) => {
    set(uploads.filter(({ id }) => !ids.includes(id)))
    if (sending && ids.includes(sending.id)) sending.abort.abort()
  }

  subscribeAdminToken(sendNext)
  client.onClearStore(async () => remove(...uploads.map(({ id }) => id)))

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => uploads,
    /** Sends those of the files that may be sent and tells why the others may not. */
    add: (files: Iterable<File>, onStored?: Upload["onStored"]) => {
      const added = [...files].map((file): Upload => {
        const reason = refusalOf(file)
        const state: UploadState = reason ? { name: "failed", reason, canRetry: false } : { name: "waiting" }
        addedCount += 1
        return { id: String(addedCount), file, state, onStored }
      })
      for (const { file, state } of added) {
        if (state.name === "failed") toast.error(state.reason, { id: state.reason, description: file.name })
      }
      set([...uploads, ...added])
      sendNext()
    },
    retry: (id: string) => {
      setState(id, { name: "waiting" })
      sendNext()
    },
    /** Takes files off the list; one that is being sent is cancelled. */
    remove,
    /** Takes off the list what was stored as a picture that is deleted now. */
    forgetPicture: (pictureId: string) => {
      const isOfIt = ({ state }: Upload) => state.name === "stored" && state.mediaFile.id === pictureId
      remove(...uploads.filter(isOfIt).map(({ id }) => id))
    },
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

const queues = new WeakMap<ApolloClient, UploadQueue>()

/** The queue of this client, the same on every screen. */
export const uploadQueueOf = (client: ApolloClient) => {
  const queue = queues.get(client) ?? createUploadQueue(client)
  queues.set(client, queue)
  return queue
}

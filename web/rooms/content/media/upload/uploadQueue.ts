import type { ApolloClient } from "@apollo/client"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { MAX_FILE_BYTES, mediaTypes } from "@farelight/api/contract/site/media.ts"
import { toast } from "sonner"
import { readAdminToken, subscribeAdminToken } from "../../../../apollo/adminToken.ts"
import { errorCode, serverError } from "../../../../apollo/errors.ts"
import type { UploadOptions } from "../../../../apollo/uploadFetch.ts"
import { type MediaFile_FileFragment, UploadMediaDocument } from "../../../../graphql/generated.ts"
import { createStore } from "../../../../parts/browser/store.ts"
import { announceUnfinished } from "../../../../parts/browser/unfinishedWork.ts"
import { reloadMediaLists } from "../mediaCache.ts"

export type UploadState =
  | { name: "waiting" }
  /** `sentShare` is the part of the request that has left this machine, from 0 to 1. */
  | { name: "sending"; sentShare: number }
  | { name: "failed"; reason: string; canRetry: boolean }

export interface Upload {
  id: string
  file: File
  state: UploadState
  onStored?: (mediaFile: MediaFile_FileFragment) => void
}

export const isPending = ({ state }: Pick<Upload, "state">) => state.name === "waiting" || state.name === "sending"

/** Why a file is not sent at all, or undefined. */
export const refusalOf = ({ size, type }: File) => {
  // The browser derives the type from the name; where it cannot, the server judges by the content.
  if (type !== "" && !Object.hasOwn(mediaTypes, type)) return "Only JPG, PNG, GIF and WebP pictures are accepted"
  if (size > MAX_FILE_BYTES) return messages.fileTooLarge
  if (size === 0) return "This file is empty"
  return undefined
}

// The same file would be refused again.
const FINAL_CODES: unknown[] = [
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "BAD_USER_INPUT",
  "CONFLICT",
  "NOT_FOUND",
]

const firstFieldMessage = (extensions: Record<string, unknown> | undefined) => {
  const fields = extensions?.fields
  const [first]: { message?: unknown }[] = Array.isArray(fields) ? fields : []
  return typeof first?.message === "string" ? first.message : undefined
}

/** Why a file was not stored, in the server's words if there are any, and whether a retry may help. */
export const describeFailure = (error: unknown) => {
  const answer = serverError(error)
  if (!answer) return { reason: "The connection was lost", canRetry: true }
  return {
    reason: firstFieldMessage(answer.extensions) ?? answer.message,
    canRetry: !FINAL_CODES.includes(errorCode(error)),
  }
}

// Preventing the event makes the browser ask whether to leave.
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Uploads files to the media library, one at a time so that each gets the full bandwidth. The queue outlives the screens
 * that show it: an upload continues while the operator works elsewhere in the dashboard, and a failed one waits for a
 * retry. When the session expires, unfinished uploads wait for the next one; logging out discards them.
 */
const createUploadQueue = (client: ApolloClient) => {
  const uploads = createStore<readonly Upload[]>([])
  const undescribed = createStore<readonly string[]>([])
  let addedCount = 0
  let sending: { id: string; abort: AbortController } | undefined
  let stopAnnouncing: (() => void) | undefined

  const set = (next: readonly Upload[]) => {
    if (next.some(isPending)) {
      window.addEventListener("beforeunload", askBeforeLeaving)
      stopAnnouncing ??= announceUnfinished("Pictures that are still on their way to the library are given up.")
    } else {
      window.removeEventListener("beforeunload", askBeforeLeaving)
      stopAnnouncing?.()
      stopAnnouncing = undefined
    }
    uploads.set(next)
  }
  const setState = (id: string, state: UploadState) =>
    set(uploads.read().map((upload) => (upload.id === id ? { ...upload, state } : upload)))

  const announceStored = ({ file }: Upload, stored: MediaFile_FileFragment, isDuplicate: boolean) => {
    if (isDuplicate) toast.info(`The library already had ${file.name}, as ${stored.filename}.`)
    // Twenty files must not stack up twenty toasts: each replaces the one before.
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

  const sendOne = async (upload: Upload) => {
    const abort = new AbortController()
    sending = { id: upload.id, abort }
    setState(upload.id, { name: "sending", sentShare: 0 })
    try {
      const { mediaFile, isDuplicate } = await store(upload, abort.signal)
      set(uploads.read().filter(({ id }) => id !== upload.id))
      if (mediaFile.altText === "") undescribed.set([...undescribed.read(), mediaFile.id])
      announceStored(upload, mediaFile, isDuplicate)
      upload.onStored?.(mediaFile)
      reloadMediaLists(client)
    } catch (error) {
      // The GraphQL client logs the failure to the console. A cancelled upload is already off the list.
      if (abort.signal.aborted) return
      if (errorCode(error) === "UNAUTHENTICATED") return setState(upload.id, { name: "waiting" })
      setState(upload.id, { name: "failed", ...describeFailure(error) })
      const message = errorCode(error) === "PAYLOAD_TOO_LARGE" ? messages.fileTooLarge : messages.fileUploadFailed
      toast.error(message, { description: upload.file.name })
    } finally {
      sending = undefined
      sendNext()
    }
  }

  const sendNext = () => {
    const next = uploads.read().find(({ state }) => state.name === "waiting")
    if (next && !sending && readAdminToken() !== null) void sendOne(next)
  }

  const remove = (...ids: string[]) => {
    set(uploads.read().filter(({ id }) => !ids.includes(id)))
    if (sending && ids.includes(sending.id)) sending.abort.abort()
  }

  subscribeAdminToken(sendNext)
  client.onClearStore(async () => {
    undescribed.set([])
    remove(...uploads.read().map(({ id }) => id))
  })

  return {
    subscribe: uploads.subscribe,
    read: uploads.read,
    /** The ids of the pictures that were stored without an alt text, which their cards ask for. */
    undescribed,
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
      set([...uploads.read(), ...added])
      sendNext()
    },
    retry: (id: string) => {
      setState(id, { name: "waiting" })
      sendNext()
    },
    /** Removes uploads from the list; the one being sent is cancelled. */
    remove,
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

const queues = new WeakMap<ApolloClient, UploadQueue>()

/** This client's queue, the same on every screen. */
export const uploadQueueOf = (client: ApolloClient) => {
  const queue = queues.get(client) ?? createUploadQueue(client)
  queues.set(client, queue)
  return queue
}

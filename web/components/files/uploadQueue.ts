import type { ApolloClient } from "@apollo/client"
import { readAdminToken, subscribeAdminToken } from "../../apollo/adminToken.ts"
import { errorCode, serverError } from "../../apollo/errors.ts"
import type { UploadOptions } from "../../apollo/uploadFetch.ts"
import { createStore } from "../../browser/store.ts"
import { registerUnfinishedWork } from "../../browser/unfinishedWork.ts"

export type UploadState =
  | { name: "waiting" }
  /** `sentShare` is from 0 to 1. */
  | { name: "sending"; sentShare: number }
  | { name: "failed"; reason: string; canRetry: boolean }

export interface Upload<Target = unknown> {
  id: string
  file: File
  state: UploadState
  target: Target
}

export const isPending = ({ state }: Pick<Upload, "state">) => state.name === "waiting" || state.name === "sending"

// With these codes, sending the same file again would fail again.
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

export const describeFailure = (error: unknown) => {
  const answer = serverError(error)
  if (!answer) return { reason: "The connection was lost", canRetry: true }
  return {
    reason: firstFieldMessage(answer.extensions) ?? answer.message,
    canRetry: !FINAL_CODES.includes(errorCode(error)),
  }
}

// Preventing the event makes the browser ask before it leaves the page.
const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

interface Subject<Target, Stored> {
  refusalOf: (file: File) => string | undefined
  onRefused?: (file: File, reason: string) => void
  send: (upload: Upload<Target>, fetchOptions: UploadOptions) => Promise<Stored>
  onStored: (upload: Upload<Target>, stored: Stored) => void
  onFailed?: (upload: Upload<Target>, error: unknown) => void
  /** Shown before a logout discards the uploads. */
  loss: string
}

/**
 * Sends one file at a time, each with the full bandwidth. The queue outlives its screens. If the session expires, the
 * uploads wait for the next session; a logout discards them all.
 */
const createUploadQueue = <Target, Stored>(client: ApolloClient, subject: Subject<Target, Stored>) => {
  const uploads = createStore<readonly Upload<Target>[]>([])
  let addedCount = 0
  let sending: { id: string; abort: AbortController } | undefined
  let stopAnnouncing: (() => void) | undefined

  const set = (next: readonly Upload<Target>[]) => {
    if (next.some(isPending)) {
      window.addEventListener("beforeunload", confirmLeaving)
      stopAnnouncing ??= registerUnfinishedWork(subject.loss)
    } else {
      window.removeEventListener("beforeunload", confirmLeaving)
      stopAnnouncing?.()
      stopAnnouncing = undefined
    }
    uploads.set(next)
  }
  const setState = (id: string, state: UploadState) =>
    set(uploads.read().map((upload) => (upload.id === id ? { ...upload, state } : upload)))

  const sendOne = async (upload: Upload<Target>) => {
    const abort = new AbortController()
    sending = { id: upload.id, abort }
    setState(upload.id, { name: "sending", sentShare: 0 })
    const onProgress = (sentShare: number) => setState(upload.id, { name: "sending", sentShare })
    try {
      const stored = await subject.send(upload, { signal: abort.signal, onProgress })
      set(uploads.read().filter(({ id }) => id !== upload.id))
      subject.onStored(upload, stored)
    } catch (error) {
      // Not reported here, as the GraphQL client logs failures. A canceled upload is off the list already.
      if (abort.signal.aborted) return
      if (errorCode(error) === "UNAUTHENTICATED") return setState(upload.id, { name: "waiting" })
      setState(upload.id, { name: "failed", ...describeFailure(error) })
      subject.onFailed?.(upload, error)
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

  const clear = () => remove(...uploads.read().map(({ id }) => id))

  subscribeAdminToken(sendNext)
  client.onClearStore(async () => clear())

  return {
    subscribe: uploads.subscribe,
    read: uploads.read,
    add: (files: Iterable<File>, target: Target) => {
      const added = [...files].map((file): Upload<Target> => {
        const reason = subject.refusalOf(file)
        const state: UploadState = reason ? { name: "failed", reason, canRetry: false } : { name: "waiting" }
        addedCount += 1
        return { id: String(addedCount), file, state, target }
      })
      for (const { file, state } of added) {
        if (state.name === "failed") subject.onRefused?.(file, state.reason)
      }
      set([...uploads.read(), ...added])
      sendNext()
    },
    retry: (id: string) => {
      setState(id, { name: "waiting" })
      sendNext()
    },
    remove,
    clear,
  }
}

export type UploadQueue<Target = unknown> = ReturnType<typeof createUploadQueue<Target, unknown>>

export const uploadQueues = <Target, Stored>(subjectOf: (client: ApolloClient) => Subject<Target, Stored>) => {
  const queues = new WeakMap<ApolloClient, UploadQueue<Target>>()
  return (client: ApolloClient) => {
    const queue = queues.get(client) ?? createUploadQueue(client, subjectOf(client))
    queues.set(client, queue)
    return queue
  }
}

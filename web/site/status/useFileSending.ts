import { waitInWords } from "@farelight/api/contract/api/errors.ts"
import {
  FILE_TYPE_BYTES,
  fileRefusals,
  LEAD_FILE_BYTES_MAX,
  leadFileTypeOf,
} from "@farelight/api/contract/files/leadFiles.ts"
import type { SentFiles } from "@farelight/api/contract/forms/site.ts"
import { fillWords } from "@farelight/api/contract/text/fillWords.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"
import { useRef, useState } from "react"
import { useWindowEvent } from "../../browser/listen.ts"
import { useCurrentPage } from "../page/currentPage.ts"

interface ChosenFile {
  file: File
  requestId: string | null
}

type Refusal = keyof Words["files"]

/** `failed`: a network error, or an unexpected response. */
type Sent =
  | { outcome: "stored"; files: SentFiles }
  | { outcome: "refused"; why: Refusal }
  | { outcome: "throttled"; waitSeconds: number }
  | { outcome: "failed" }

const faultOf = async (file: File): Promise<Refusal | undefined> => {
  if (file.size > LEAD_FILE_BYTES_MAX) return "tooLarge"
  if (file.size === 0) return "unreadable"
  try {
    const start = await file.slice(0, FILE_TYPE_BYTES).arrayBuffer()
    return leadFileTypeOf(new Uint8Array(start)) ? undefined : "wrongType"
  } catch {
    // The file was moved or deleted after it was chosen, or its drive was disconnected.
    return "unreadable"
  }
}

interface Answer {
  asked: { id: string; what: string; answered_at: string | null }[]
  sent: { id: string; name: string; size: number; sent_at: string }[]
  left: number
}

const filesOf = ({ asked, sent, left }: Answer): SentFiles => ({
  asked: asked.map(({ answered_at: answeredAt, ...one }) => ({ ...one, answeredAt })),
  sent: sent.map(({ sent_at: sentAt, ...one }) => ({ ...one, sentAt })),
  left,
})

const read = (request: XMLHttpRequest): Sent => {
  const { status } = request
  if (status === 200 || status === 201) return { outcome: "stored", files: filesOf(JSON.parse(request.responseText)) }
  if (status === 429)
    return { outcome: "throttled", waitSeconds: Number(request.getResponseHeader("retry-after") ?? 60) }
  const why = fileRefusals[status]
  return why ? { outcome: "refused", why } : { outcome: "failed" }
}

// A connection may die silently, so an upload without progress is aborted after this time.
const STALLED_MS = 45_000

/** Uses no `fetch`, which reports no progress. `tell` is called with the sent share, from 0 to 1. */
const sendFile = ({ file, requestId }: ChosenFile, address: string, tell: (share: number) => void) =>
  new Promise<Sent>((resolve) => {
    const form = new FormData()
    if (requestId !== null) form.append("request_id", requestId)
    form.append("file", file)
    const request = new XMLHttpRequest()
    const fail = () => resolve({ outcome: "failed" })
    let stalled = setTimeout(() => request.abort(), STALLED_MS)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), STALLED_MS)
      tell(loaded / total)
    }
    request.onload = () => {
      try {
        resolve(read(request))
      } catch {
        fail()
      }
    }
    request.onerror = fail
    request.onabort = fail
    request.onloadend = () => clearTimeout(stalled)
    request.open("POST", address)
    request.send(form)
  })

export interface Upload extends ChosenFile {
  state: "sending" | "arrived" | "waiting" | "failed" | "refused"
  share: number
  text: string
}

export const useFileSending = (given: SentFiles) => {
  const { params, words, locale } = useCurrentPage()
  const [files, setFiles] = useState(given)
  const [upload, setUpload] = useState<Upload>()
  // A second click may come before the next render, so a ref remembers the first one.
  const isBusy = useRef(false)

  const textOf = (sent: Sent, name: string) => {
    if (sent.outcome === "stored") return fillWords(words.files.arrived, { name })
    if (sent.outcome === "refused") return words.files[sent.why]
    if (sent.outcome === "throttled")
      return fillWords(words.form.tooMany, { wait: waitInWords(sent.waitSeconds, locale) })
    return navigator.onLine ? words.form.fileFailed : fillWords(words.files.offline, { name })
  }

  const stateOf = ({ outcome }: Sent): Upload["state"] => {
    if (outcome === "stored") return "arrived"
    if (outcome === "refused") return "refused"
    return outcome === "throttled" || navigator.onLine ? "failed" : "waiting"
  }

  const send = async (chosen: ChosenFile) => {
    if (isBusy.current) return
    isBusy.current = true
    const { name } = chosen.file
    const progress = (share: number) =>
      setUpload({ ...chosen, state: "sending", share, text: fillWords(words.files.sending, { name }) })
    progress(0)
    const why = await faultOf(chosen.file)
    const sent: Sent = why
      ? { outcome: "refused", why }
      : await sendFile(chosen, `/api/status/${params.token}/files`, progress)
    isBusy.current = false
    if (sent.outcome === "stored") setFiles(sent.files)
    setUpload({ ...chosen, state: stateOf(sent), share: 1, text: textOf(sent, name) })
  }

  const isWaiting = upload?.state === "waiting"
  useWindowEvent("online", () => upload && send(upload), isWaiting)

  return { files, upload, send }
}

export type FileSending = ReturnType<typeof useFileSending>

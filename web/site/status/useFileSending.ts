import { waitIn } from "@farelight/api/contract/api/errors.ts"
import type { SentFiles } from "@farelight/api/contract/forms/site.ts"
import { fillWords } from "@farelight/api/contract/text/fillWords.ts"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useCurrentPage } from "../page/currentPage.ts"
import { type ChosenFile, faultOf, type Sent, sendFile } from "./sendFile.ts"

export interface Upload extends ChosenFile {
  state: "sending" | "arrived" | "waiting" | "failed" | "refused"
  share: number
  text: string
}

/** Uploads the files of a status page one at a time, and keeps a failed one for retry. */
export const useFileSending = (given: SentFiles) => {
  const { params, words, locale } = useCurrentPage()
  const [files, setFiles] = useState(given)
  const [upload, setUpload] = useState<Upload>()
  // A second click may come before the next render.
  const isBusy = useRef(false)

  const textOf = (sent: Sent, name: string) => {
    if (sent.outcome === "stored") return fillWords(words.files.arrived, { name })
    if (sent.outcome === "refused") return words.files[sent.why]
    if (sent.outcome === "throttled") return fillWords(words.form.tooMany, { wait: waitIn(sent.waitSeconds, locale) })
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
  const sendAgain = useEffectEvent(() => {
    if (upload) void send(upload)
  })
  useEffect(() => {
    if (!isWaiting) return
    window.addEventListener("online", sendAgain)
    return () => window.removeEventListener("online", sendAgain)
  }, [isWaiting])

  return { files, upload, send }
}

export type FileSending = ReturnType<typeof useFileSending>

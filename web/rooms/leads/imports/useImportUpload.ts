import { useEffect, useRef, useState } from "react"
import { dropRefusedToken, readAdminToken } from "../../../apollo/adminToken.ts"
import { type UploadOptions, uploadFetch } from "../../../apollo/uploadFetch.ts"
import type { LeadType } from "../../../graphql/generated.ts"
import { useAnnounceUnfinished } from "../../../parts/browser/unfinishedWork.ts"
import { isPending, type Upload, type UploadState } from "../../../parts/forms/files/uploadQueue.ts"

/** What spreadsheets store unless they are asked for CSV. */
const WORKBOOK = /\.(xlsx?|xlsm|xlsb|ods|numbers)$/i

const refusalOf = ({ name, size }: File) => {
  if (WORKBOOK.test(name))
    return "This is a workbook. Save it as CSV in your spreadsheet (File, Save as, CSV UTF-8), and choose that file."
  return size === 0 ? "This file is empty" : undefined
}

const reasonIn = async (response: Response) => {
  const body: { message?: string; errors?: { message: string }[] } = await response.json().catch(() => ({}))
  return body.errors?.[0]?.message ?? body.message ?? "The server did not take the file"
}

/** Sends a file; answers the import's id, or why there is none. */
const send = async (file: File, leadType: LeadType, options: UploadOptions): Promise<string | UploadState> => {
  const token = readAdminToken()
  const search = new URLSearchParams({ lead_type: leadType.toLowerCase(), file_name: file.name })
  const response = await uploadFetch(`/api/imports?${search}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
    body: file,
    ...options,
  })
  if (response.ok) return String((await response.json()).id)
  if (response.status === 401) dropRefusedToken(token)
  const canRetry = response.status >= 500 || response.status === 429
  return { name: "failed", reason: await reasonIn(response), canRetry }
}

/** The upload of a file of leads, if one is under way or has failed. */
export const useImportUpload = (leadType: LeadType, uploaded: (id: string) => void) => {
  const [upload, setUpload] = useState<Upload>()
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])
  useAnnounceUnfinished(upload !== undefined && isPending(upload), "A file of leads is still being uploaded.")

  const start = async (file: File) => {
    const show = (state: UploadState) => setUpload({ id: "import", file, state, target: undefined })
    const reason = refusalOf(file)
    sending.current?.abort()
    if (reason) return show({ name: "failed", reason, canRetry: false })
    const abort = new AbortController()
    sending.current = abort
    const onProgress = (sentShare: number) => abort.signal.aborted || show({ name: "sending", sentShare })
    onProgress(0)
    try {
      const answer = await send(file, leadType, { signal: abort.signal, onProgress })
      if (abort.signal.aborted) return
      if (typeof answer === "string") uploaded(answer)
      else show(answer)
    } catch {
      if (!abort.signal.aborted) show({ name: "failed", reason: "The connection was lost", canRetry: true })
    }
  }

  return {
    uploads: upload ? [upload] : [],
    start,
    queue: {
      retry: () => upload && void start(upload.file),
      remove: () => {
        sending.current?.abort()
        setUpload(undefined)
      },
    },
  }
}

import { FILE_POST } from "@farelight/api/contract/files/leadFiles.ts"
import { useEffect, useEffectEvent, useRef } from "react"
import { useHydrated } from "../browser/useHydrated.ts"
import { FormNotice } from "../forms/fields/fields.tsx"
import { FILES_ID } from "../forms/sending/sentParameters.ts"
import { usePageContent, useWords } from "../page/currentPage.ts"
import { Button, type ButtonLook, buttonClass } from "../sections/Button.tsx"
import styles from "./files.module.css"
import type { FileSending, Upload } from "./useFileSending.ts"

// With `image/*`, phones offer the camera, convert HEIC to JPEG, and hide no picture.
const ACCEPTED = "image/*,application/pdf"

interface FileFormProps {
  sending: FileSending
  requestId: string | null
  look: ButtonLook
  label: string
  describedBy?: string
  isSendable: boolean
}

/** Sends a file as soon as it is chosen, and shows the result. Without JavaScript, it is an ordinary form. */
export const FileForm = ({
  sending: { upload, send },
  requestId,
  look,
  label,
  describedBy,
  isSendable,
}: FileFormProps) => {
  const own = upload?.requestId === requestId ? upload : undefined
  const report = useRef<HTMLDivElement>(null)
  const state = own?.state
  useEffect(() => {
    // The pressed button may be gone, so the focus moves to the report.
    if (state) report.current?.focus()
  }, [state])
  return (
    <>
      <div className={`stack gap-3 ${styles.report}`} ref={report} tabIndex={-1}>
        {own && <Report upload={own} retry={() => void send(own)} />}
      </div>
      {isSendable && state !== "sending" && (
        <Choose
          requestId={requestId}
          // After a failure, the main action is the button to try again.
          look={state === "failed" || state === "waiting" ? "quiet" : look}
          label={label}
          describedBy={describedBy}
          isDisabled={upload?.state === "sending"}
          choose={(file) => void send({ file, requestId })}
        />
      )}
    </>
  )
}

interface ChooseProps extends Omit<FileFormProps, "sending" | "isSendable"> {
  isDisabled: boolean
  choose: (file: File) => void
}

const Choose = ({ requestId, look, label, describedBy, isDisabled, choose }: ChooseProps) => {
  const { send_label } = usePageContent<"status">().page.files
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const take = useEffectEvent(() => {
    const [file] = input.current?.files ?? []
    if (!file) return
    choose(file)
    // Cleared, so that the same file can be chosen again.
    if (input.current) input.current.value = ""
  })
  // A file may have been chosen before hydration, so the input is read once.
  useEffect(() => take(), [])
  return (
    <form className="stack gap-3" method="post" encType={FILE_POST} action={`#${FILES_ID}`} autoComplete="off">
      {requestId !== null && <input type="hidden" name="request_id" value={requestId} />}
      <label className={isHydrated ? `${buttonClass(look)} ${styles.button}` : `stack gap-3 small ${styles.label}`}>
        <span>{label}</span>
        <input
          className={isHydrated ? "unseen" : undefined}
          ref={input}
          type="file"
          name="file"
          accept={ACCEPTED}
          required
          disabled={isDisabled}
          aria-describedby={describedBy}
          onChange={take}
        />
      </label>
      {!isHydrated && (
        <button className={buttonClass(look)} type="submit">
          {send_label}
        </button>
      )}
    </form>
  )
}

const Report = ({ upload: { state, share, text }, retry }: { upload: Upload; retry: () => void }) => {
  const { files: words } = useWords()
  if (state === "sending")
    return (
      <>
        <p className={styles.text} role="status">
          {text}
        </p>
        {/* Hidden, as screen readers would announce each update. */}
        <progress className={styles.progress} value={share} aria-hidden="true" />
      </>
    )
  return (
    <>
      <FormNotice
        notice={{ kind: state === "arrived" ? "success" : state === "waiting" ? "waiting" : "error", text }}
      />
      {(state === "failed" || state === "waiting") && (
        <Button type="button" onClick={retry}>
          {words.retry}
        </Button>
      )}
    </>
  )
}

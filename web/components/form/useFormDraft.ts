import { type RefObject, useEffect } from "react"
import { forgetDraft, keepDraft, restoreDraft } from "./formDraft.ts"

interface FormDraft {
  /** Under which the draft is kept. */
  key: string
  /** What the server has made of the form, if it was posted before the page's scripts had come. */
  posted: "sent" | "refused" | undefined
}

/** Keeps a form's unsent text across reloads of the page; a reset, which follows the sending, ends it. */
export const useFormDraft = (form: RefObject<HTMLFormElement | null>, { key, posted }: FormDraft) => {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const keep = () => keepDraft(key, element)
    const forget = () => forgetDraft(key)
    if (posted === "sent") forget()
    // What the server sends back is newer than any draft.
    else if (posted === undefined) restoreDraft(key, element)
    element.addEventListener("input", keep)
    element.addEventListener("reset", forget)
    return () => {
      element.removeEventListener("input", keep)
      element.removeEventListener("reset", forget)
    }
  }, [form, key, posted])
}

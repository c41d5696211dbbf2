import type { FormResult, SubmittedForm } from "@farelight/api/contract/site/site.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"
import { useState } from "react"
import { flushSync } from "react-dom"
import { useWords } from "../../page/currentPage.ts"
import type { FormAnswer } from "./formAction.ts"
import { submittedForm } from "./submittedForm.ts"

export interface Sending {
  send: (form: SubmittedForm, words: Words) => Promise<FormResult>
  choiceFields?: readonly string[]
}

/** Sends a form in place: whether it is on its way, and what became of it when it was sent last. */
export const useSending = ({ send, choiceFields = [] }: Sending) => {
  const words = useWords()
  const [isSending, setSending] = useState(false)
  const [last, setLast] = useState<FormAnswer>()
  const submit = async (element: HTMLFormElement) => {
    const form = submittedForm(new FormData(element), choiceFields)
    // The second click of a double click must find the button disabled.
    flushSync(() => setSending(true))
    const result = await send(form, words)
    setLast({ result, form })
    setSending(false)
  }
  return { isSending, last, submit }
}

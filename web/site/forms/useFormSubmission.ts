import { localized } from "@farelight/api/contract/locale.ts"
import type { RefusedField } from "@farelight/api/contract/site.ts"
import { type FormEvent, useEffect, useRef, useSyncExternalStore } from "react"
import { useCurrentPage, useSearch, useWords } from "../page/currentPage.ts"
import { useFormDraft } from "./formDraft.ts"
import { noteFormShown } from "./formTime.ts"
import { proving } from "./proving.ts"
import { type Sending, useSending } from "./useSending.ts"

const NO_FIELDS: readonly RefusedField[] = []

/** The search parameter of the page that follows a form sent without JavaScript. */
export const SENT_PARAMETER = "sent"

const neverChanges = () => () => {}

/** False on the server and in the browser's first render, true from then on: JavaScript runs the page. */
const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const notify = async (kind: "success" | "error", message: string) => {
  // Notices are loaded after the page's own scripts.
  const { toast } = await import("sonner")
  toast[kind](message)
}

interface FormSubmission extends Sending {
  /** Where a browser without JavaScript posts the form. */
  path: string
  sentMessage: string
}

/**
 * The state of a public form, whose unsent text survives a reload. With JavaScript it is sent in place, and a toast
 * shows the result. Without, the browser posts it to `path`; the page it gets back has a `notice` and, unless the form
 * was stored, everything that was entered.
 */
export const useFormSubmission = ({ path, sentMessage, ...sending }: FormSubmission) => {
  const { isSending, result: answered, submit } = useSending(sending)
  const { answer: posted, locale } = useCurrentPage()
  const { form: words } = useWords()
  const search = useSearch()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)

  const isChecking = useSyncExternalStore(proving.subscribe, proving.read, () => false)
  const result = answered ?? posted?.result
  const refused = result?.outcome === "invalid" ? result.fields : NO_FIELDS
  const returned = result?.outcome === "sent" ? undefined : posted?.form

  const isSentWithoutScript = search.has(SENT_PARAMETER)
  useFormDraft(form, { key: `draft ${path}`, posted: posted ? "refused" : isSentWithoutScript ? "sent" : undefined })

  useEffect(noteFormShown, [])

  useEffect(() => {
    if (!answered) return
    if (answered.outcome === "invalid") {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
      return
    }
    if (answered.outcome === "sent") form.current?.reset()
    notify(answered.outcome === "sent" ? "success" : "error", answered.message)
  }, [answered])

  const notice = () => {
    if (result?.outcome === "invalid") return { kind: "error", text: words.correct } as const
    if (answered) return undefined
    if (posted?.result.outcome === "failed") return { kind: "error", text: posted.result.message } as const
    return isSentWithoutScript ? ({ kind: "success", text: sentMessage } as const) : undefined
  }

  return {
    isSending,
    /** What the button says while the form is sent. */
    sendingLabel: (label: string) => (isChecking ? words.checking : label),
    isHydrated,
    notice: notice(),
    choices: returned?.choices ?? {},
    /** The props of the input of this name. */
    field: (name: string) => ({
      name,
      defaultValue: returned?.values[name] ?? "",
      error: refused.find(({ field }) => field === name || field.startsWith(`${name}.`))?.message,
    }),
    formProps: {
      ref: form,
      method: "post",
      action: localized(path, locale),
      // Our own messages beside the fields say more than the browser's, which remain without JavaScript.
      noValidate: isHydrated,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isSending) submit(event.currentTarget)
      },
    },
  } as const
}

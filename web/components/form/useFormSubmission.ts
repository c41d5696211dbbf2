import type { RefusedField } from "@farelight/api/contract/site.ts"
import { type FormEvent, useEffect, useRef } from "react"
import { useActionData, useFetcher, useSearchParams } from "react-router-dom"
import { notify } from "../notify.ts"
import { useHydrated } from "../useHydrated.ts"
import type { FormAnswer } from "./formAction.ts"
import { useFormDraft } from "./useFormDraft.ts"

const NO_FIELDS: readonly RefusedField[] = []

/** The search parameter of the page that answers a form sent without JavaScript. */
export const SENT_PARAMETER = "sent"

/**
 * The states of a public form, whose unsent text survives a reload. With JavaScript it is sent in place and answers with a toast; without, the
 * browser posts it to `path` and the page comes back with `notice`, and with everything entered unless it was stored.
 */
export const useFormSubmission = ({ path, sentMessage }: { path: string; sentMessage: string }) => {
  const fetcher = useFetcher<FormAnswer>()
  const posted = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)

  const isSending = fetcher.state !== "idle"
  const result = fetcher.data?.result ?? posted?.result
  const refused = result?.outcome === "invalid" ? result.fields : NO_FIELDS
  const kept = result?.outcome === "sent" ? undefined : posted?.form

  const isSentWithoutScript = search.has(SENT_PARAMETER)
  useFormDraft(form, { key: `draft ${path}`, posted: posted ? "refused" : isSentWithoutScript ? "sent" : undefined })

  useEffect(() => {
    const answered = fetcher.data?.result
    if (!answered) return
    if (answered.outcome === "invalid") {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
      return
    }
    if (answered.outcome === "sent") form.current?.reset()
    notify(answered.outcome === "sent" ? "success" : "error", answered.message)
  }, [fetcher.data])

  const notice = () => {
    if (result?.outcome === "invalid") return { kind: "error", text: "Please correct the marked fields." } as const
    if (fetcher.data) return undefined
    if (posted?.result.outcome === "failed") return { kind: "error", text: posted.result.message } as const
    return isSentWithoutScript ? ({ kind: "success", text: sentMessage } as const) : undefined
  }

  return {
    isSending,
    isHydrated,
    notice: notice(),
    choices: kept?.choices ?? {},
    /** What an input of this name needs. */
    field: (name: string) => ({
      name,
      defaultValue: kept?.values[name] ?? "",
      error: refused.find(({ field }) => field === name || field.startsWith(`${name}.`))?.message,
    }),
    formProps: {
      ref: form,
      method: "post",
      action: path,
      // Our own messages beside the fields say more than the browser's; without JavaScript the browser's remain.
      noValidate: isHydrated,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        // Flushed at once, so that the second click of a double click already meets a disabled button.
        if (!isSending) fetcher.submit(event.currentTarget, { method: "post", action: path, flushSync: true })
      },
    },
  } as const
}

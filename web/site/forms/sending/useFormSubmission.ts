import type { FormResult, SubmittedForm } from "@farelight/api/contract/forms/site.ts"
import { localized } from "@farelight/api/contract/text/locale.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { flushSync } from "react-dom"
import { listen, stopAll } from "../../../browser/listen.ts"
import { FORM_SENT, IN_PLACE } from "../../browser/inPlace.ts"
import { useHydrated } from "../../browser/useHydrated.ts"
import { type FormAnswer, useCurrentPage, useWords } from "../../page/currentPage.ts"
import { useFormDraft } from "./formDraft.ts"
import type { FormPath } from "./formPaths.ts"
import { recordFormShown } from "./formTime.ts"
import { proofInProgress } from "./proofInProgress.ts"
import { submittedForm } from "./submittedForm.ts"
import { useRefusal } from "./useRefusal.ts"

const notifySent = async (message: string) => {
  // Loaded on demand, so that it does not delay the page's own scripts.
  const { toast } = await import("sonner")
  toast.success(message)
}

interface FormSubmission {
  path: FormPath
  send: (form: SubmittedForm, words: Words) => Promise<FormResult>
  choiceFields?: readonly string[]
  /** Maps a choice to the field that it may make required, such as `kind` to `details`. */
  dependents?: Readonly<Record<string, string>>
}

/** A submission that failed offline is sent again once the browser is online. Returns true while it waits. */
const useRetryOnline = (form: RefObject<HTMLFormElement | null>, last: FormAnswer | undefined, retry: () => void) => {
  const [waiting, setWaiting] = useState<FormAnswer>()

  // In a layout effect, so that a failure while the browser is offline is never shown as an error.
  useLayoutEffect(() => {
    if (last?.result.outcome === "failed" && !navigator.onLine) setWaiting(last)
  }, [last])

  const isWaiting = waiting !== undefined && waiting === last
  // The same values give the same submission id, so a repeat stores no second lead.
  const sendAgain = useEffectEvent(retry)
  useEffect(() => {
    if (!isWaiting) return
    const element = form.current
    // Further typing cancels the automatic retry, as the form may be incomplete by then.
    const give = () => setWaiting(undefined)
    return stopAll(listen(window, { online: sendAgain }), listen(element, { input: give }))
  }, [isWaiting, form])
  return isWaiting
}

/**
 * With JavaScript, the form stays on its page, with a toast for success and errors above the button. Otherwise, the
 * browser posts it to `path` and gets the next page, or the form again with a `notice` and all entries.
 */
export const useFormSubmission = ({ path, send, choiceFields = [], dependents }: FormSubmission) => {
  const { answer: posted, locale } = useCurrentPage()
  const siteWords = useWords()
  const { form: words } = siteWords
  const [isSending, setSending] = useState(false)
  const [last, setLast] = useState<FormAnswer>()
  const submit = async (element: HTMLFormElement) => {
    const form = submittedForm(new FormData(element), choiceFields)
    // Flushed at once, as the second click of a double click must find the button disabled.
    flushSync(() => setSending(true))
    const result = await send(form, siteWords)
    setLast({ result, form })
    setSending(false)
  }
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)

  const isChecking = useSyncExternalStore(proofInProgress.subscribe, proofInProgress.read, () => false)
  const result = last?.result ?? posted?.result
  const { errors, errorOf, wasRefused, onInput } = useRefusal(form, result, dependents)
  const returned = result?.outcome === "sent" ? undefined : posted?.form

  // The confirmation replaces the form until the visitor wants to send another one.
  const [closed, setClosed] = useState<FormAnswer>()
  const stored = last?.result.outcome === "sent" && last !== closed ? last.result : undefined

  useFormDraft(form, { path, posted: stored ? "sent" : posted ? "refused" : undefined })

  useEffect(recordFormShown, [])

  useEffect(() => {
    if (!last) return
    if (last.result.outcome !== "sent") {
      form.current?.querySelector<HTMLElement>("[data-notice]")?.focus()
      return
    }
    document.dispatchEvent(new Event(FORM_SENT))
    void notifySent(last.result.message)
  }, [last])

  const isWaiting = useRetryOnline(form, last, () => {
    if (form.current && !isSending) submit(form.current)
  })

  const notice = () => {
    if (errors.length > 0) return { kind: "error", text: words.correct, fields: errors } as const
    if (last) return undefined
    return posted?.result.outcome === "failed" ? ({ kind: "error", text: posted.result.message } as const) : undefined
  }

  const sendingNotice = () => {
    if (isWaiting) return { kind: "waiting", text: words.offline } as const
    return last?.result.outcome === "failed" ? ({ kind: "error", text: last.result.message } as const) : undefined
  }

  return {
    sent: stored && { receipt: stored.receipt, values: last?.form.values ?? {}, again: () => setClosed(last) },
    isSending,
    sendingLabel: (label: string) => (isChecking ? words.checking : label),
    isHydrated,
    notice: notice(),
    sendingNotice: sendingNotice(),
    choices: returned?.choices ?? {},
    field: (name: string) => ({
      name,
      defaultValue: returned?.values[name] ?? "",
      error: errorOf(name),
    }),
    wasRefused,
    formProps: {
      ref: form,
      method: "post",
      [IN_PLACE]: true,
      action: localized(path, locale),
      // The messages beside the fields are more specific than the browser's, which are used only without JavaScript.
      noValidate: isHydrated,
      onInput,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isSending) submit(event.currentTarget)
      },
    },
  } as const
}

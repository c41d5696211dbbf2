import { type RefObject, useEffect } from "react"
import { listen } from "../../../browser/listen.ts"
import { sessionTexts } from "../../../browser/storedTexts.ts"
import type { FormPath } from "./formPaths.ts"

type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.type !== "hidden",
  )

const isChoice = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio"

const keyOf = (path: FormPath) => `draft ${path}`

const readDraft = (path: FormPath): [string, string][] => {
  try {
    const entries: unknown = JSON.parse(sessionTexts.read(keyOf(path)) ?? "[]")
    return Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}

const saveDraft = (path: FormPath, form: HTMLFormElement) => {
  const entered = fieldsOf(form)
    .filter((field) => (isChoice(field) ? field.checked : field.value !== ""))
    .map(({ name, value }) => [name, value])
  sessionTexts.write(keyOf(path), entered.length > 0 ? JSON.stringify(entered) : undefined)
}

const restoreDraft = (path: FormPath, form: HTMLFormElement) => {
  const draft = readDraft(path)
  for (const field of fieldsOf(form)) {
    const stored = draft.filter(([name]) => name === field.name).map(([, value]) => value)
    if (isChoice(field)) field.checked ||= stored.includes(field.value)
    else if (field.value === "") field.value = stored[0] ?? ""
  }
  form.dispatchEvent(new Event("change"))
}

interface FormDraft {
  path: FormPath
  posted: "sent" | "refused" | undefined
}

export const forgetDraft = (path: FormPath) => {
  sessionTexts.write(keyOf(path), undefined)
}

/** Unsent text stays until the form is sent or the tab is closed. */
export const useFormDraft = (form: RefObject<HTMLFormElement | null>, { path, posted }: FormDraft) => {
  useEffect(() => {
    if (posted === "sent") {
      forgetDraft(path)
      return
    }
    const element = form.current
    if (!element) return
    const save = () => saveDraft(path, element)
    // Values that the server returned are newer than any draft.
    if (posted === undefined) restoreDraft(path, element)
    return listen(element, { input: save })
  }, [form, path, posted])
}

import { type RefObject, useEffect } from "react"
import { sessionTexts } from "../../components/storedTexts.ts"

type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields that a visitor fills in. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.type !== "hidden",
  )

const isChoice = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio"

const readDraft = (key: string): [string, string][] => {
  try {
    const entries: unknown = JSON.parse(sessionTexts.read(key) ?? "[]")
    return Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}

const saveDraft = (key: string, form: HTMLFormElement) => {
  const entered = fieldsOf(form)
    .filter((field) => (isChoice(field) ? field.checked : field.value !== ""))
    .map(({ name, value }) => [name, value])
  sessionTexts.write(key, entered.length > 0 ? JSON.stringify(entered) : undefined)
}

/** Fills the fields that are still untouched, and notifies the form's listeners. */
const restoreDraft = (key: string, form: HTMLFormElement) => {
  const draft = readDraft(key)
  for (const field of fieldsOf(form)) {
    const stored = draft.filter(([name]) => name === field.name).map(([, value]) => value)
    if (isChoice(field)) field.checked ||= stored.includes(field.value)
    else if (field.value === "") field.value = stored[0] ?? ""
  }
  form.dispatchEvent(new Event("change"))
}

interface FormDraft {
  /** Identifies the draft in the tab's session storage. */
  key: string
  /** What the server did with the form, if it was posted before the page's scripts had loaded. */
  posted: "sent" | "refused" | undefined
}

/** Forgets a draft that was sent before the page's scripts had loaded. */
export const forgetDraft = (key: string) => {
  sessionTexts.write(key, undefined)
}

/** Saves a form's unsent text for as long as the tab is open, until the form is reset, as it is once it was sent. */
export const useFormDraft = (form: RefObject<HTMLFormElement | null>, { key, posted }: FormDraft) => {
  useEffect(() => {
    const forget = () => sessionTexts.write(key, undefined)
    if (posted === "sent") {
      forget()
      return
    }
    const element = form.current
    if (!element) return
    const save = () => saveDraft(key, element)
    // What the server sent back is newer than any draft.
    if (posted === undefined) restoreDraft(key, element)
    element.addEventListener("input", save)
    element.addEventListener("reset", forget)
    return () => {
      element.removeEventListener("input", save)
      element.removeEventListener("reset", forget)
    }
  }, [form, key, posted])
}

import { sessionTexts } from "../storedTexts.ts"

type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields that a visitor fills in, by name. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.type !== "hidden",
  )

const isChoice = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio"

const parseDraft = (text: string | null): [string, string][] => {
  try {
    const entries: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}

/** Keeps what is entered so far, so that a reload loses none of it. */
export const keepDraft = (key: string, form: HTMLFormElement) => {
  const entered = fieldsOf(form)
    .filter((field) => (isChoice(field) ? field.checked : field.value !== ""))
    .map(({ name, value }) => [name, value])
  sessionTexts.write(key, entered.length > 0 ? JSON.stringify(entered) : undefined)
}

/** Enters what was kept into all fields that are still untouched, and lets the form's listeners know. */
export const restoreDraft = (key: string, form: HTMLFormElement) => {
  const draft = parseDraft(sessionTexts.read(key))
  for (const field of fieldsOf(form)) {
    const kept = draft.filter(([name]) => name === field.name).map(([, value]) => value)
    if (isChoice(field)) field.checked ||= kept.includes(field.value)
    else if (field.value === "") field.value = kept[0] ?? ""
  }
  form.dispatchEvent(new Event("change"))
}

/** Forgets what was kept. */
export const forgetDraft = (key: string) => sessionTexts.write(key, undefined)

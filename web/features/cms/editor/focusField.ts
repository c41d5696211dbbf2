import { controlId } from "./contentForm.ts"

/** Leads to the control that edits the place, or to the nearest one around it. */
export const focusField = (formId: string, key: string) => {
  const steps = key.split(".")
  for (let length = steps.length; length > 0; length -= 1) {
    const id = controlId(formId, steps.slice(0, length).join("."))
    const control = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`)
    if (control) {
      control.focus()
      return
    }
  }
}

import type { FieldError } from "@farelight/api/contract/api/errors.ts"
import { TRANSLATED_FROM } from "@farelight/api/contract/content/translation/sectionTranslation.ts"
import { type ComponentType, createContext, type Dispatch, useContext } from "react"
import { type Content, isWithin, keyInWords, type Path, pathKey, valueAt } from "../content.ts"
import type { Editing, EditingAction } from "../editing/editing.ts"
import type { Placeholder } from "./placeholders.tsx"

export type PictureControl = ComponentType<{
  label: string
  value: string
  onChange: (value: string) => void
  isInvalid?: boolean
}>

interface ContentForm {
  /** All ids of controls begin with this prefix, so that a fault finds its field. */
  id: string
  editing: Editing
  act: Dispatch<EditingAction>
  faults: readonly FieldError[]
  placeholders: readonly Placeholder[]
  /** The source of the translation; undefined while English is edited. */
  english?: Content | undefined
  PictureControl: PictureControl
}

const ContentFormContext = createContext<ContentForm | null>(null)

export const ContentFormProvider = ContentFormContext.Provider

export const useContentForm = () => {
  const form = useContext(ContentFormContext)
  if (!form) throw new Error("A content field needs a content form around it")
  return form
}

export const fieldLabel = (path: Path): string => {
  const last = path.at(-1) ?? ""
  if (typeof last === "number") return `${fieldLabel(path.slice(0, -1))} ${last + 1}`
  return keyInWords(last).toUpperCase()
}

// Written to the control's `data-field`, by which a fault finds it.
const controlIdOf = (formId: string, key: string) => `${formId}-${key}`

export const useContentField = (path: Path) => {
  const { id, act, faults, editing, english } = useContentForm()
  const key = pathKey(path)
  return {
    key,
    label: fieldLabel(path),
    controlId: controlIdOf(id, key),
    text: editing.texts[key],
    fault: faults.find(({ field }) => field === key)?.message,
    faultsWithin: faults.filter(({ field }) => isWithin(field, key)),
    change: (value: unknown) => {
      act({ type: "change", path, value })
      // Stores the English text with the translation, so that a later change of it shows the translation as outdated.
      if (english) act({ type: "change", path: [TRANSLATED_FROM, ...path], value: valueAt(english, path) })
    },
    write: (text: string) => act({ type: "write", path, text }),
    unwrite: () => act({ type: "unwrite", path }),
    leave: () => act({ type: "leave", path }),
  }
}

/** A fault may name a part without a control, so the nearest control around it gets the focus. */
export const focusField = (formId: string, key: string) => {
  const steps = key.split(".")
  for (let length = steps.length; length > 0; length -= 1) {
    const id = controlIdOf(formId, steps.slice(0, length).join("."))
    const control = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`)
    if (control) return control.focus()
  }
}

import type { FieldError } from "@farelight/api/contract/errors.ts"
import { type ComponentType, createContext, type Dispatch, useContext } from "react"
import type { Path } from "../changes/content.ts"
import { isWithin, pathKey } from "../changes/contentPath.ts"
import type { Placeholder } from "../placeholders.ts"
import type { Editing, EditingAction } from "./editing.ts"

/** How a picture is chosen. */
export type PictureControl = ComponentType<{
  label: string
  /** The picture's address, or empty. */
  value: string
  onChange: (value: string) => void
  isInvalid?: boolean
}>

/** What all fields of the form under edit share. */
export interface ContentForm {
  /** Begins the name of every control, so that a fault can lead to its field. */
  id: string
  editing: Editing
  act: Dispatch<EditingAction>
  /** The faults that are to be shown. */
  faults: readonly FieldError[]
  /** The facts that texts may name in braces; none where braces mean nothing. */
  placeholders: readonly Placeholder[]
  PictureControl: PictureControl
}

const ContentFormContext = createContext<ContentForm | null>(null)

export const ContentFormProvider = ContentFormContext.Provider

/** The form that a field belongs to. */
export const useContentForm = () => {
  const form = useContext(ContentFormContext)
  if (!form) throw new Error("A content field stands outside a content form")
  return form
}

/** The name of the control that edits the place, in its attribute `data-field`. */
export const controlId = (formId: string, key: string) => `${formId}-${key}`

/** What the form knows about one place. */
export const useContentField = (path: Path) => {
  const { id, act, faults, editing } = useContentForm()
  const key = pathKey(path)
  return {
    key,
    controlId: controlId(id, key),
    text: editing.texts[key],
    /** What is wrong at the place itself. */
    fault: faults.find(({ field }) => field === key)?.message,
    /** What is wrong there or anywhere within. */
    faultsWithin: faults.filter(({ field }) => isWithin(field, key)),
    change: (value: unknown) => act({ type: "change", path, value }),
    write: (text: string) => act({ type: "write", path, text }),
    unwrite: () => act({ type: "unwrite", path }),
    leave: () => act({ type: "leave", path }),
  }
}

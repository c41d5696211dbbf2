import type { FieldError } from "@farelight/api/contract/api/errors.ts"
import { contentFaults, type GroupField } from "@farelight/api/contract/content/fields.ts"
import { type Content, isWithin, type Path, pathKey, withValueAt } from "../content.ts"

export interface SavedContent {
  content: Content
  version: number
}

export interface Editing {
  /** Each save names this version, so that no save overwrites a colleague's. */
  base: SavedContent
  content: Content
  /** JSON texts as typed, by path. Invalid ones do not change the content. */
  texts: Readonly<Record<string, string>>
  /** Paths of values that were changed or left. Before the first save, faults show only there. */
  touched: ReadonlySet<string>
  hasTriedToSave: boolean
  refused: readonly FieldError[]
}

export type EditingAction =
  | { type: "change"; path: Path; value: unknown }
  | { type: "write"; path: Path; text: string }
  | { type: "leave"; path: Path }
  | { type: "unwrite"; path: Path }
  | { type: "trySave" }
  | { type: "refuse"; faults: readonly FieldError[] }
  /** Continues the edit with this content, on top of a save by another user. */
  | { type: "rebase"; base: SavedContent; content: Content }

export const startEditing = (base: SavedContent, content: Content, { hasTriedToSave = false } = {}): Editing => ({
  base,
  content,
  texts: {},
  touched: new Set(),
  hasTriedToSave,
  refused: [],
})

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const withoutTexts = (texts: Editing["texts"], key: string) =>
  Object.fromEntries(Object.entries(texts).filter(([place]) => !isWithin(place, key) && !isWithin(key, place)))

// A change may fix refused values at its path, inside it or around it.
const touch = (editing: Editing, key: string): Editing => ({
  ...editing,
  touched: new Set([...editing.touched, key]),
  refused: editing.refused.filter(({ field }) => !isWithin(field, key) && !isWithin(key, field)),
})

const write = (editing: Editing, path: Path, text: string): Editing => {
  const key = pathKey(path)
  const value = parsedJson(text)
  const texts = { ...withoutTexts(editing.texts, key), [key]: text }
  const content = value === undefined ? editing.content : withValueAt(editing.content, path, value)
  return touch({ ...editing, texts, content }, key)
}

export const editingReducer = (editing: Editing, action: EditingAction): Editing => {
  switch (action.type) {
    case "change": {
      const key = pathKey(action.path)
      const content = withValueAt(editing.content, action.path, action.value)
      return touch({ ...editing, content, texts: withoutTexts(editing.texts, key) }, key)
    }
    case "write":
      return write(editing, action.path, action.text)
    case "leave":
      return { ...editing, touched: new Set([...editing.touched, pathKey(action.path)]) }
    case "unwrite":
      return { ...editing, texts: withoutTexts(editing.texts, pathKey(action.path)) }
    case "trySave":
      return { ...editing, hasTriedToSave: true, refused: [] }
    case "refuse":
      return { ...editing, refused: action.faults }
    case "rebase":
      return startEditing(action.base, action.content)
  }
}

const textFaults = ({ texts }: Editing): FieldError[] =>
  Object.entries(texts)
    .filter(([, text]) => parsedJson(text) === undefined)
    .map(([field]) => ({ field, message: "This is not valid JSON yet." }))

/** A draft cannot contain invalid JSON, so such a text is not saved yet. */
export const hasUnparsedText = (editing: Editing) => textFaults(editing).length > 0

export const editFaults = (editing: Editing, section: GroupField | null): FieldError[] => {
  const found = [...textFaults(editing), ...(section ? contentFaults(section, editing.content) : [])]
  return [...found, ...editing.refused.filter(({ field }) => !found.some((fault) => fault.field === field))]
}

export const isUnparsed = ({ texts }: Editing, key: string) =>
  texts[key] !== undefined && parsedJson(texts[key]) === undefined

/** JSON is invalid while it is typed, so its fault shows only after an attempt to save. */
export const visibleFaults = (editing: Editing, faults: readonly FieldError[]) =>
  faults.filter(({ field }) => {
    if (editing.hasTriedToSave || editing.refused.some((fault) => fault.field === field)) return true
    if (isUnparsed(editing, field)) return false
    return [...editing.touched].some((key) => isWithin(field, key))
  })

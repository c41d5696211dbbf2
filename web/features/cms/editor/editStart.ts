import type { CmsEditor_BlockFragment } from "../../../graphql/generated.ts"
import { type Content, contentOf } from "../changes/content.ts"
import { completeContent } from "../pages.ts"
import { type Editing, startEditing } from "./editing.ts"
import { forgetDraft, keepDraft, newDraftKey, type StoredDraft } from "./storedDrafts.ts"

/** What an edit begins with. */
export type EditStart =
  /** What is saved. */
  | { kind: "saved" }
  /** A draft that this device has kept. */
  | { kind: "draft"; key: string; draft: StoredDraft }
  /** An earlier version that may not be saved as it is; its faults are shown. */
  | { kind: "refused"; content: Content }

/** The edit that is open. */
export interface OpenEdit {
  blockId: string
  /** Under which the draft is kept. */
  draftKey: string
  editing: Editing
}

/** The saved content with all that the form is to show of it. */
export const savedContentOf = (block: CmsEditor_BlockFragment) => ({
  content: completeContent(block, contentOf(block.content)),
  version: block.version,
})

/** Begins an edit. A draft is kept under a new key first, so that another tab that still holds it keeps its own. */
export const openEdit = (block: CmsEditor_BlockFragment, start: EditStart): OpenEdit => {
  const draftKey = newDraftKey(block.id)
  const saved = savedContentOf(block)
  const open = (editing: Editing) => ({ blockId: block.id, draftKey, editing })
  if (start.kind === "saved") return open(startEditing(saved, saved.content))
  if (start.kind === "refused") {
    return open(startEditing(saved, completeContent(block, start.content), { hasTriedToSave: true }))
  }
  const { base, content, texts } = start.draft
  if (keepDraft(draftKey, start.draft)) forgetDraft(start.key)
  return open(startEditing(base, content, { texts }))
}

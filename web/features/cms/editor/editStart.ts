import type { CmsEditor_BlockFragment } from "../../../graphql/generated.ts"
import { type Content, contentOf } from "../content.ts"
import { forgetDraft, newDraftKey, type StoredDraft, storeDraft } from "../drafts/drafts.ts"
import { completeContent } from "../pages.ts"
import { type Editing, startEditing } from "./editing.ts"

/** What an edit begins with. */
export type EditStart =
  /** What is saved. */
  | { kind: "saved" }
  /** A draft that this device has stored. */
  | ({ kind: "draft" } & StoredDraft)
  /** An earlier version that may not be saved as it is; its faults are shown. */
  | { kind: "refused"; content: Content }

/** The edit that is open. */
export interface OpenEdit {
  blockId: string
  /** Where its draft is stored. */
  draftKey: string
  editing: Editing
}

/** The saved content with everything that the form shows of it. */
export const savedContentOf = (block: CmsEditor_BlockFragment) => ({
  content: completeContent(block, contentOf(block.content)),
  version: block.version,
})

/**
 * Begins an edit. A resumed draft is first stored under a new key: another tab in which it is still open then has its
 * own.
 */
export const openEdit = (block: CmsEditor_BlockFragment, start: EditStart): OpenEdit => {
  const draftKey = newDraftKey(block.id)
  const saved = savedContentOf(block)
  const open = (editing: Editing) => ({ blockId: block.id, draftKey, editing })
  if (start.kind === "saved") return open(startEditing(saved, saved.content))
  if (start.kind === "refused") {
    return open(startEditing(saved, completeContent(block, start.content), { hasTriedToSave: true }))
  }
  const { base, content, texts } = start.draft
  if (storeDraft(draftKey, start.draft)) forgetDraft(start.key)
  return open(startEditing(base, content, { texts }))
}

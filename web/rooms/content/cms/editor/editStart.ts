import { type Content, contentOf } from "../content.ts"
import { forgetDraft, type KnownDraft, newDraftKey, type StoredDraft, storeDraft } from "../drafts/localDrafts.ts"
import { knownDraftOf } from "../drafts/useServerDraft.ts"
import type { EditedBlock } from "../languages/editedBlock.ts"
import { completeContent } from "../pages.ts"
import { type Editing, type SavedContent, startEditing } from "./editing.ts"

export type EditStart =
  /** What the server has: the team's draft, or what is live. */
  | { kind: "saved" }
  /** A draft that this device has stored. */
  | ({ kind: "draft" } & StoredDraft)
  /** An earlier version that may not be saved as it is; its faults are shown. */
  | { kind: "refused"; content: Content }

export interface OpenEdit {
  blockId: string
  /** Where what the server does not have is stored. */
  draftKey: string
  editing: Editing
  known: KnownDraft | null
}

/** What is live, with everything that the form shows of it. */
export const savedContentOf = (block: EditedBlock): SavedContent => ({
  content: completeContent(block, contentOf(block.content)),
  version: block.version,
})

/** What was live when the draft was begun. */
export const baseOf = (block: EditedBlock): SavedContent => {
  const { draft } = block
  if (!draft || draft.baseVersion === block.version) return savedContentOf(block)
  return { content: completeContent(block, contentOf(draft.baseContent)), version: draft.baseVersion }
}

/**
 * Begins an edit. One that this device has stored is first stored under a new key: another tab in which it is still open
 * then has its own.
 */
export const openEdit = (block: EditedBlock, start: EditStart): OpenEdit => {
  const draftKey = newDraftKey(block.id)
  const open = (editing: Editing, known = knownDraftOf(block)) => ({ blockId: block.id, draftKey, editing, known })
  if (start.kind === "saved") {
    const base = baseOf(block)
    const { draft } = block
    if (!draft) return open(startEditing(base, base.content))
    const content = completeContent(block, contentOf(draft.content))
    return open(startEditing(base, content), { content, version: draft.version })
  }
  if (start.kind === "refused") {
    return open(startEditing(savedContentOf(block), completeContent(block, start.content), { hasTriedToSave: true }))
  }
  const { base, known, content, texts } = start.draft
  if (storeDraft(draftKey, start.draft)) forgetDraft(start.key)
  return open(startEditing(base, content, { texts }), known)
}

import { type Content, contentOf } from "../content.ts"
import { type KnownDraft, knownDraftOf } from "../drafts/useServerDraft.ts"
import type { EditedBlock } from "../languages/editedBlock.ts"
import { completeContent } from "../pages.ts"
import { type Editing, type SavedContent, startEditing } from "./editing.ts"

export interface OpenEdit {
  blockId: string
  editing: Editing
  known: KnownDraft | null
}

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

/** Begins an edit of what the server has: the team's draft, or what is live. */
export const openEdit = (block: EditedBlock): OpenEdit => {
  const base = baseOf(block)
  const { draft } = block
  const content = draft && completeContent(block, contentOf(draft.content))
  return {
    blockId: block.id,
    editing: startEditing(base, content ?? base.content),
    known: draft && content && { content, version: draft.version },
  }
}

/** Begins an edit of an earlier version that may not be saved as it is; its faults are shown. */
export const openRefused = (block: EditedBlock, content: Content): OpenEdit => ({
  blockId: block.id,
  editing: startEditing(savedContentOf(block), completeContent(block, content), { hasTriedToSave: true }),
  known: knownDraftOf(block),
})

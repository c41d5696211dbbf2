import { type Content, contentOrEmpty } from "../content.ts"
import { draftContentOf, type ServerDraftContent } from "../drafts/useServerDraft.ts"
import type { EditedBlock } from "../languages/editedBlock.ts"
import { completeContent } from "../pages.ts"
import { type Editing, type SavedContent, startEditing } from "./editing.ts"

export interface OpenEdit {
  blockId: string
  editing: Editing
  known: ServerDraftContent | null
}

export const savedContentOf = (block: EditedBlock): SavedContent => ({
  content: completeContent(block, contentOrEmpty(block.content)),
  version: block.version,
})

/** The live content from which the draft was started. */
export const draftBase = (block: EditedBlock): SavedContent => {
  const { draft } = block
  if (!draft || draft.baseVersion === block.version) return savedContentOf(block)
  return { content: completeContent(block, contentOrEmpty(draft.baseContent)), version: draft.baseVersion }
}

export const openEdit = (block: EditedBlock): OpenEdit => {
  const base = draftBase(block)
  const { draft } = block
  const content = draft && completeContent(block, contentOrEmpty(draft.content))
  return {
    blockId: block.id,
    editing: startEditing(base, content ?? base.content),
    known: draft && content && { content, version: draft.version },
  }
}

export const openInvalidVersion = (block: EditedBlock, content: Content): OpenEdit => ({
  blockId: block.id,
  editing: startEditing(savedContentOf(block), completeContent(block, content), { hasTriedToSave: true }),
  known: draftContentOf(block),
})

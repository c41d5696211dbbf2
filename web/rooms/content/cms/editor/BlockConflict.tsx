import type { Dispatch } from "react"
import type { CmsEditor_BlockFragment } from "../../../../graphql/generated.ts"
import { ConflictNotice } from "../changes/ConflictNotice.tsx"
import { contentOrEmpty } from "../content.ts"
import type { ServerDraftContent } from "../drafts/useServerDraft.ts"
import type { Editing, EditingAction, SavedContent } from "../editing/editing.ts"
import { draftBase, savedContentOf } from "../editing/editStart.ts"
import type { EditedBlock } from "../languages/editedBlock.ts"
import { completeContent } from "../pages.ts"

interface Props {
  block: EditedBlock
  editing: Editing
  theirs: CmsEditor_BlockFragment["draft"]
  known: ServerDraftContent | null
  isBehind: boolean
  act: Dispatch<EditingAction>
  adopt: (draft: ServerDraftContent) => void
  saveOver: (base: SavedContent) => void
}

export const BlockConflict = ({ block, editing, theirs, known, isBehind, act, adopt, saveOver }: Props) => {
  const mine = editing.content
  if (theirs) {
    const content = completeContent(block, contentOrEmpty(theirs.content))
    const { version } = theirs
    return (
      <ConflictNotice
        blockId={block.id}
        what="draft"
        savedBy={theirs.savedBy}
        savedAt={theirs.savedAt}
        base={known?.content ?? editing.base.content}
        mine={mine}
        theirs={content}
        // The other version was shown, so the next save may replace it.
        keepMine={() => adopt({ content, version })}
        takeTheirs={() => {
          act({ type: "rebase", base: draftBase(block), content })
          adopt({ content, version })
        }}
        goOnWith={(combined) => {
          act({ type: "rebase", base: draftBase(block), content: combined })
          adopt({ content, version })
        }}
      />
    )
  }
  if (!isBehind) return null
  const saved = savedContentOf(block)
  return (
    <ConflictNotice
      blockId={block.id}
      what="section"
      savedAt={block.updatedAt}
      base={editing.base.content}
      mine={mine}
      theirs={saved.content}
      keepMine={() => {
        act({ type: "rebase", base: saved, content: mine })
        saveOver(saved)
      }}
      takeTheirs={() => act({ type: "rebase", base: saved, content: saved.content })}
      goOnWith={(content) => act({ type: "rebase", base: saved, content })}
    />
  )
}

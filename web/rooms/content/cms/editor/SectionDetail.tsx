import { dequal } from "dequal/lite"
import { useState } from "react"
import { type CmsEditor_BlockFragment, useDashboardLayoutQuery } from "../../../../graphql/generated.ts"
import { draftContentOf } from "../drafts/useServerDraft.ts"
import type { OpenEdit } from "../editing/editStart.ts"
import { readEdit } from "../editing/heldEdit.ts"
import type { PictureControl as PictureControlType } from "../fields/contentForm.ts"
import { placeholdersOf } from "../fields/placeholders.tsx"
import type { EditedBlock } from "../languages/editedBlock.ts"
import { BlockEditor } from "./BlockEditor.tsx"
import { BlockView } from "./BlockView.tsx"

interface Props {
  block: EditedBlock
  english: readonly CmsEditor_BlockFragment[]
  isAsked: boolean
  PictureControl: PictureControlType
}

export const SectionDetail = ({ block, english, isAsked, PictureControl }: Props) => {
  const accountId = useDashboardLayoutQuery({ fetchPolicy: "cache-only" }).data?.me.id
  const [held] = useState(() => {
    const edit = readEdit(block.id, accountId)
    // If the draft has the same content, the save while the page closed has succeeded, so the stored edit is ignored.
    return dequal(edit?.editing.content, draftContentOf(block)?.content) ? undefined : edit
  })
  const [open, setOpen] = useState(held)
  const [edits, setEdits] = useState(0)

  const begin = (edit: OpenEdit) => {
    setEdits(edits + 1)
    setOpen(edit)
  }

  const wasEdited = held !== undefined || edits > 0
  if (!open) return <BlockView block={block} isAsked={isAsked} wasEdited={wasEdited} edit={begin} />
  return (
    <BlockEditor
      key={edits}
      block={block}
      start={open}
      accountId={accountId}
      // The shared page itself defines the facts, so its texts have no placeholders.
      placeholders={
        block.page === "global"
          ? []
          : placeholdersOf(
              block,
              english.map(({ page, sectionId, content }) => ({ page, sectionId, content })),
            )
      }
      PictureControl={PictureControl}
      close={() => setOpen(undefined)}
      reopen={begin}
    />
  )
}

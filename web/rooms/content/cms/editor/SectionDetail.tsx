import { useState } from "react"
import type { CmsEditor_BlockFragment } from "../../../../graphql/generated.ts"
import type { PictureControl as PictureControlType } from "../fields/contentForm.ts"
import { placeholdersOf } from "../fields/placeholders.tsx"
import type { EditedBlock } from "../languages/editedBlock.ts"
import { BlockEditor } from "./BlockEditor.tsx"
import { BlockView } from "./BlockView.tsx"
import { type EditStart, type OpenEdit, openEdit } from "./editStart.ts"

interface Props {
  block: EditedBlock
  /** All blocks in English, which have the facts. */
  english: readonly CmsEditor_BlockFragment[]
  /** Whoever asked for it reads it next. */
  isAsked: boolean
  PictureControl: PictureControlType
}

/** The section that is open: as it is saved, or under edit. */
export const SectionDetail = ({ block, english, isAsked, PictureControl }: Props) => {
  const [open, setOpen] = useState<OpenEdit>()
  const [wasEdited, setWasEdited] = useState(false)

  const begin = (start: EditStart) => {
    setWasEdited(true)
    setOpen(openEdit(block, start))
  }

  if (!open) return <BlockView block={block} isAsked={isAsked} wasEdited={wasEdited} edit={begin} />
  return (
    <BlockEditor
      key={open.draftKey}
      block={block}
      start={open}
      // The shared page's texts are the facts themselves: braces mean nothing in them.
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
      reopen={(draft) => begin({ kind: "draft", key: open.draftKey, draft })}
    />
  )
}

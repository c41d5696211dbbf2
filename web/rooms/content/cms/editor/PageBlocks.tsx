import { useCallback, useEffect, useRef, useState } from "react"
import type { CmsEditor_BlockFragment } from "../../../../graphql/generated.ts"
import { Stack } from "../../../../parts/chakra.ts"
import { LeaveDialog } from "../drafts/unsavedChanges.tsx"
import type { PictureControl as PictureControlType } from "../fields/contentForm.ts"
import { placeholdersOf } from "../fields/placeholders.tsx"
import type { EditedBlock } from "../languages/editedBlock.ts"
import { blocksOf } from "../pages.ts"
import { BlockEditor } from "./BlockEditor.tsx"
import { BlockView } from "./BlockView.tsx"
import { type EditStart, type OpenEdit, openEdit } from "./editStart.ts"

interface Props {
  page: string
  blocks: readonly EditedBlock[]
  /** Those in English, which have the facts. */
  english: readonly CmsEditor_BlockFragment[]
  linked: string | null
  PictureControl: PictureControlType
}

/** The blocks of one page. One of them can be edited at a time. */
export const PageBlocks = ({ page, blocks, english, linked, PictureControl }: Props) => {
  const [open, setOpen] = useState<OpenEdit>()
  const [lastId, setLastId] = useState<string>()
  const [waiting, setWaiting] = useState<OpenEdit>()
  const isStuck = useRef(false)
  const list = useRef<HTMLDivElement>(null)

  const noteStuck = useCallback((stuck: boolean) => {
    isStuck.current = stuck
  }, [])

  useEffect(() => {
    const card = linked && list.current?.querySelector(`[data-block="${CSS.escape(linked)}"]`)
    if (!card) return
    card.scrollIntoView()
    // An operator who uses the keyboard goes on from here.
    card.querySelector("h3")?.focus({ preventScroll: true })
  }, [linked])

  const show = (edit: OpenEdit) => {
    isStuck.current = false
    setLastId(edit.blockId)
    setWaiting(undefined)
    setOpen(edit)
  }

  const begin = (block: EditedBlock, start: EditStart) => {
    const edit = openEdit(block, start)
    if (isStuck.current) setWaiting(edit)
    else show(edit)
  }

  const close = () => {
    isStuck.current = false
    setOpen(undefined)
  }

  // The shared page's texts are the facts themselves: braces mean nothing in them.
  const placeholdersFor = (block: EditedBlock) =>
    page === "global"
      ? []
      : placeholdersOf(
          block,
          english.map(({ page, sectionId, content }) => ({ page, sectionId, content })),
        )
  return (
    <Stack ref={list} gap="4">
      {blocksOf(blocks, page).map((block) =>
        block.id === open?.blockId ? (
          <BlockEditor
            key={open.draftKey}
            block={block}
            start={open}
            placeholders={placeholdersFor(block)}
            PictureControl={PictureControl}
            noteStuck={noteStuck}
            close={close}
            reopen={(draft) => begin(block, { kind: "draft", key: open.draftKey, draft })}
          />
        ) : (
          <BlockView
            key={block.id}
            block={block}
            wasEdited={open === undefined && block.id === lastId}
            edit={(start) => begin(block, start)}
          />
        ),
      )}
      {waiting && <LeaveDialog stay={() => setWaiting(undefined)} leave={() => show(waiting)} />}
    </Stack>
  )
}

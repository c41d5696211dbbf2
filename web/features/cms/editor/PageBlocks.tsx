import { Stack } from "@chakra-ui/react/stack"
import { useCallback, useEffect, useRef, useState } from "react"
import type { CmsEditor_BlockFragment } from "../../../graphql/generated.ts"
import { blocksOf } from "../pages.ts"
import { placeholdersOf } from "../placeholders.ts"
import { BlockEditor } from "./BlockEditor.tsx"
import { BlockView } from "./BlockView.tsx"
import type { PictureControl as PictureControlType } from "./contentForm.ts"
import { type EditStart, type OpenEdit, openEdit } from "./editStart.ts"
import { LeaveDialog } from "./LeaveDialog.tsx"

interface Props {
  page: string
  /** The blocks of all pages. */
  blocks: readonly CmsEditor_BlockFragment[]
  /** The section that the address names. */
  linked: string | null
  PictureControl: PictureControlType
}

/** The blocks of one page, of which one at a time is edited. */
export const PageBlocks = ({ page, blocks, linked, PictureControl }: Props) => {
  const [open, setOpen] = useState<OpenEdit>()
  const [lastId, setLastId] = useState<string>()
  const [waiting, setWaiting] = useState<OpenEdit>()
  const isUnsaved = useRef(false)
  const list = useRef<HTMLDivElement>(null)

  const noteUnsaved = useCallback((unsaved: boolean) => {
    isUnsaved.current = unsaved
  }, [])

  useEffect(() => {
    const card = linked && list.current?.querySelector(`[data-block="${CSS.escape(linked)}"]`)
    if (!card) return
    card.scrollIntoView()
    // Whoever goes on by keyboard is there as well.
    card.querySelector("h3")?.focus({ preventScroll: true })
  }, [linked])

  const show = (edit: OpenEdit) => {
    isUnsaved.current = false
    setLastId(edit.blockId)
    setWaiting(undefined)
    setOpen(edit)
  }

  const begin = (block: CmsEditor_BlockFragment, start: EditStart) => {
    const edit = openEdit(block, start)
    if (isUnsaved.current) setWaiting(edit)
    else show(edit)
  }

  const close = () => {
    isUnsaved.current = false
    setOpen(undefined)
  }

  // Texts of the shared page are the facts themselves: in them braces mean nothing.
  const placeholders = page === "global" ? [] : placeholdersOf(blocks)
  return (
    <Stack ref={list} gap="4">
      {blocksOf(blocks, page).map((block) =>
        block.id === open?.blockId ? (
          <BlockEditor
            key={open.draftKey}
            block={block}
            start={open}
            placeholders={placeholders}
            PictureControl={PictureControl}
            noteUnsaved={noteUnsaved}
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

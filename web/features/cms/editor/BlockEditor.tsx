import { Box } from "@chakra-ui/react/box"
import { Grid } from "@chakra-ui/react/grid"
import { sectionField } from "@farelight/api/contract/content/fields.ts"
import { useEffect, useId, useReducer, useRef, useState } from "react"
import { toast } from "sonner"
import { PaneSwitch } from "../../../components/records/ToggleGroup.tsx"
import { type CmsEditor_BlockFragment, useCmsBlockNowQuery } from "../../../graphql/generated.ts"
import { isSame } from "../changes/content.ts"
import type { Placeholder } from "../placeholders.ts"
import { BlockPreview } from "../preview/BlockPreview.tsx"
import { BlockCard } from "./BlockCard.tsx"
import { BlockForm } from "./BlockForm.tsx"
import { ConflictNotice } from "./ConflictNotice.tsx"
import { ContentFormProvider, type PictureControl } from "./contentForm.ts"
import { editingReducer, faultsOf, isChanged, type SavedContent, shownFaults } from "./editing.ts"
import { type OpenEdit, savedContentOf } from "./editStart.ts"
import { focusField } from "./focusField.ts"
import { LeaveDialog } from "./LeaveDialog.tsx"
import type { StoredDraft } from "./storedDrafts.ts"
import { useKeptDraft } from "./useKeptDraft.ts"
import { useSaveBlock } from "./useSaveBlock.ts"
import { useUnsavedChanges } from "./useUnsavedChanges.ts"

// Shown one at a time where there is no room for both side by side.
const panes = ["Edit", "Preview"] as const
type Pane = (typeof panes)[number]

interface Props {
  /** The block as it is saved by now, which may be later than when the edit began. */
  block: CmsEditor_BlockFragment
  start: OpenEdit
  placeholders: readonly Placeholder[]
  PictureControl: PictureControl
  noteUnsaved: (isUnsaved: boolean) => void
  close: () => void
  /** Opens the edit again that was just cancelled. */
  reopen: (draft: StoredDraft) => void
}

/** The edit of one block, with the page beside it. What is typed leaves the form by Save or Cancel only. */
export const BlockEditor = ({ block, start, placeholders, PictureControl, noteUnsaved, close, reopen }: Props) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [editing, act] = useReducer(editingReducer, start.editing)
  const [isBusy, setIsBusy] = useState(false)
  const [pane, setPane] = useState<Pane>("Edit")
  const { save } = useSaveBlock()
  const { refetch } = useCmsBlockNowQuery({ variables: { id: block.id }, fetchPolicy: "network-only" })

  const section = sectionField(block.page, block.sectionId)
  const faults = faultsOf(editing, section)
  const isUnsaved = isChanged(editing)
  const saved = savedContentOf(block)
  const isBehind = saved.version !== editing.base.version
  const blocker = useUnsavedChanges(isUnsaved && !isBusy)
  const endDraft = useKeptDraft(start.draftKey, editing, isUnsaved)

  useEffect(() => heading.current?.focus(), [])

  useEffect(() => noteUnsaved(isUnsaved), [noteUnsaved, isUnsaved])

  useEffect(() => {
    // Whoever comes back to the window learns of a save made meanwhile before typing on.
    const look = () => refetch().catch(() => undefined)
    window.addEventListener("focus", look)
    return () => window.removeEventListener("focus", look)
  }, [refetch])

  useEffect(() => {
    if (isBehind && !isBusy && (!isUnsaved || isSame(saved.content, editing.content))) {
      act({ type: "rebase", base: saved, content: saved.content })
    }
  })

  const saveOver = async (base: SavedContent) => {
    act({ type: "trySave" })
    const [first] = faultsOf({ ...editing, refused: [] }, section)
    if (first) {
      setPane("Edit")
      focusField(id, first.field)
      return
    }
    setIsBusy(true)
    const result = await save({ id: block.id, content: editing.content, expectedVersion: base.version })
    if (result.outcome === "saved") {
      endDraft()
      close()
      return
    }
    setIsBusy(false)
    if (result.outcome === "conflict") await refetch().catch(() => undefined)
    if (result.outcome === "refused") {
      act({ type: "refuse", faults: result.faults })
      const [refused] = result.faults
      if (refused) focusField(id, refused.field)
    }
  }

  const cancel = () => {
    const { base, content, texts } = editing
    const discarded = { base, content, texts, keptAt: new Date().toISOString() }
    endDraft()
    close()
    if (isUnsaved) toast("Changes discarded", { action: { label: "Undo", onClick: () => reopen(discarded) } })
  }

  return (
    <BlockCard
      sectionId={block.sectionId}
      headingRef={heading}
      actions={
        <PaneSwitch
          label="Form or preview"
          panes={panes}
          shown={pane}
          show={setPane}
          size="sm"
          display={{ base: "flex", xl: "none" }}
        />
      }
    >
      <Grid templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 2fr) minmax(0, 3fr)" }} gap="5">
        <Box display={{ base: pane === "Edit" ? "block" : "none", xl: "block" }}>
          <ContentFormProvider
            value={{
              id,
              editing,
              // What is typed while the save is on its way would be lost with the form.
              act: isBusy ? () => {} : act,
              faults: shownFaults(editing, faults),
              placeholders,
              PictureControl,
            }}
          >
            <BlockForm
              section={section}
              isBusy={isBusy}
              isUnsaved={isUnsaved}
              save={() => isBusy || saveOver(editing.base)}
              cancel={cancel}
            >
              {isBehind && isUnsaved && !isBusy && (
                <ConflictNotice
                  blockId={block.id}
                  savedAt={block.updatedAt}
                  base={editing.base.content}
                  mine={editing.content}
                  theirs={saved.content}
                  keepMine={() => {
                    act({ type: "rebase", base: saved, content: editing.content })
                    saveOver(saved)
                  }}
                  takeTheirs={() => act({ type: "rebase", base: saved, content: saved.content })}
                  goOnWith={(content) => act({ type: "rebase", base: saved, content })}
                />
              )}
            </BlockForm>
          </ContentFormProvider>
        </Box>
        <Box display={{ base: pane === "Preview" ? "block" : "none", xl: "block" }}>
          <Box position="sticky" top="4" height="80vh">
            <BlockPreview page={block.page} sectionId={block.sectionId} content={editing.content} />
          </Box>
        </Box>
      </Grid>
      {blocker.state === "blocked" && <LeaveDialog stay={blocker.reset} leave={blocker.proceed} />}
    </BlockCard>
  )
}

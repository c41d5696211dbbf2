import { Box } from "@chakra-ui/react/box"
import { Grid } from "@chakra-ui/react/grid"
import { sectionField } from "@farelight/api/contract/content/fields.ts"
import { dequal } from "dequal/lite"
import { useEffect, useId, useReducer, useRef, useState } from "react"
import { toast } from "sonner"
import { PaneSwitch } from "../../../components/records/ToggleGroup.tsx"
import { type CmsEditor_BlockFragment, useCmsBlockNowQuery } from "../../../graphql/generated.ts"
import { ConflictNotice } from "../changes/ConflictNotice.tsx"
import { type Draft, draftOf, useDraft } from "../drafts/drafts.ts"
import { LeaveDialog, useUnsavedChanges } from "../drafts/unsavedChanges.tsx"
import { ContentFormProvider, focusField, type PictureControl } from "../fields/contentForm.ts"
import type { Placeholder } from "../fields/placeholders.tsx"
import { BlockPreview } from "../preview/BlockPreview.tsx"
import { useSaveBlock } from "../useSaveBlock.ts"
import { BlockCard } from "./BlockCard.tsx"
import { BlockForm } from "./BlockForm.tsx"
import { editingReducer, faultsOf, isChanged, type SavedContent, shownFaults } from "./editing.ts"
import { type OpenEdit, savedContentOf } from "./editStart.ts"

// Shown one at a time where there is no room for both side by side.
const panes = ["Edit", "Preview"] as const
type Pane = (typeof panes)[number]

interface Props {
  /** The block as it is saved now, perhaps by a later save than the edit began from. */
  block: CmsEditor_BlockFragment
  start: OpenEdit
  placeholders: readonly Placeholder[]
  PictureControl: PictureControl
  noteUnsaved: (isUnsaved: boolean) => void
  close: () => void
  /** Reopens the edit that was just cancelled. */
  reopen: (draft: Draft) => void
}

/** The edit of one block, with the page beside it. Only Save and Cancel close it. */
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
  const endDraft = useDraft(start.draftKey, editing, isUnsaved)

  useEffect(() => heading.current?.focus(), [])

  useEffect(() => noteUnsaved(isUnsaved), [noteUnsaved, isUnsaved])

  useEffect(() => {
    // An operator who returns to the window must learn of somebody else's save before typing on.
    const check = () => refetch().catch(() => undefined)
    window.addEventListener("focus", check)
    return () => window.removeEventListener("focus", check)
  }, [refetch])

  useEffect(() => {
    if (isBehind && !isBusy && (!isUnsaved || dequal(saved.content, editing.content))) {
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
    const discarded = draftOf(editing)
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
              // The form closes with a successful save: what is typed during it would be lost.
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

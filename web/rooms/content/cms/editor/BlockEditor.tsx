import { isTooLarge, sectionField } from "@farelight/api/contract/content/fields.ts"
import { completeEnglish, translatableField } from "@farelight/api/contract/content/translation/sectionTranslation.ts"
import { dequal } from "dequal/lite"
import { useEffect, useId, useReducer, useRef, useState } from "react"
import { toast } from "sonner"
import { wasTokenRefused } from "../../../../apollo/adminToken.ts"
import { useWindowEvent } from "../../../../browser/listen.ts"
import { Box, Grid, Text } from "../../../../components/chakra.ts"
import { PaneSwitch } from "../../../../components/list/ToggleGroup.tsx"
import { useCmsBlockQuery, usePublishCmsBlockMutation } from "../../../../graphql/generated.ts"
import { LOW_WINDOW } from "../../../../theme/mediaQueries.ts"
import { useCityQuestion } from "../drafts/cityQuestion.tsx"
import { fromFieldTime, type PublishTime, toFieldTime, tomorrowMorning } from "../drafts/schedule.ts"
import { LeaveDialog, useUnsavedChanges } from "../drafts/unsavedChanges.tsx"
import { scheduledFor } from "../drafts/useDraftActions.ts"
import { useLeaving } from "../drafts/useLeaving.ts"
import { useServerDraft } from "../drafts/useServerDraft.ts"
import { editFaults, editingReducer, hasUnparsedText, type SavedContent, visibleFaults } from "../editing/editing.ts"
import { type OpenEdit, savedContentOf } from "../editing/editStart.ts"
import { deleteEdit, storeEdit } from "../editing/heldEdit.ts"
import { ContentFormProvider, focusField, type PictureControl } from "../fields/contentForm.ts"
import type { Placeholder } from "../fields/placeholders.tsx"
import { type EditedBlock, localeOf } from "../languages/editedBlock.ts"
import { OpenPage } from "../list/OpenPage.tsx"
import { BlockPreview } from "../preview/BlockPreview.tsx"
import { savingContent } from "../useSaveBlock.ts"
import { BlockCard } from "./BlockCard.tsx"
import { BlockConflict } from "./BlockConflict.tsx"
import { BlockForm } from "./BlockForm.tsx"

// Narrow windows show only one pane at a time.
const panes = ["Edit", "Preview"] as const
type Pane = (typeof panes)[number]

const DRAFT_SAVED = "Draft saved. Visitors do not see it yet."

interface Props {
  /** The current state of the block, which may have been saved after this edit began. */
  block: EditedBlock
  start: OpenEdit
  accountId: string | undefined
  placeholders: readonly Placeholder[]
  PictureControl: PictureControl
  close: () => void
  reopen: (edit: OpenEdit) => void
}

/** Only Save and Cancel close the form. */
export const BlockEditor = ({ block, start, accountId, placeholders, PictureControl, close, reopen }: Props) => {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [editing, act] = useReducer(editingReducer, start.editing)
  const [isBusy, setIsBusy] = useState(false)
  const [pane, setPane] = useState<Pane>("Edit")
  const publishAt = block.draft?.publishAt ?? null
  const [time, setTime] = useState<PublishTime>(publishAt ? "later" : "now")
  const [moment, setMoment] = useState(publishAt ? toFieldTime(publishAt) : tomorrowMorning)
  const { refetch } = useCmsBlockQuery({ variables: { id: block.id }, fetchPolicy: "network-only" })
  const cities = useCityQuestion()
  const [publish] = usePublishCmsBlockMutation({ refetchQueries: ["CmsEditor"] })

  const { english } = block
  const section = (english ? translatableField : sectionField)(block.page, block.sectionId)
  const faults = editFaults(editing, section)
  const saved = savedContentOf(block)
  const isChanged = !dequal(editing.content, editing.base.content)
  const isBehind = saved.version !== editing.base.version
  const draft = useServerDraft({
    block,
    start: start.known,
    wanted: isChanged ? editing.content : null,
    baseVersion: editing.base.version,
    isAutomatic: !publishAt && !isBusy,
    reload: async () => (await refetch()).data?.cmsBlock ?? null,
    lose: () => {
      storeEdit({ blockId: block.id, editing, known: draft.latest() }, accountId)
      toast.error("Your last change to a section is not saved. Open the section again to go on with it.")
    },
  })
  const isPending = !draft.isOnServer || hasUnparsedText(editing)
  const cannotSend = draft.state === "failed" || draft.state === "conflict" || publishAt || isTooLarge(editing.content)
  const isStuck = hasUnparsedText(editing) || (!draft.isOnServer && Boolean(cannotSend))
  const blocker = useUnsavedChanges({ isPending: isPending && !isBusy, isStuck: isStuck && !isBusy })
  const isOver = useRef(false)
  const forget = () => void deleteEdit(block.id, accountId)
  const hold = () => {
    if (isPending && !isOver.current) storeEdit({ blockId: block.id, editing, known: draft.latest() }, accountId)
  }
  // A save while the page closes may fail without a message, so this tab stores the edit too.
  useLeaving({ hide: hold, leave: () => (wasTokenRefused() ? hold() : forget()) })
  useEffect(() => {
    if (!isPending) deleteEdit(block.id, accountId)
  }, [isPending, block.id, accountId])

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // Form and preview fill the window, so the page scrolls to the top of the card.
    card.current?.scrollIntoView({ block: "start" })
  }, [])

  // Another user may have saved while the operator was in another window, so the block is loaded again.
  useWindowEvent("focus", () => refetch().catch(() => undefined))

  useEffect(() => {
    const isSame = !isChanged && !hasUnparsedText(editing)
    if (isBehind && !isBusy && (isSame || dequal(saved.content, editing.content))) {
      act({ type: "rebase", base: saved, content: saved.content })
    }
  })

  const end = () => {
    isOver.current = true
    draft.end()
    forget()
    close()
  }

  const saveOver = async (base: SavedContent) => {
    act({ type: "trySave" })
    // A draft may be incomplete, so only published content is checked by the section's rules.
    const [first] = editFaults({ ...editing, refused: [] }, time === "draft" ? null : section)
    if (first) {
      setPane("Edit")
      focusField(id, first.field)
      return
    }
    const goesLiveAt = time === "later" ? fromFieldTime(moment) : null
    if (time === "later" && !goesLiveAt) {
      toast.error("Choose when it goes live")
      return
    }
    setIsBusy(true)
    const content = time === "draft" ? editing.content : await cities.ask(block, editing.content)
    if (!content) return setIsBusy(false)
    const work = async () => {
      const expectedVersion = await draft.send(content, base.version)
      if (time !== "draft") await publish({ variables: { id: block.id, expectedVersion, publishAt: goesLiveAt } })
    }
    const success = goesLiveAt ? scheduledFor(goesLiveAt) : DRAFT_SAVED
    const result = await savingContent(content, work, time === "now" ? {} : { success })
    if (result.outcome === "saved") {
      end()
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

  const cancel = async () => {
    setIsBusy(true)
    const before = start.known?.content ?? null
    await draft.settle()
    // An unchanged draft is not saved, as that would end its schedule.
    let isKept = false
    if (draft.latest()?.version !== start.known?.version) {
      await draft.send(before, start.editing.base.version).catch(() => {
        isKept = true
      })
    }
    const discarded = { blockId: block.id, editing, known: draft.latest() }
    end()
    if (isPending || !dequal(editing.content, before ?? start.editing.base.content)) {
      const message = isKept
        ? "Closed, but the team's draft keeps the changes: it could not be put back"
        : "Changes discarded"
      toast(message, { action: { label: "Undo", onClick: () => reopen(discarded) } })
    }
  }

  return (
    <BlockCard
      block={block}
      cardRef={card}
      headingRef={heading}
      actions={
        <PaneSwitch
          label="Form or preview"
          panes={panes}
          shown={pane}
          show={setPane}
          display={{ base: "flex", lg: "none" }}
        />
      }
    >
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(18.5rem, 2fr) minmax(0, 3fr)" }}
        templateRows="minmax(0, 1fr)"
        gap="5"
        height={{ lg: "calc(100dvh - 7.5rem)" }}
        css={{ [LOW_WINDOW]: { height: "auto" } }}
      >
        <Box display={{ base: pane === "Edit" ? "block" : "none", lg: "block" }} minHeight="0">
          <ContentFormProvider
            value={{
              id,
              editing,
              // Input is blocked during a save, as its success closes the form.
              act: isBusy ? () => {} : act,
              faults: visibleFaults(editing, faults),
              placeholders,
              english: english && completeEnglish(block, english),
              PictureControl,
            }}
          >
            <BlockForm
              section={section}
              isBusy={isBusy}
              draft={{ isChanged, isOnServer: !isPending, state: draft.state, publishAt }}
              publishing={{ time, setTime, moment, setMoment }}
              openPage={<OpenPage page={block.page} locale={localeOf(block)} />}
              save={() => isBusy || saveOver(editing.base)}
              cancel={cancel}
              leaveField={draft.sendNow}
            >
              {!isBusy && (
                <BlockConflict
                  block={block}
                  editing={editing}
                  theirs={draft.theirs}
                  known={draft.known}
                  isBehind={isBehind && isChanged}
                  act={act}
                  adopt={draft.adopt}
                  saveOver={saveOver}
                />
              )}
            </BlockForm>
          </ContentFormProvider>
        </Box>
        <Box display={{ base: pane === "Preview" ? "block" : "none", lg: "block" }} minHeight="0">
          <Box height={{ base: "80dvh", lg: "full" }} minHeight={{ lg: "80" }}>
            {block.page === "replies" ? (
              <Text color="fg.muted">No page of the site shows this.</Text>
            ) : (
              <BlockPreview
                page={block.page}
                sectionId={block.sectionId}
                content={editing.content}
                locale={english && "es"}
              />
            )}
          </Box>
        </Box>
      </Grid>
      {cities.dialog}
      {blocker.state === "blocked" && <LeaveDialog stay={blocker.reset} leave={blocker.proceed} />}
    </BlockCard>
  )
}

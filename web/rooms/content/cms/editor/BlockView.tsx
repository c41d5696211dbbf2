import { translatableField, withoutSource } from "@farelight/api/contract/content/translation/sectionTranslation.ts"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { Box, Button, chakra, HelpText, Stack, Text } from "../../../../components/chakra.ts"
import { PaneSwitch } from "../../../../components/list/ToggleGroup.tsx"
import { DateTime } from "../../../../components/records/DateTime.tsx"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { BlockHistory } from "../changes/BlockHistory.tsx"
import { ChangeList } from "../changes/ChangeList.tsx"
import { contentOrEmpty, keyInWords, keyPathInWords } from "../content.ts"
import { DraftNotice } from "../drafts/DraftNotice.tsx"
import { type OpenEdit, openEdit, openInvalidVersion } from "../editing/editStart.ts"
import { blockTranslationGaps, type EditedBlock, gapsInWords, localeOf } from "../languages/editedBlock.ts"
import { OpenPage } from "../list/OpenPage.tsx"
import { completeContent } from "../pages.ts"
import { BlockPreview } from "../preview/BlockPreview.tsx"
import { BlockCard } from "./BlockCard.tsx"

const TranslationSummary = ({ block }: { block: EditedBlock }) => {
  if (!translatableField(block.page, block.sectionId))
    return <Text color="fg.muted">Nothing here has a language: it is edited in English and counts in both.</Text>
  const { missing, outdated } = blockTranslationGaps(block)
  const words = gapsInWords({ missing: missing.length, outdated: outdated.length })
  if (!words) return <HelpText>All texts are in Spanish.</HelpText>
  return (
    <Box
      background={outdated.length > 0 ? "yellow.subtle" : "bg.muted"}
      color={outdated.length > 0 ? "yellow.fg" : "fg"}
      borderRadius="l2"
      fontSize="sm"
      paddingX="3"
      paddingY="2"
    >
      <Text fontWeight="medium">{words}</Text>
      {outdated.length > 0 && <Text>May be out of date: {outdated.map(keyPathInWords).join(", ")}.</Text>}
    </Box>
  )
}

/** Focusable, so that long content can be scrolled by keyboard. */
const BlockJson = ({ label, content }: { label: string; content: unknown }) => (
  <chakra.pre
    tabIndex={0}
    role="group"
    aria-label={`${label} as JSON`}
    maxHeight="48"
    background="bg.muted"
    borderRadius="l2"
    color="fg.muted"
    fontFamily="mono"
    fontSize="xs"
    lineHeight="moderate"
    overflow="auto"
    overflowWrap="anywhere"
    padding="3"
    whiteSpace="pre-wrap"
  >
    {JSON.stringify(content, null, 2)}
  </chakra.pre>
)

const panes = ["Live", "Draft", "Changes"] as const

interface Props {
  block: EditedBlock
  /** True if the operator opened the section, which then gets the focus. */
  isAsked: boolean
  /** True right after an edit, when the focus returns to the button that started it. */
  wasEdited: boolean
  edit: (edit: OpenEdit) => void
}

export const BlockView = ({ block, isAsked, wasEdited, edit }: Props) => {
  const { viewerCanEditContent } = usePermissions()
  const [showsHistory, setShowsHistory] = useState(false)
  const [pane, setPane] = useState<(typeof panes)[number]>("Live")
  const heading = useRef<HTMLHeadingElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const historyButton = useRef<HTMLButtonElement>(null)
  const name = keyInWords(block.sectionId)
  const { draft, english } = block
  const hasTexts = !english || translatableField(block.page, block.sectionId) !== null
  // A translation lacks the texts that the site takes from elsewhere; the view shows them too.
  const shown = (content: unknown) =>
    english ? withoutSource(completeContent(block, contentOrEmpty(content))) : content

  const takeFocus = useEffectEvent(() => {
    if (wasEdited) editButton.current?.focus()
    else if (isAsked) heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => takeFocus(), [])

  return (
    <BlockCard
      block={block}
      headingRef={heading}
      actions={
        <>
          <OpenPage page={block.page} locale={localeOf(block)} />
          <Button ref={historyButton} aria-label={`History of ${name}`} onClick={() => setShowsHistory(true)}>
            History
          </Button>
          {viewerCanEditContent && hasTexts && (
            <Button ref={editButton} aria-label={`Edit ${name}`} onClick={() => edit(openEdit(block))}>
              Edit
            </Button>
          )}
        </>
      }
    >
      <Stack gap="3">
        <HelpText>
          Last updated: <DateTime at={block.updatedAt} />
          {block.updatedBy && `, by ${block.updatedBy}`}
        </HelpText>
        {draft && <DraftNotice block={block} draft={draft} />}
        {english && <TranslationSummary block={block} />}
        <Stack gap="2">
          {draft && <PaneSwitch label={`What to show of ${name}`} panes={panes} shown={pane} show={setPane} />}
          {draft && pane === "Changes" ? (
            <ChangeList before={shown(block.content)} after={shown(draft.content)} />
          ) : (
            hasTexts && (
              <BlockJson label={name} content={shown(draft && pane === "Draft" ? draft.content : block.content)} />
            )
          )}
        </Stack>
        {hasTexts && block.page !== "replies" && (
          // Hidden on smaller screens, where the preview then requests nothing.
          <Box hideBelow="xl" css={{ containerType: "inline-size" }}>
            {/* At most as high as a page's first view at this width: the next section would show as a blank strip. */}
            <Box height="clamp(20rem, 100dvh - 24rem, 48rem)" maxHeight="calc(51cqi + 3rem)">
              <BlockPreview
                page={block.page}
                sectionId={block.sectionId}
                content={completeContent(
                  block,
                  contentOrEmpty(draft && pane !== "Live" ? draft.content : block.content),
                )}
                locale={english && "es"}
              />
            </Box>
          </Box>
        )}
      </Stack>
      {showsHistory && (
        <BlockHistory
          block={block}
          close={() => setShowsHistory(false)}
          focusAfterwards={() => historyButton.current}
          correct={(content) => {
            setShowsHistory(false)
            edit(openInvalidVersion(block, content))
          }}
        />
      )}
    </BlockCard>
  )
}

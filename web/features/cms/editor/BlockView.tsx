import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Stack } from "@chakra-ui/react/stack"
import { chakra } from "@chakra-ui/react/styled-system"
import { Text } from "@chakra-ui/react/text"
import { useEffect, useId, useRef, useState } from "react"
import { Moment } from "../../../components/records/Moment.tsx"
import type { CmsEditor_BlockFragment } from "../../../graphql/generated.ts"
import { usePermissions } from "../../account/permissions.ts"
import { BlockHistory } from "../changes/BlockHistory.tsx"
import { keyInWords } from "../content.ts"
import { forgetDraft, type StoredDraft, useDrafts, useIsOpenElsewhere } from "../drafts/drafts.ts"
import { BlockCard } from "./BlockCard.tsx"
import type { EditStart } from "./editStart.ts"

// About as much as a card can show without taking over the page.
const CLAMPED_LINES = 14
const CLAMPED_LENGTH = 700

/** Formatted JSON; of a long one a part, until the reader asks for all of it. */
const BlockJson = ({ label, content }: { label: string; content: unknown }) => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const text = JSON.stringify(content, null, 2)
  const isLong = text.length > CLAMPED_LENGTH || text.split("\n").length > CLAMPED_LINES
  // What scrolls must be reachable by keyboard.
  const scrolling = isLong && {
    tabIndex: 0,
    role: "group",
    "aria-label": `${label} as JSON`,
    maxHeight: isOpen ? "xl" : "60",
  }
  return (
    <Box>
      <chakra.pre
        id={id}
        {...scrolling}
        background="bg.muted"
        borderRadius="l2"
        borderWidth="1px"
        fontFamily="mono"
        fontSize="sm"
        lineHeight="moderate"
        overflow="auto"
        overflowWrap="anywhere"
        padding="3"
        whiteSpace="pre-wrap"
        css={{ ...(isLong && !isOpen && { maskImage: "linear-gradient(to bottom, black 75%, transparent)" }) }}
      >
        {text}
      </chakra.pre>
      {isLong && (
        <Button
          variant="plain"
          size="xs"
          paddingX="0"
          textDecoration="underline"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? "Show less" : "Show all"} of ${label}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Show less" : "Show all"}
        </Button>
      )}
    </Box>
  )
}

/** Offers an edit that was neither saved nor cancelled. Only the tab that still edits a draft may discard it. */
const DraftOffer = ({ draft: { key, draft }, resume }: { draft: StoredDraft; resume: () => void }) => {
  const isOpenElsewhere = useIsOpenElsewhere(key)
  return (
    <Flex
      role="group"
      aria-label="Unsaved draft"
      align="center"
      wrap="wrap"
      gap="2"
      background="yellow.subtle"
      color="yellow.fg"
      borderRadius="l2"
      padding="3"
    >
      <Text fontSize="sm" fontWeight="medium">
        You have an unsaved draft from <Moment at={draft.keptAt} />.
        {isOpenElsewhere && " It is still open in another tab."}
      </Text>
      <Flex gap="2">
        <Button size="xs" variant="outline" background="bg" onClick={resume}>
          {isOpenElsewhere ? "Continue here" : "Continue"}
        </Button>
        {!isOpenElsewhere && (
          <Button size="xs" variant="outline" background="bg" onClick={() => forgetDraft(key)}>
            Discard
          </Button>
        )}
      </Flex>
    </Flex>
  )
}

interface Props {
  block: CmsEditor_BlockFragment
  /** Whether this block was edited last: then the focus returns to it. */
  wasEdited: boolean
  edit: (start: EditStart) => void
}

/** A block as it is saved, and the ways to change it. */
export const BlockView = ({ block, wasEdited, edit }: Props) => {
  const { viewerCanEditContent } = usePermissions()
  const [showsHistory, setShowsHistory] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const [newest] = useDrafts(block.id)
  const name = keyInWords(block.sectionId)

  useEffect(() => {
    if (wasEdited) editButton.current?.focus()
  }, [wasEdited])

  return (
    <BlockCard
      sectionId={block.sectionId}
      actions={
        <>
          <Button variant="outline" size="sm" aria-label={`History of ${name}`} onClick={() => setShowsHistory(true)}>
            History
          </Button>
          {viewerCanEditContent && (
            <Button
              ref={editButton}
              variant="outline"
              size="sm"
              aria-label={`Edit ${name}`}
              onClick={() => edit({ kind: "saved" })}
            >
              Edit
            </Button>
          )}
        </>
      }
    >
      <Stack gap="3">
        {newest && viewerCanEditContent && (
          <DraftOffer key={newest.key} draft={newest} resume={() => edit({ kind: "draft", ...newest })} />
        )}
        <BlockJson label={name} content={block.content} />
        <Text color="fg.muted" fontSize="sm">
          Last updated: <Moment at={block.updatedAt} />
        </Text>
      </Stack>
      {showsHistory && (
        <BlockHistory
          block={block}
          close={() => setShowsHistory(false)}
          correct={(content) => {
            setShowsHistory(false)
            edit({ kind: "refused", content })
          }}
        />
      )}
    </BlockCard>
  )
}

import { type ReactNode, useRef, useState } from "react"
import type { LeadEmails_EmailFragment } from "../../../graphql/generated.ts"
import { Box, Button, Stack, Text, VisuallyHidden } from "../../../parts/chakra.ts"
import { counted } from "../../../parts/list/counts.ts"
import type { DetailedLead } from "../lead/leadKind.ts"
import { FeedActor, FeedEntry } from "./FeedEntry.tsx"
import { LeadNote } from "./LeadNote.tsx"
import { type FeedItem, feedOf } from "./leadFeed.ts"

// The beginning and what happened last are asked for most.
const LATEST_SHOWN = 7

interface Props {
  lead: DetailedLead
  /** What the sender wrote. */
  message: string | null | undefined
  /** Shows a mail: a room above this one. */
  showMail: (email: LeadEmails_EmailFragment, sender: string | undefined) => ReactNode
  reload: () => void
}

/** Messages, notes and moves of a lead in one line of time, which ends at what is written next. */
export const LeadFeed = ({ lead, message, showMail, reload }: Props) => {
  const [isWhole, setIsWhole] = useState(false)
  const [first, ...later] = feedOf(lead)
  const older = Math.max(0, later.length - LATEST_SHOWN)
  // What is shown stays, whatever else happens: a note may be under edit.
  const [olderAtFirst] = useState(older)
  const hidden = isWhole ? 0 : Math.min(older, olderAtFirst)
  const section = useRef<HTMLElement>(null)

  const showAll = () => {
    setIsWhole(true)
    // The pressed button goes, and the keyboard would start over at the page's top.
    section.current?.focus({ preventScroll: true })
  }

  const show = (item: FeedItem) => {
    if (item.kind === "note") return <LeadNote key={item.id} note={item.note} reload={reload} />
    if (item.kind === "mail") return showMail(item.email, item.sender)
    const { actorName, summary } = item.entry
    return (
      <FeedEntry
        key={item.id}
        at={item.at}
        text={
          item === first &&
          message && (
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {message}
            </Text>
          )
        }
      >
        <FeedActor>{actorName}</FeedActor> {summary}
      </FeedEntry>
    )
  }

  return (
    <Box as="section" ref={section} tabIndex={-1} outline="none" aria-label="History">
      <VisuallyHidden as="h3">History</VisuallyHidden>
      <Stack as="ol" gap="4" listStyleType="none">
        {first && show(first)}
        {hidden > 0 && (
          <Box as="li" paddingStart="9">
            <Button variant="plain" size="xs" paddingX="0" textDecoration="underline" onClick={showAll}>
              {`Show ${counted(hidden, ["earlier entry", "earlier entries"])}`}
            </Button>
          </Box>
        )}
        {later.slice(hidden).map(show)}
      </Stack>
    </Box>
  )
}

import { DIRECT } from "@farelight/api/contract/site/visits.ts"
import { type ReactNode, useRef, useState } from "react"
import type { LeadEmails_EmailFragment } from "../../../../graphql/generated.ts"
import { Box, Button, Stack, Text, VisuallyHidden } from "../../../../parts/chakra.ts"
import { counted } from "../../../../parts/list/counts.ts"
import type { DetailedLead, LeadKindFacts } from "../../lead/leadKind.ts"
import { LeadNote } from "../notes/LeadNote.tsx"
import { FeedActor, FeedEntry } from "./FeedEntry.tsx"
import { type FeedItem, feedOf } from "./leadFeed.ts"

// How a history names whoever used a form of the site.
const VISITOR = "A visitor"

// The beginning and what happened last are asked for most.
const LATEST_SHOWN = 7

const firstWord = (name: string) => name.trim().split(/\s/, 1).join()

interface Props {
  kind: Pick<LeadKindFacts, "formPath" | "sentVerb">
  lead: DetailedLead
  sender: string
  /** What the sender wrote. */
  message: string | null | undefined
  /** Shows a mail: a room above this one. */
  showMail: (email: LeadEmails_EmailFragment, sender: string | undefined) => ReactNode
  reload: () => void
}

/** Messages, notes and moves of a lead in one line of time, which ends at what is written next. */
export const LeadFeed = ({ kind: { formPath, sentVerb }, lead, sender, message, showMail, reload }: Props) => {
  const [isWhole, setIsWhole] = useState(false)
  const [first, ...later] = feedOf(lead)
  const older = Math.max(0, later.length - LATEST_SHOWN)
  // What is shown stays, whatever else happens: a note may be under edit.
  const [olderAtFirst] = useState(older)
  const hidden = isWhole ? 0 : Math.min(older, olderAtFirst)
  const source = lead.source?.source ?? DIRECT
  const origin = source === DIRECT ? "" : `, from ${source}`
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
    const written = item.kind === "arrival" && message
    const isSender = item.kind === "arrival" && actorName === VISITOR
    return (
      <FeedEntry
        key={item.id}
        at={item.at}
        author={written ? sender : undefined}
        text={
          written && (
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {written}
            </Text>
          )
        }
      >
        <FeedActor>{isSender ? firstWord(sender) : actorName}</FeedActor>{" "}
        {isSender ? `${sentVerb} on ${formPath}${origin}` : summary}
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

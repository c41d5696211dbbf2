import { useApolloClient } from "@apollo/client/react"
import { DIRECT } from "@farelight/api/contract/site/visits.ts"
import { type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { toast } from "sonner"
import { Box, Button, Stack, Text, VisuallyHidden } from "../../../../components/chakra.ts"
import type { LeadEmails_EmailFragment } from "../../../../graphql/generated.ts"
import { FileChip } from "../../files/FileChip.tsx"
import type { DetailedLead, LeadKindFacts } from "../../lead/leadKind.ts"
import type { Conversation } from "../../lead/useConversation.ts"
import { useReloadLead } from "../../lead/useReloadLead.ts"
import { DraftEntry } from "../../messages/DraftEntry.tsx"
import { MessageEntry } from "../../messages/MessageEntry.tsx"
import { FeedActor, FeedEntry, firstWord } from "../../sections/FeedEntry.tsx"
import { feedButton } from "../../sections/FeedText.tsx"
import { Correctable } from "../Correctable.tsx"
import { LeadNote } from "../notes/LeadNote.tsx"
import { buildFeed, type FeedGroup, type FeedItem, groupMoves } from "./leadFeed.ts"

/** Entries per response, as in the GraphQL documents. Each response also contains the arrival. */
const PAGE = 100

type History = DetailedLead["history"]

const withoutRepeats = (entries: History): History => [...new Map(entries.map((entry) => [entry.id, entry])).values()]

/** Loads from the latest page backward, so the history is complete only from `since` on. */
const useHistory = ({ laterDocuments }: LeadKindFacts, { id, history: latest }: DetailedLead) => {
  const client = useApolloClient()
  const [earlier, setEarlier] = useState<{ entries: History; isAll: boolean }>({ entries: [], isAll: false })
  const [isReading, setIsReading] = useState(false)
  const history = withoutRepeats([...earlier.entries, ...latest])
  const known = history.filter(({ isArrival }) => !isArrival)
  const hasEarlier = latest.length > PAGE && !earlier.isAll
  const since = hasEarlier ? Math.min(...known.map(({ occurredAt }) => Date.parse(occurredAt))) : -Infinity

  const readEarlier = async () => {
    setIsReading(true)
    try {
      const before = String(Math.min(...known.map((entry) => Number(entry.id))))
      const { historyDocument } = await laterDocuments()
      const query = { query: historyDocument, variables: { id, before }, fetchPolicy: "no-cache" as const }
      const page = (await client.query(query)).data?.lead?.history ?? []
      setEarlier({ entries: withoutRepeats([...page, ...history]), isAll: page.length <= PAGE })
    } catch {
      toast.error("Failed to load earlier entries")
    } finally {
      setIsReading(false)
    }
  }

  return { history, since, hasEarlier, isReading, readEarlier }
}

// The server's summary of a lead that was added by hand or by API begins with this.
const ADDED = "added it"

const COMPOSER_PX = 160

interface ChangesProps {
  count: number
  at: string
  /** Moves the focus, as the pressed button disappears. */
  opened: () => void
  children: ReactNode
}

const Changes = ({ count, at, opened, children }: ChangesProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
    opened()
  }
  if (isOpen) return children
  return (
    <FeedEntry at={at}>
      <Button {...feedButton} fontSize="sm" aria-expanded={false} onClick={open}>
        {`${count} changes`}
      </Button>
    </FeedEntry>
  )
}

/** Opens at the newest entry, above the form for replies. Scrolling a short feed would only hide the lead's head. */
const useOpensAtNewest = () => {
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { bottom = 0 } = section.current?.getBoundingClientRect() ?? {}
    if (bottom > window.innerHeight - COMPOSER_PX) section.current?.parentElement?.scrollIntoView({ block: "end" })
  }, [])
  return section
}

interface Props {
  kind: LeadKindFacts
  lead: DetailedLead
  sender: string
  message: string | null | undefined
  conversation: Conversation | undefined
  /** Passed in, as it belongs to the mail room, which this room does not import. */
  showMail: (email: LeadEmails_EmailFragment, sender: string | undefined) => ReactNode
}

export const LeadFeed = ({ kind, lead, sender, message, conversation, showMail }: Props) => {
  const reload = useReloadLead(kind, lead.id)
  const { history, since, hasEarlier, isReading, readEarlier } = useHistory(kind, lead)
  const { notes, emails } = lead
  const [first, ...others] = buildFeed({ history, notes, emails, ...conversation })
  const later = groupMoves(others.filter(({ at }) => Date.parse(at) >= since))
  const source = lead.source?.source ?? DIRECT
  const origin = source === DIRECT ? "" : `, from ${source}`
  const section = useOpensAtNewest()

  // A pressed button disappears, and the focus would move to the top of the page.
  const focusFeed = () => section.current?.focus({ preventScroll: true })

  const showEntry = ({ kind: itemKind, id, at, entry }: FeedItem & { kind: "arrival" | "move" }) => {
    const written = itemKind === "arrival" && message
    const isSender = entry.isArrival && !entry.summary.startsWith(ADDED)
    return (
      <FeedEntry
        key={id}
        at={at}
        author={written ? sender : undefined}
        text={
          written && (
            <Correctable kind={kind} lead={lead} noun="message" fields={["message"]}>
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {written}
              </Text>
            </Correctable>
          )
        }
      >
        <FeedActor>{isSender ? firstWord(sender) : entry.actorName}</FeedActor>{" "}
        {isSender ? `${kind.sentVerb} on ${kind.formPath}${itemKind === "arrival" ? origin : ""}` : entry.summary}
      </FeedEntry>
    )
  }

  const show = (item: FeedItem) => {
    switch (item.kind) {
      case "note":
        return <LeadNote key={item.id} note={item.note} reload={() => reload("notes")} />
      case "mail":
        return showMail(item.email, item.sender)
      case "message":
        return (
          <MessageEntry
            key={item.id}
            kind={kind}
            leadId={lead.id}
            received={item.received}
            sender={sender}
            files={conversation?.files ?? []}
          />
        )
      case "file":
        return (
          <FeedEntry key={item.id} at={item.at} text={<FileChip file={item.file} />} isPlain>
            <FeedActor>{item.file.colleague?.name ?? firstWord(sender)}</FeedActor> added a file
          </FeedEntry>
        )
      default:
        return showEntry(item)
    }
  }

  const showRun = ([item, ...more]: FeedGroup) => {
    const latest = more.at(-1)
    if (!latest) return show(item)
    return (
      <Changes key={item.id} count={more.length + 1} at={latest.at} opened={focusFeed}>
        {[item, ...more].map(show)}
      </Changes>
    )
  }

  return (
    <Box as="section" ref={section} tabIndex={-1} outline="none" aria-label="History">
      <VisuallyHidden as="h3">History</VisuallyHidden>
      <Stack as="ol" gap="4" listStyleType="none">
        {first && show(first)}
        {hasEarlier && (
          <Box as="li" paddingStart="9">
            <Button {...feedButton} onClick={() => void readEarlier().then(focusFeed)} loading={isReading}>
              Show earlier entries
            </Button>
          </Box>
        )}
        {later.map(showRun)}
        {conversation?.replyDrafts
          .filter(({ isOwn }) => !isOwn)
          .map((draft) => (
            <DraftEntry key={`draft ${draft.id}`} draft={draft} />
          ))}
      </Stack>
    </Box>
  )
}

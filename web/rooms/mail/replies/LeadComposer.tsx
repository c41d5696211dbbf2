import { useApolloClient } from "@apollo/client/react"
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { toast } from "sonner"
import { deferredComponent, preloadOnIdle } from "../../../browser/lazyComponent.tsx"
import { Box, Button, Flex } from "../../../components/chakra.ts"
import { expectField } from "../../../components/commands/pendingFocus.ts"
import { useCommandGroup } from "../../../components/commands/useCommands.ts"
import { LOW_WINDOW } from "../../../theme/mediaQueries.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { NewNote } from "../../leads/details/notes/NewNote.tsx"
import { noteDraft } from "../../leads/details/notes/noteDrafts.ts"
import type { DetailedLead, LeadKindFacts } from "../../leads/lead/leadKind.ts"
import { useLeadFocus } from "../../leads/lead/leadOpening.ts"
import type { Conversation } from "../../leads/lead/useConversation.ts"
import { firstWord } from "../../leads/sections/FeedEntry.tsx"
import { BouncedMailNotice, UnsubscribedNotice } from "./AddressNotices.tsx"
import { readReplyDraft, replyDraftKey, writeReplyDraft } from "./replyDrafts.ts"
import { serverDraftOf } from "./serverDrafts.ts"

// In a chunk of its own, as most visits end without a reply; preloaded on idle.
const { Part: ReplyPanel, useIdleFetch } = preloadOnIdle(async () => (await import("./ReplyPanel.tsx")).ReplyPanel)

const CallForm = deferredComponent(() => import("../../leads/details/notes/CallForm.tsx"), "CallForm")

const paneRow = {
  gap: "4",
  borderBottomWidth: "1px",
  paddingTop: "1",
  marginBottom: "3",
  marginX: "-3",
  paddingX: "3",
} as const

const pane = {
  variant: "plain",
  size: "sm",
  height: "8",
  alignSelf: "end",
  paddingX: "0",
  borderRadius: "0",
  borderWidth: "0",
  borderBottomWidth: "2px",
  borderColor: "transparent",
  color: "fg.muted",
  _hover: { color: "fg" },
  _pressed: { color: "fg", fontWeight: "semibold", borderColor: "brand.solid" },
} as const

const foot = {
  position: "sticky",
  bottom: "0",
  zIndex: "1",
  marginTop: "auto",
  background: { base: "bg.subtle", lg: "bg" },
  paddingTop: "2",
  paddingBottom: { base: "3", lg: "4" },
  [LOW_WINDOW]: { position: "static" },
  mdDown: {
    // Phones are too small for both the reply and the feed.
    "&[data-replying]": { position: "static" },
    "&[data-folded]": {
      "& .note": { display: "none" },
      "& .panes": { marginBottom: "-3", borderWidth: "0" },
      "& .panes button": { borderBottomColor: "transparent" },
    },
  },
} as const

// One frame around the composer, as a frame for each field would be too much.
const box = {
  background: "bg",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "l3",
  paddingX: "3",
  paddingBottom: "3",
  "[data-waiting] > &": { borderColor: "brand.solid", borderInlineStartWidth: "3px" },
  "& :is(input, textarea)": { borderColor: "transparent", background: "transparent", paddingX: "0", outline: "none" },
  "& input": { borderRadius: "0", borderBottomColor: "border" },
  "&:has(:is(input, textarea):focus-visible)": { outline: "2px solid {colors.gray.focusRing}", outlineOffset: "-1px" },
  "& :is(input, textarea)[aria-invalid=true]": { borderColor: "border.error", paddingX: "2" },
} as const

const offer = { paddingX: "0", height: "6", color: "fg.muted", fontWeight: "normal", cursor: "text" } as const

/** Keeps the end of the feed in view while the form grows with its text. */
const useInView = (section: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const writing = section.current
    if (!writing) return
    const observer = new ResizeObserver(() => {
      if (!writing.contains(document.activeElement)) return
      writing.parentElement?.scrollIntoView?.({ block: "end" })
    })
    observer.observe(writing)
    return () => observer.disconnect()
  }, [section])

const discardHere = (key: string, broughtBack: () => void) => {
  const discarded = readReplyDraft(key)
  writeReplyDraft(key, undefined)
  if (!discarded) return
  const bringBack = () => {
    if (readReplyDraft(key)) return offer("Another reply has been begun since")
    writeReplyDraft(key, discarded)
    broughtBack()
  }
  const offer = (text: string) => toast(text, { action: { label: "Undo", onClick: bringBack } })
  offer("Reply discarded")
}

interface Props {
  kind: LeadKindFacts
  lead: Pick<
    DetailedLead,
    "id" | "name" | "status" | "owner" | "followUpOn" | "waitingSince" | "mailReturnedAt" | "answerDueAt"
  >
  conversation: Conversation | undefined
  children?: ReactNode
}

export const LeadComposer = ({ kind, lead, conversation, children }: Props) => {
  const { viewerCanWorkLeads, viewerCanSendMail } = usePermissions()
  const client = useApolloClient()
  const focus = useLeadFocus()
  const wantsNote = focus === "note"
  const canReply = viewerCanWorkLeads && viewerCanSendMail
  const [isReplying, setIsReplying] = useState(canReply && focus === "reply")
  const [isCalling, setIsCalling] = useState(false)
  const [replies, setReplies] = useState(0)
  const [isAsked, setIsAsked] = useState(() => noteDraft(kind.type, lead.id).read() !== "")
  const replyButton = useRef<HTMLButtonElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const section = useRef<HTMLElement>(null)
  useIdleFetch()

  const close = () => {
    // If the reply is sent while the note has the focus, the focus must stay in the note.
    if (!note.current?.closest("[hidden]")) return
    flushSync(() => setIsReplying(false))
    replyButton.current?.focus()
  }

  const open = () => {
    expectField("reply", close)
    setIsCalling(false)
    setIsReplying(true)
  }

  const reply = () => isReplying || open()

  const takeNote = () => {
    flushSync(() => {
      setIsReplying(false)
      setIsCalling(false)
      setIsAsked(true)
    })
    note.current?.focus()
  }

  const logCall = () => {
    setIsReplying(false)
    setIsAsked(true)
    setIsCalling(true)
  }

  // The list's shortcut for notes leads here.
  useEffect(() => {
    if (wantsNote) note.current?.focus()
  }, [wantsNote])

  useInView(section)

  useCommandGroup("Lead", [
    { id: "lead.reply", title: "Reply by email", keys: "m", isEnabled: canReply, run: reply },
    { id: "lead.note", title: "Write a note", keys: "e", isEnabled: viewerCanWorkLeads, run: takeNote },
  ])
  if (!viewerCanWorkLeads) return children

  const key = replyDraftKey(kind.type, lead.id)
  const drafts = conversation?.replyDrafts ?? []
  // Drafts without an author are by API clients. One of them is offered unless the viewer has a draft.
  const ownDraft = drafts.find(({ isOwn }) => isOwn) ?? drafts.find(({ author }) => !author)
  const problem = conversation?.mailProblem
  // New leads count too, as the confirmation is no answer. Mail that came back calls for another channel.
  const isWaiting =
    canReply &&
    (lead.waitingSince ?? lead.answerDueAt) !== null &&
    (lead.waitingSince === null || lead.waitingSince !== lead.mailReturnedAt)
  const offersReply = isWaiting && !isReplying && !isAsked && !wantsNote

  const discard = () => {
    serverDraftOf(client, kind.type, lead.id).discard(ownDraft?.id)
    discardHere(key, () => {
      // The operator may have gone to another lead, which keeps its own draft, so no form is opened there.
      if (!replyButton.current) return
      setReplies((before) => before + 1)
      open()
    })
    close()
  }

  return (
    <Box
      as="section"
      ref={section}
      aria-label="Write"
      css={foot}
      data-replying={isReplying || undefined}
      data-folded={!(isReplying || isAsked || wantsNote) || undefined}
      data-waiting={isWaiting || undefined}
    >
      <Box marginBottom="2" _empty={{ display: "none" }}>
        {children}
      </Box>
      {problem && canReply && (
        <BouncedMailNotice kind={kind} leadId={lead.id} problem={problem} done={() => replyButton.current?.focus()} />
      )}
      {conversation && canReply && (
        <UnsubscribedNotice kind={kind} leadId={lead.id} unsubscribedAt={conversation.unsubscribedAt} />
      )}
      <Box css={box}>
        <Flex className="panes" {...paneRow}>
          {canReply && (
            <Button {...pane} ref={replyButton} aria-pressed={isReplying || offersReply} title="m" onClick={reply}>
              {!isReplying && (readReplyDraft(key) || ownDraft) ? "Continue reply" : "Reply"}
            </Button>
          )}
          <Button {...pane} aria-pressed={!isReplying && !isCalling && !offersReply} title="e" onClick={takeNote}>
            Note
          </Button>
          <Button {...pane} aria-pressed={isCalling} onClick={logCall}>
            Call
          </Button>
        </Flex>
        {offersReply && (
          <Button
            className="note"
            variant="plain"
            size="sm"
            width="full"
            justifyContent="start"
            onClick={open}
            {...offer}
          >
            {`Write to ${firstWord(lead.name)}`}
          </Button>
        )}
        {isReplying && (
          <Suspense>
            <ReplyPanel
              key={replies}
              kind={kind}
              lead={lead}
              ownDraft={ownDraft}
              isReturned={problem != null}
              logCall={logCall}
              close={close}
              discard={discard}
            />
          </Suspense>
        )}
        {isCalling && <CallForm kind={kind} lead={lead} close={() => setIsCalling(false)} />}
        {/* Stays mounted, so that a note that is being saved is not offered again. */}
        <div className="note" hidden={isReplying || isCalling || offersReply}>
          <NewNote ref={note} kind={kind} leadId={lead.id} />
        </div>
      </Box>
    </Box>
  )
}

import { Suspense, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { toast } from "sonner"
import { idlePart } from "../../../parts/browser/idlePart.tsx"
import { Box, Button, Flex } from "../../../parts/chakra.ts"
import { expectField } from "../../../parts/commands/comingField.ts"
import { useCommands } from "../../../parts/commands/useCommands.ts"
import { LOW_WINDOW } from "../../../theme/mediaQueries.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { NewNote } from "../../leads/details/NewNote.tsx"
import type { LeadKindFacts, ListedLead } from "../../leads/lead/leadKind.ts"
import { useLeadFocus } from "../../leads/lead/leadOpening.ts"
import { readReplyDraft, replyDraftKey, writeReplyDraft } from "./replyDrafts.ts"

// Most visits to a lead end without a reply.
const { Part: ReplyPanel, useIdleFetch } = idlePart(async () => (await import("./ReplyPanel.tsx")).ReplyPanel)

/** Chooses what is written. */
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

/** What is mostly done at a lead, while nothing is being done. */
const main = { colorPalette: "brand", size: "xs", paddingX: "3", marginY: "1" } as const

// At the lower edge, whatever of the feed is read.
const foot = {
  position: "sticky",
  bottom: "0",
  zIndex: "1",
  marginTop: "auto",
  background: { base: "bg.subtle", lg: "bg" },
  paddingTop: "2",
  paddingBottom: { base: "3", lg: "4" },
  [LOW_WINDOW]: { position: "static" },
  // A phone has no room for both a reply and what it answers.
  mdDown: { "&[data-replying]": { position: "static" } },
} as const

// One frame around all that is written, instead of one around each field.
const box = {
  background: "bg",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "l3",
  paddingX: "3",
  paddingBottom: "3",
  "& :is(input, textarea)": { borderColor: "transparent", background: "transparent", paddingX: "0", outline: "none" },
  "& input": { borderRadius: "0", borderBottomColor: "border" },
  "&:has(:is(input, textarea):focus-visible)": { outline: "2px solid {colors.gray.focusRing}", outlineOffset: "-1px" },
  "& :is(input, textarea)[aria-invalid=true]": { borderColor: "border.error", paddingX: "2" },
} as const

interface Props {
  kind: LeadKindFacts
  lead: Pick<ListedLead, "id" | "name" | "status">
}

/**
 * What is written at a lead: a note for the team, or a reply by mail. What is not sent is still there when the composer,
 * the page or the browser opens again.
 */
export const LeadComposer = ({ kind, lead }: Props) => {
  const { viewerCanWorkLeads, viewerCanSendMail } = usePermissions()
  const [isReplying, setIsReplying] = useState(false)
  const replyButton = useRef<HTMLButtonElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const wantsNote = useLeadFocus() === "note"
  const canReply = viewerCanWorkLeads && viewerCanSendMail
  useIdleFetch()

  const close = () => {
    // A reply can be sent while a note is being written, which keeps the focus.
    if (note.current) return
    flushSync(() => setIsReplying(false))
    replyButton.current?.focus()
  }

  const open = () => {
    expectField("reply", close)
    setIsReplying(true)
  }

  const takeNote = () => {
    flushSync(() => setIsReplying(false))
    note.current?.focus()
  }

  // The list's key for a note leads here.
  useEffect(() => {
    if (wantsNote) note.current?.focus()
  }, [wantsNote])

  useCommands([
    {
      id: "lead.reply",
      title: "Reply by email",
      group: "Lead",
      keys: "m",
      isEnabled: canReply,
      run: () => isReplying || open(),
    },
    {
      id: "lead.note",
      title: "Write a note",
      group: "Lead",
      keys: "e",
      isEnabled: viewerCanWorkLeads,
      run: takeNote,
    },
  ])
  if (!viewerCanWorkLeads) return null

  const key = replyDraftKey(kind.type, lead.id)

  const discard = () => {
    const discarded = readReplyDraft(key)
    writeReplyDraft(key, undefined)
    close()
    if (!discarded) return
    const bringBack = () => {
      writeReplyDraft(key, discarded)
      // Whoever is at another lead by now finds it at its own.
      if (replyButton.current) open()
    }
    toast("Reply discarded", { action: { label: "Undo", onClick: bringBack } })
  }

  return (
    <Box as="section" aria-label="Write" data-lower-buttons css={foot} data-replying={isReplying || undefined}>
      <Box css={box}>
        <Flex gap="4" borderBottomWidth="1px" marginBottom="3" marginX="-3" paddingX="3">
          {canReply && (
            <Button
              {...(isReplying ? pane : main)}
              ref={replyButton}
              aria-pressed={isReplying}
              title="m"
              onClick={() => isReplying || open()}
            >
              {!isReplying && readReplyDraft(key) ? "Continue reply" : "Reply"}
            </Button>
          )}
          <Button {...pane} aria-pressed={!isReplying} title="e" onClick={takeNote}>
            Note
          </Button>
        </Flex>
        {isReplying ? (
          <Suspense>
            <ReplyPanel kind={kind} lead={lead} draftKey={key} close={close} discard={discard} />
          </Suspense>
        ) : (
          <NewNote ref={note} kind={kind} leadId={lead.id} />
        )}
      </Box>
    </Box>
  )
}

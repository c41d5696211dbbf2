import { Suspense, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { toast } from "sonner"
import { idlePart } from "../../../parts/browser/idlePart.tsx"
import { Button } from "../../../parts/chakra.ts"
import { expectField } from "../../../parts/commands/comingField.ts"
import { useCommands } from "../../../parts/commands/useCommands.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import type { LeadKindFacts, ListedLead } from "../../leads/lead/leadKind.ts"
import { readReplyDraft, replyDraftKey, writeReplyDraft } from "./replyDrafts.ts"

// Most visits to a lead end without a reply.
const { Part: ReplyPanel, useIdleFetch } = idlePart(async () => (await import("./ReplyPanel.tsx")).ReplyPanel)

interface Props {
  kind: LeadKindFacts
  lead: Pick<ListedLead, "id" | "name" | "status">
}

/** Answers a lead by mail. What is not sent is still there when the composer, the page or the browser opens again. */
export const ReplyComposer = ({ kind, lead }: Props) => {
  const { viewerCanWorkLeads, viewerCanSendMail } = usePermissions()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const canReply = viewerCanWorkLeads && viewerCanSendMail
  useIdleFetch()

  const close = () => {
    flushSync(() => setIsOpen(false))
    button.current?.focus()
  }

  const open = () => {
    expectField("reply", close)
    setIsOpen(true)
  }

  useCommands([
    {
      id: "lead.reply",
      title: "Reply by email",
      group: "Lead",
      keys: "m",
      isEnabled: canReply,
      run: () => isOpen || open(),
    },
  ])
  if (!canReply) return null

  const key = replyDraftKey(kind.type, lead.id)

  const discard = () => {
    const discarded = readReplyDraft(key)
    writeReplyDraft(key, undefined)
    close()
    if (!discarded) return
    const bringBack = () => {
      writeReplyDraft(key, discarded)
      open()
    }
    toast("Reply discarded", { action: { label: "Undo", onClick: bringBack } })
  }

  if (!isOpen)
    return (
      <Button ref={button} colorPalette="brand" alignSelf="start" minWidth={{ base: "full", sm: "32" }} onClick={open}>
        {readReplyDraft(key) ? "Continue reply" : "Reply"}
      </Button>
    )
  return (
    <Suspense>
      <ReplyPanel kind={kind} lead={lead} draftKey={key} close={close} discard={discard} />
    </Suspense>
  )
}

import { useApolloClient } from "@apollo/client/react"
import { useEffect, useState } from "react"
import type { LeadStatus, LeadType, ReplyDrafts_DraftFragment } from "../../../graphql/generated.ts"
import type { ReplyStart } from "./ReplyForm.tsx"
import { type ReplyDraft, readReplyDraft, replyDraftKey, writeReplyDraft } from "./replyDrafts.ts"
import { serverDraftOf } from "./serverDrafts.ts"

export interface ReplyContent {
  subject: string
  body: string
  requestFile?: string | null
}

const isSame = (one: ReplyContent, other: ReplyContent) =>
  one.subject === other.subject && one.body === other.body && (one.requestFile || "") === (other.requestFile || "")

interface Context {
  leadType: LeadType
  leadId: string
  start: ReplyStart
  status: LeadStatus
  ownDraft: ReplyDrafts_DraftFragment | undefined
}

/** Stores the reply in this browser at once, and on the server after a pause. The browser's newer copy wins. */
export const useReply = ({ leadType, leadId, start, status, ownDraft }: Context) => {
  const client = useApolloClient()
  const onServer = serverDraftOf(client, leadType, leadId)
  const draftKey = replyDraftKey(leadType, leadId)
  const [statusAtStart] = useState(status)
  const [reply, setReply] = useState<ReplyDraft>(() => {
    const { subject, body } = ownDraft ?? start
    return readReplyDraft(draftKey) ?? { replyId: crypto.randomUUID(), subject, body }
  })

  // A stored draft may be on the server too, so it keeps its id even if it equals a template.
  const [isStored, setIsStored] = useState(() => readReplyDraft(draftKey) !== undefined)

  useEffect(() => {
    window.addEventListener("pagehide", onServer.leave)
    return () => {
      window.removeEventListener("pagehide", onServer.leave)
      onServer.save()
    }
  }, [onServer])

  const isBeginning = (text: ReplyContent) => [start, ...start.templates].some((beginning) => isSame(beginning, text))

  const change = (changed: Partial<ReplyDraft>) => {
    const next = { ...reply, ...changed, changedAt: new Date().toISOString() }
    const isKept = isStored || !isBeginning(next)
    setReply(next)
    writeReplyDraft(draftKey, isKept ? next : undefined)
    if (isKept) onServer.change(next)
    else onServer.discard(ownDraft?.id)
  }

  const isOther = ownDraft && !isSame({ ...ownDraft, requestFile: reply.requestFile ?? null }, reply)
  const isNewer = ownDraft && (!reply.changedAt || ownDraft.updatedAt > reply.changedAt)

  return {
    reply,
    change,
    begin: ({ subject, body, requestFile }: ReplyContent) =>
      change({ subject, body, requestFile: requestFile ?? undefined }),
    keep: () => {
      setIsStored(true)
      writeReplyDraft(draftKey, reply)
    },
    forget: () => {
      writeReplyDraft(draftKey, undefined)
      onServer.discard(ownDraft?.id)
    },
    isUnfinished: isStored || !isBeginning(reply),
    /** True if replacing this text would lose the operator's work. */
    isOwn: (body: string) => isStored || !isBeginning({ ...reply, body }),
    statusAtStart,
    /** A newer draft that the viewer has written on another device. */
    fromElsewhere: isOther && isNewer ? ownDraft : undefined,
  }
}

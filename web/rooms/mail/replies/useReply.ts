import { useState } from "react"
import type { LeadStatus } from "../../../graphql/generated.ts"
import type { ReplyStart } from "./ReplyForm.tsx"
import { type ReplyDraft, readReplyDraft, writeReplyDraft } from "./replyDrafts.ts"

/** What a reply begins with: a template, or only greeting and signature. */
export type Beginning = Pick<ReplyDraft, "subject" | "body">

/** The reply that is being written. Whatever differs from its beginnings is stored as it is typed. */
export const useReply = (draftKey: string, start: ReplyStart, status: LeadStatus) => {
  const [statusAtStart] = useState(status)
  const [reply, setReply] = useState<ReplyDraft>(
    () =>
      readReplyDraft(draftKey) ?? {
        replyId: crypto.randomUUID(),
        subject: start.subject,
        body: start.body,
      },
  )

  // It may have reached the server, so that it keeps its id even where it is a template word for word.
  const [isStored, setIsStored] = useState(() => readReplyDraft(draftKey) !== undefined)

  const isBeginning = ({ subject, body }: Beginning) =>
    [start, ...start.templates].some((beginning) => beginning.subject === subject && beginning.body === body)

  const change = (changed: Partial<ReplyDraft>) => {
    const next = { ...reply, ...changed }
    setReply(next)
    writeReplyDraft(draftKey, isStored || !isBeginning(next) ? next : undefined)
  }

  return {
    reply,
    change,
    begin: ({ subject, body }: Beginning) => change({ subject, body }),
    keep: () => {
      setIsStored(true)
      writeReplyDraft(draftKey, reply)
    },
    forget: () => writeReplyDraft(draftKey, undefined),
    isUnfinished: isStored || !isBeginning(reply),
    /** Whether it would be lost if this text took the place of the reply's. */
    isOwn: (body: string) => isStored || !isBeginning({ ...reply, body }),
    statusAtStart,
  }
}

import { draftTexts } from "../../../browser/drafts.ts"

const drafts = draftTexts("reply:")

export interface ReplyDraft {
  /** The same until the reply is sent or discarded, so that a repeat sends no second mail. */
  replyId: string
  subject: string
  body: string
  requestFile?: string | undefined
  changedAt?: string | undefined
}

// An earlier version or another program may have stored something else.
const isDraft = (value: Partial<Record<keyof ReplyDraft, unknown>> | null): value is ReplyDraft =>
  typeof value?.replyId === "string" &&
  typeof value.subject === "string" &&
  typeof value.body === "string" &&
  ["string", "undefined"].includes(typeof value.requestFile)

export const replyDraftKey = (leadType: string, leadId: string) => `${leadType}:${leadId}`

export const readReplyDraft = (key: string): ReplyDraft | undefined => {
  try {
    const value = JSON.parse(drafts.read(key) ?? "null")
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const writeReplyDraft = (key: string, draft: ReplyDraft | undefined) => {
  drafts.write(key, draft && JSON.stringify(draft))
}

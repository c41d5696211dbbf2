import { namesOf } from "@farelight/api/contract/text/namesOf.ts"
import type { DetailedLead } from "../../lead/leadKind.ts"
import type { Conversation, ReceivedMessage } from "../../lead/useConversation.ts"

type Feed = Pick<DetailedLead, "history" | "notes" | "emails"> & Partial<Pick<Conversation, "messages" | "files">>
type Entry = Feed["history"][number]

export type FeedItem =
  | { kind: "arrival"; at: string; id: string; entry: Entry }
  | { kind: "move"; at: string; id: string; entry: Entry }
  | { kind: "note"; at: string; id: string; note: Feed["notes"][number] }
  | { kind: "mail"; at: string; id: string; email: Feed["emails"][number]; sender: string | undefined }
  | { kind: "message"; at: string; id: string; received: ReceivedMessage & { isNewSubject: boolean } }
  | { kind: "file"; at: string; id: string; file: Conversation["files"][number] }

const bareSubject = (subject: string) => subject.replace(/^(\s*(re|fwd?|aw|wg|sv|rv|res)\s*:)+\s*/i, "").trim()

const idsOf = (items: readonly { id: string }[]) => new Set<string | null>(items.map(({ id }) => id))

/** Oldest first. Notes, mails and messages replace their history entries, which would repeat them. */
export const buildFeed = ({ history, notes, emails, messages = [], files = [] }: Feed): FeedItem[] => {
  const incoming = messages.filter(({ message }) => message.direction === "INCOMING")
  const shown = {
    noteId: idsOf(notes),
    emailLogId: idsOf(emails),
    messageId: idsOf(incoming.map(({ message }) => message)),
    fileId: idsOf(files),
  }
  const standsForItself = (entry: Entry) => namesOf(shown).every((about) => !shown[about].has(entry[about]))
  // The first entry of a mail names its sender, and a later one may report its bounce. Reversed, the first one wins.
  const senders = new Map(history.toReversed().map(({ emailLogId, actorName }) => [emailLogId, actorName]))
  const mails = [...emails, ...incoming.map(({ message }) => message)]
  // After a merge there are two arrivals, of which only the first one is shown as an arrival.
  const arrival = history.find(({ isArrival }) => isArrival)
  const items: FeedItem[] = [
    ...history.filter(standsForItself).map((entry) => {
      const kind = entry === arrival ? "arrival" : "move"
      return { kind, at: entry.occurredAt, id: `move ${entry.id}`, entry } as const
    }),
    ...notes.map((note) => ({ kind: "note", at: note.writtenAt, id: `note ${note.id}`, note }) as const),
    ...emails.map((email) => {
      const sender = senders.get(email.id)
      return { kind: "mail", at: email.createdAt, id: `mail ${email.id}`, email, sender } as const
    }),
    ...incoming.map(({ message, behind }) => {
      const { id, createdAt: at } = message
      const bare = bareSubject(message.subject)
      const isNewSubject =
        bare !== "" && !mails.some((mail) => mail.createdAt < at && bareSubject(mail.subject) === bare)
      return { kind: "message", at, id: `message ${id}`, received: { message, behind, isNewSubject } } as const
    }),
    ...files
      .filter(({ addedBy }) => addedBy !== "MESSAGE")
      .map((file) => ({ kind: "file", at: file.createdAt, id: `file ${file.id}`, file }) as const),
  ]
  // Imported notes and mails may have dates before the arrival, which is first nevertheless.
  const order = ({ kind, at }: FeedItem) => (kind === "arrival" ? -Infinity : Date.parse(at))
  return items.sort((one, other) => order(one) - order(other) || 0)
}

export type FeedGroup = [FeedItem, ...FeedItem[]]

export const groupMoves = (items: readonly FeedItem[]) => {
  const runs: FeedGroup[] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (item.kind === "move" && run?.[0].kind === "move") run.push(item)
    else runs.push([item])
  }
  return runs
}

import type { DetailedLead } from "../../lead/leadKind.ts"

type Feed = Pick<DetailedLead, "history" | "notes" | "emails">

/** One thing of a lead's feed: its arrival, a move, a note or a mail, with who has sent it if that is recorded. */
export type FeedItem =
  | { kind: "arrival"; at: string; id: string; entry: Feed["history"][number] }
  | { kind: "move"; at: string; id: string; entry: Feed["history"][number] }
  | { kind: "note"; at: string; id: string; note: Feed["notes"][number] }
  | { kind: "mail"; at: string; id: string; email: Feed["emails"][number]; sender: string | undefined }

// How every history tells it (`eventTypes`).
const ARRIVED = "sent it"

/** All that happened to a lead, its arrival and then the oldest first, each once: a note or a mail stands for its entry in the history. */
export const feedOf = ({ history, notes, emails }: Feed): FeedItem[] => {
  const noteIds = new Set<string | null>(notes.map(({ id }) => id))
  const emailIds = new Set<string | null>(emails.map(({ id }) => id))
  const senders = new Map(history.map(({ emailLogId, actorName }) => [emailLogId, actorName]))
  const items: FeedItem[] = [
    ...history
      .filter(({ noteId, emailLogId }) => !noteIds.has(noteId) && !emailIds.has(emailLogId))
      .map((entry) => {
        const kind = entry.summary === ARRIVED ? "arrival" : "move"
        return { kind, at: entry.occurredAt, id: `move ${entry.id}`, entry } as const
      }),
    ...notes.map((note) => ({ kind: "note", at: note.writtenAt, id: `note ${note.id}`, note }) as const),
    ...emails.map((email) => {
      const sender = senders.get(email.id)
      return { kind: "mail", at: email.createdAt, id: `mail ${email.id}`, email, sender } as const
    }),
  ]
  // What was noted or mailed may be dated earlier, as after an import.
  const order = ({ kind, at }: FeedItem) => (kind === "arrival" ? -Infinity : Date.parse(at))
  return items.sort((one, other) => order(one) - order(other) || 0)
}

import { leadHistoryEntry } from "../../../contract/activity/eventSentence.ts"
import { leadEventTypes } from "../../../contract/activity/eventTypes.ts"
import type { RecordedEventRow } from "../../../platform/events/event.model.ts"
import { readEvent, type Team } from "../../accounts/team.ts"
import type { LeadDescription, LeadRow } from "../lead/leadKind.ts"

interface HistoryEntry {
  id: string
  summary: string
  actorName: string
  occurredAt: Date
  noteId?: string | null
  emailLogId?: string | null
  messageId?: string | null
  fileId?: string | null
  isArrival: boolean
}

/** A lead's history from its events. Adds an arrival for leads from before events. */
export const historyOf = (
  { type: leadType }: LeadDescription,
  { id, createdAt }: LeadRow,
  events: readonly RecordedEventRow[],
  team: Team,
): HistoryEntry[] => {
  const entries = events.flatMap((event): HistoryEntry[] => {
    const entries = leadHistoryEntry(readEvent(event), team.nameOfUser)
    if (!entries) return []
    return [{ ...entries, id: String(event.id), actorName: team.nameOf(event), occurredAt: event.occurredAt }]
  })
  if (events.some(({ type }) => type === leadEventTypes(leadType).created)) return entries
  const arrival = {
    id: `${leadType}-${id}`,
    isArrival: true,
    summary: "sent it",
    actorName: "A visitor",
    occurredAt: createdAt,
  }
  return [arrival, ...entries]
}

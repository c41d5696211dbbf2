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

/** Early leads have no arrival event, so its entry is added. Omit `statusReason` if `events` are not the latest. */
export const historyOf = (
  { type: leadType }: LeadDescription,
  { id, createdAt, statusReason }: Pick<LeadRow, "id" | "createdAt" | "statusReason">,
  events: readonly RecordedEventRow[],
  team: Team,
): HistoryEntry[] => {
  const { statusChanged } = leadEventTypes(leadType)
  const explained = events.findLast(
    ({ type, subjectId }) => subjectId === String(id) && (type === statusChanged || type === "lead.reason_set"),
  )
  const entries = events.flatMap((event): HistoryEntry[] => {
    const read = readEvent(event)
    // Events omit reasons in the team's own words, as they may be personal; the lead stores the current status's
    // reason.
    const facts = event === explained && read.facts.hasOwnReason ? { ...read.facts, reason: statusReason } : read.facts
    const entries = leadHistoryEntry({ ...read, facts }, team.nameOfUser)
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

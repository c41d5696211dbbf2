import { apiKeyName } from "@farelight/api/contract/accounts/apiKeys.ts"
import { type EventNames, tellOfLead } from "@farelight/api/contract/record/eventSentence.ts"
import { type EventType, storedType } from "@farelight/api/contract/record/eventTypes.ts"
import type { LeadDescription, LeadKey, LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import { partsOf } from "../data/mergedRows.ts"
import { type EventRow, nextId, type Store } from "../data/store.ts"

/** What an account is called, whatever has become of it. */
export const nameOf = ({ members }: Store, id: number) =>
  members.find(({ user }) => user.id === id)?.user.name ?? `account ${id}`

/** What people and programs are called, as the record of events names them. */
export const namesIn = (store: Store): EventNames => ({
  nameOfUser: (id) => nameOf(store, id),
  nameOfKey: (id) => apiKeyName(store.apiKeys.find((key) => key.id === id)?.name ?? String(id)),
})

/** An event as its sentence takes it. */
export const readEvent = (event: EventRow) => ({ ...event, facts: { ...event.facts } })

/** Records that the viewer, or somebody else, has done something to a lead. */
export const recordAbout = (
  store: Store,
  { leadType, leadId }: LeadKey,
  type: EventType,
  facts: object,
  occurredAt = new Date(),
  by: { id: number | null; name: string } = store.user,
) => {
  store.events.push({
    id: nextId(store.events),
    type: storedType(type, leadType),
    subjectType: leadType,
    subjectId: String(leadId),
    actorId: by.id,
    actorName: by.name,
    facts,
    occurredAt,
    requestId: null,
  })
}

const TOLD_BY_SURVIVOR = ["lead.merged_into", "lead.unmerged"]

/** What happened to a lead and to those that became a part of it, oldest first. */
export const historyOf = (store: Store, kind: LeadDescription, { id, createdAt }: LeadRow) => {
  const sent = { summary: "sent it", actorName: "A visitor", isArrival: true }
  const arrival = { id: `${kind.type}-${id}`, occurredAt: createdAt, ...sent }
  const parts = partsOf(store, { leadType: kind.type, leadId: id }).map(String)
  const events = store.events.flatMap((event) => {
    const isPart = parts.includes(event.subjectId ?? "") && !TOLD_BY_SURVIVOR.includes(event.type)
    const isAbout = event.subjectType === kind.type && (event.subjectId === String(id) || isPart)
    const told = isAbout && tellOfLead(readEvent(event), namesIn(store).nameOfUser)
    return told ? [{ ...event, ...told, id: String(event.id) }] : []
  })
  return events.some(({ isArrival }) => isArrival) ? events : [arrival, ...events]
}

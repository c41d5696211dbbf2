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

const SENT = { summary: "sent it", actorName: "A visitor", isArrival: true }

const TOLD_BY_SURVIVOR = ["lead.merged_into", "lead.unmerged"]

/** What happened to a lead and to those that became a part of it, oldest first. */
export const historyOf = (store: Store, kind: LeadDescription, lead: LeadRow) => {
  const leads = [lead, ...partsOf(store, { leadType: kind.type, leadId: lead.id }).map(({ merged }) => merged)]
  const eventsOf = ({ id }: LeadRow) =>
    store.events.filter(({ subjectType, subjectId }) => subjectType === kind.type && subjectId === String(id))
  const arrivals = leads
    .filter((one) => !eventsOf(one).some(({ type }) => type.endsWith(".created")))
    .map(({ id, createdAt: occurredAt }) => ({ ...SENT, id: `${kind.type}-${id}`, occurredAt }))
  const events = leads
    .flatMap((one) => eventsOf(one).filter(({ type }) => one === lead || !TOLD_BY_SURVIVOR.includes(type)))
    .sort((one, other) => one.id - other.id)
    .flatMap((event) => {
      const told = tellOfLead(readEvent(event), namesIn(store).nameOfUser)
      return told ? [{ ...event, ...told, id: String(event.id) }] : []
    })
  return [...arrivals, ...events]
}

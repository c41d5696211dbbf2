import { behindName, leadSentenceOf } from "@farelight/api/rooms/leads/history/leadSentences.ts"
import type { LeadDescription, LeadKey, LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import { type EventRow, nextId, type Store } from "./store.ts"

/** What an account is called, whatever has become of it. */
export const nameOf = ({ members }: Store, id: number) =>
  members.find(({ user }) => user.id === id)?.user.name ?? `account ${id}`

type Told = Pick<EventRow, "type" | "subjectType" | "actorId"> & { facts: object }

const sentenceOf = (store: Store, subject: string | null, { type, subjectType, actorId, facts }: Told) =>
  leadSentenceOf(type, subjectType, {
    subject,
    facts: { ...facts },
    actorId,
    nameOfUser: (id) => nameOf(store, id),
  })

/** Records that the viewer has done something to a lead. */
export const recordAbout = (
  store: Store,
  { leadType, leadId }: LeadKey,
  type: string,
  facts: object,
  occurredAt = new Date(),
) => {
  const told = { type, subjectType: leadType, actorId: store.user.id, facts }
  const summary = sentenceOf(store, `${leadType.replaceAll("_", " ")} ${leadId}`, told) ?? type
  const by = { actorName: store.user.name, occurredAt, requestId: null }
  store.events.push({ ...told, ...by, id: nextId(store.events), subjectId: String(leadId), summary })
}

/** What happened to a lead, oldest first. */
export const historyOf = (store: Store, kind: LeadDescription, { id, createdAt }: LeadRow) => {
  const arrival = { id: `${kind.type}-${id}`, summary: "sent it", actorName: "A visitor", occurredAt: createdAt }
  const events = store.events.flatMap((event) => {
    const sentence = event.subjectType === kind.type && event.subjectId === String(id) && sentenceOf(store, null, event)
    return sentence ? [{ ...event, id: String(event.id), summary: behindName(sentence) }] : []
  })
  return [arrival, ...events]
}

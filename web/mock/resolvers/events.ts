import { toCsv } from "@farelight/api/contract/api/csv.ts"
import { sentenceOf, textOf } from "@farelight/api/contract/record/eventSentence.ts"
import { pageOf } from "../data/lists.ts"
import type { EventRow, Store } from "../data/store.ts"
import type { EventFilter, Resolvers } from "../generated.ts"
import { namesIn, readEvent } from "./leadEvents.ts"

const keptBy = (filter: EventFilter | null | undefined) => {
  const { actorId, types, subjectType, subjectId, from, to } = filter ?? {}
  return (event: EventRow) =>
    (!actorId || String(event.actorId) === actorId) &&
    (!types || types.includes(event.type)) &&
    (!subjectType || event.subjectType === subjectType) &&
    (!subjectId || event.subjectId === subjectId) &&
    (!from || event.occurredAt >= from) &&
    (!to || event.occurredAt < to)
}

const partsOf = (event: EventRow, store: Store) => sentenceOf(readEvent(event), namesIn(store))

/** The record of who did what, over the store. */
export const eventResolvers: Resolvers = {
  Query: {
    events: (_parent, { filter, ...page }, { store }) => pageOf(store.events, page, { keeps: keptBy(filter) }),
    systemWarnings: (_parent, _args, { store }) => store.systemWarnings,
  },
  Event: {
    position: ({ id }) => String(id),
    summary: (event, _args, { store }) => textOf(partsOf(event, store)),
    summaryParts: (event, _args, { store }) => partsOf(event, store),
    actor: ({ actorId }, _args, { store }) => store.members.find(({ user }) => user.id === actorId)?.user ?? null,
  },
}

/** Rows as CSV, at once. */
export const csvOf = async <Row>(columns: string[], rows: Row[], toRow: (row: Row) => Record<string, unknown>) => {
  const each = async function* () {
    yield* rows
  }
  let csv = ""
  for await (const line of toCsv(columns, each(), toRow)) csv += line
  return csv
}

/** The events that an export's address asks for, as CSV. */
export const eventsCsv = (store: Store, query: Record<string, string>) => {
  const { types, from, to, ...rest } = query
  const filter = {
    ...rest,
    types: types?.split(",") ?? null,
    from: from ? new Date(from) : null,
    to: to ? new Date(to) : null,
  }
  return csvOf(
    ["occurred_at", "actor", "type", "summary"],
    store.events.filter(keptBy(filter)).toReversed(),
    (event) => ({
      occurred_at: event.occurredAt.toISOString(),
      actor: event.actorName,
      type: event.type,
      summary: textOf(partsOf(event, store)),
    }),
  )
}

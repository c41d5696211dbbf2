import { toCsv } from "@farelight/api/rooms/leads/lead/csv.ts"
import type { EventFilter, Resolvers } from "./generated.ts"
import { pageOf } from "./lists.ts"
import type { EventRow, Store } from "./store.ts"

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

export const eventResolvers: Resolvers = {
  Query: {
    events: (_parent, { filter, ...page }, { store }) => pageOf(store.events, page, { keeps: keptBy(filter) }),
    systemWarnings: (_parent, _args, { store }) => store.systemWarnings,
  },
  Event: {
    position: ({ id }) => String(id),
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
    ({ occurredAt, actorName: actor, type, summary }) => ({
      occurred_at: occurredAt.toISOString(),
      actor,
      type,
      summary,
    }),
  )
}

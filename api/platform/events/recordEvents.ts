import { EventEmitter } from "node:events"
import type { Transaction } from "sequelize"
import type { RecordedType } from "../../contract/record/eventTypes.ts"
import { inTransaction } from "../database/connection/database.ts"
import { clock } from "../database/locks/clock.ts"
import { insertRows } from "../database/writing/insertRows.ts"
import { currentRequest } from "../log/logger.ts"
import { type ActorType, RecordedEvent } from "./event.model.ts"

export interface Origin {
  actorType: ActorType
  actorId: number | null
  requestId: string | null
}

export interface NewEvent {
  /** What it is about and what happened to it: `media.uploaded`. */
  type: RecordedType
  subjectType: string
  subjectId?: string | number | null
  origin: Origin
  /**
   * What there is to know about it: ids, statuses, counts, names of fields. Never personal data of a lead, as an event
   * is not changed when the lead is erased.
   */
  facts?: Readonly<Record<string, unknown>>
  /** If it happened before. */
  occurredAt?: Date
}

/** The viewer, and the request that is being answered. */
export const originOf = ({
  user,
  apiKey,
}: {
  user: { id: number } | null
  apiKey?: { id: number } | null
}): Origin => ({
  actorType: apiKey ? "api_key" : user ? "user" : "visitor",
  actorId: (apiKey ?? user)?.id ?? null,
  requestId: currentRequest.getStore()?.requestId ?? null,
})

const recorded = new EventEmitter()

/** Calls `listener` whenever this process has committed events. Returns a function that unsubscribes. */
export const onRecorded = (listener: () => void) => {
  recorded.on("events", listener)
  return () => {
    recorded.off("events", listener)
  }
}

/** Records what happens, by one statement, in the transaction in which it happens. */
export const recordEvents = async (events: readonly NewEvent[], transaction: Transaction) => {
  if (events.length === 0) return
  const now = clock.wallTime()
  const rows = events.map(({ type, subjectType, subjectId, origin, facts = {}, occurredAt = now }) => ({
    ...origin,
    type,
    subjectType,
    subjectId: subjectId == null ? null : String(subjectId),
    occurredAt,
    facts: JSON.stringify(facts),
  }))
  await insertRows(RecordedEvent, rows, transaction)
  transaction.afterCommit(() => void recorded.emit("events"))
}

/** Records what changes nothing, such as an export. */
export const recordAccess = (event: NewEvent) =>
  inTransaction((transaction) => recordEvents([event], transaction), { isOwnWrite: false })

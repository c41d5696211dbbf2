import { EventEmitter } from "node:events"
import type { Transaction } from "sequelize"
import {
  type EventType,
  eventTypes,
  type FactsArgument,
  type FactsOf,
  type SubjectOf,
  storedType,
} from "../../contract/activity/eventTypes.ts"
import { clock } from "../database/clock/clock.ts"
import { inTransaction } from "../database/connection/database.ts"
import { insertRows } from "../database/writing/insertRows.ts"
import { currentRequest } from "../log/logger.ts"
import { type ActorType, RecordedEvent } from "./event.model.ts"

export interface Origin {
  actorType: ActorType
  actorId: number | null
  requestId: string | null
}

interface Happening {
  subjectId?: string | number | null
  origin: Origin
  occurredAt?: Date
}

export type NewEvent<Type extends EventType = EventType> = Type extends EventType
  ? Happening & { type: Type } & ([keyof FactsOf<Type>] extends [never]
        ? { facts?: undefined }
        : { facts: FactsOf<Type> }) &
      (SubjectOf<Type> extends string ? { subjectType?: string } : { subjectType: string })
  : never

/** The cast checks nothing, so use this only in generic code whose own parameters check the facts. */
export const eventOf = (event: Happening & { type: EventType; subjectType?: string | undefined; facts?: unknown }) =>
  event as NewEvent

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

export const systemOrigin: Origin = { actorType: "system", actorId: null, requestId: null }

const recorded = new EventEmitter()

export const onEventsRecorded = (listener: () => void) => {
  recorded.on("events", listener)
  return () => {
    recorded.off("events", listener)
  }
}

/** Pass the transaction of the change, so that neither is stored without the other. */
export const recordEvents = async (events: readonly NewEvent[], transaction: Transaction) => {
  if (events.length === 0) return
  const now = clock.wallTime()
  const rows = events.map(({ type, subjectId, origin, facts = {}, occurredAt = now, ...event }) => {
    const subjectType = event.subjectType ?? String(eventTypes[type].subject)
    return {
      ...origin,
      type: storedType(type, subjectType),
      subjectType,
      subjectId: subjectId == null ? null : String(subjectId),
      occurredAt,
      facts: JSON.stringify(facts),
    }
  })
  await insertRows(RecordedEvent, rows, transaction)
  transaction.afterCommit(() => void recorded.emit("events"))
}

export const recordChange = <Type extends EventType>(
  type: Type,
  viewer: Parameters<typeof originOf>[0],
  subjectId: number,
  transaction: Transaction,
  ...facts: FactsArgument<Type>
) => recordEvents([eventOf({ type, subjectId, origin: originOf(viewer), facts: facts[0] })], transaction)

/** For actions that change nothing, such as an export, so there is no transaction to pass. */
export const recordAccess = (event: NewEvent) => inTransaction((transaction) => recordEvents([event], transaction))

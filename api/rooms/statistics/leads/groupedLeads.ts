import { setImmediate } from "node:timers/promises"
import { database } from "../../../platform/database/connection/database.ts"
import { indexHint, PRIMARY, storedMoment } from "../../../platform/database/connection/dialect.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { idRangeOf } from "../../leads/counters/leadCounts.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { inboxOf } from "../../leads/lead/leadPlace.ts"

// SQLite is synchronous, so other requests wait for each chunk, and its chunks are smaller.
const CHUNKS: Readonly<Record<string, number>> = { sqlite: 8_000, mysql: 50_000 }

/** `before` itself is excluded; without it, the range lasts until now. */
export interface TimeRange {
  from: Date
  before?: Date
}

/** Groups each chunk on its own, so `take` may get a group several times. */
export const groupLeads = async <Alike extends object>(
  kind: LeadKind,
  { from, before }: TimeRange,
  expressions: { readonly [Name in keyof Alike]: string },
  take: (group: Alike & { leads: number }) => void,
) => {
  // Reads by id range, as the table is stored in that order. On their own, databases choose a slower plan.
  const range = await idRangeOf(kind, { receivedFrom: from, ...(before && { receivedBefore: before }) })
  if (!range) return
  const chunk = CHUNKS[database().getDialect()] ?? 1
  const quoted = (moment: Date) => database().escape(storedMoment(database(), moment))
  const inSpan = `created_at >= ${quoted(from)}${before ? ` AND created_at < ${quoted(before)}` : ""}`
  const named = Object.entries<string>(expressions).map(([name, expression]) => `${expression} AS ${name}`)
  for (let id = range.min; id <= range.max; id += chunk) {
    const rows = await select<Alike & { leads: number }>(
      database(),
      `SELECT ${named.join(", ")}, COUNT(*) AS leads FROM ${inboxOf(kind, indexHint(kind.model, PRIMARY))}
       AND id >= ${id} AND id < ${id + chunk} AND ${inSpan} GROUP BY ${Object.values(expressions).join(", ")}`,
    )
    for (const row of rows) take(row)
    await setImmediate()
  }
}

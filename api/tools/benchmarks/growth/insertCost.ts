import type { Transaction } from "sequelize"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { recordEvents } from "../../../platform/events/recordEvents.ts"
import { driverApplicationKind } from "../../../rooms/leads/drivers/driverApplication.kind.ts"
import { leadEvent } from "../../../rooms/leads/history/leadEvents.ts"
import { median, rounded } from "../measure/statistics.ts"
import { leadMaker, type Store, stepsOf } from "./loadLeads.ts"
import type { Figure } from "./measureCases.ts"

const visitor = { actorType: "visitor" as const, actorId: null, requestId: null }

// Not in `stepsOf`: assigning positions to a million events would take too long.
const recordLeads =
  (leadType: string): Store =>
  (leads, transaction) =>
    recordEvents(
      leads.map(({ row }) => leadEvent("created", { leadType, leadId: row.id }, visitor, {})),
      transaction,
    )

/**
 * Microseconds for each step of storing a lead, one lead per transaction. The steps take turns, so that other load
 * affects all; their rows stay.
 */
export const measureInserts = async ({ rounds = 4, leadsARound = 100 } = {}): Promise<Record<string, Figure>> => {
  const kind = driverApplicationKind
  const make = leadMaker(kind, 1, Date.now())
  const steps = await stepsOf(kind)
  const tables = await database().getQueryInterface().showAllTables()
  if (tables.includes("events")) steps.push(["events", recordLeads(kind.type)])
  const times = steps.map(() => [] as number[])
  let next: number = (await kind.model.max("id")) ?? 0
  for (let round = 0; round < rounds; round += 1)
    for (const [last, timesOfStep] of times.entries()) {
      const leads = make(next, leadsARound)
      next += leadsARound
      const startedAt = performance.now()
      for (const lead of leads)
        await inTransaction(async (transaction: Transaction) => {
          for (const [, store] of steps.slice(0, last + 1)) await store([lead], transaction)
        })
      timesOfStep.push(((performance.now() - startedAt) * 1000) / leadsARound)
    }
  return Object.fromEntries(
    steps.map(([name], index) => {
      const text = `${rounded(median(times[index] ?? []))} µs`
      return [index === 0 ? "insert of a lead's row" : `the same + ${name}`, { text, found: "" }]
    }),
  )
}

import type { Transaction } from "sequelize"
import type { City } from "../../../contract/cities/city.ts"
import type { Origin } from "../../../platform/events/recordEvents.ts"
import { leadCorrected } from "../history/leadEvents.ts"
import type { Lead } from "../lead/lead.model.ts"
import { type Correction, changesOf } from "../lead/lead.rules.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { type ChangedLead, changeLeads } from "./changeLeads.ts"

interface CorrectionOrder {
  correction: Correction
  origin: Origin
  cities: readonly City[]
  requestsOf?: (email: string, transaction: Transaction) => Promise<number[]>
}

/** The lead must be locked. The event has field names only, as events outlive an erasure. */
export const correctStored = async (
  kind: LeadKind,
  lead: Lead,
  { correction, origin, cities, requestsOf }: CorrectionOrder,
  transaction: Transaction,
): Promise<void> => {
  const values = changesOf(correction, lead.get())
  const fields = Object.keys(values)
  const requestIds = fields.includes("email") ? await requestsOf?.(lead.email, transaction) : []
  const events = ({ key }: ChangedLead) => [leadCorrected(key, fields, origin, requestIds)]
  await changeLeads(kind, [{ lead, values, events }], transaction, { cities })
}

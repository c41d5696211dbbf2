import type { Transaction } from "sequelize"
import type { NewEvent } from "../../../platform/events/recordEvents.ts"
import { User } from "../../accounts/users/user.model.ts"
import { usersWithPermission } from "../../accounts/users/usersWithPermission.ts"
import type { Lead } from "../lead/lead.model.ts"
import { isSameJson } from "../lead/lead.rules.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { type ChangedLead, changeLeads } from "./changeLeads.ts"

/** Old and, if known, new values by column. A column that has changed since is not restored. */
export type Journal = Readonly<Record<string, readonly [before: unknown, after?: unknown]>>

export interface LeadUndo {
  lead: Lead
  journal: Journal
  hasNewTexts: boolean
  events: (changed: ChangedLead, values: Readonly<Record<string, unknown>>) => readonly NewEvent[]
}

// Not restored, as these are derived from other columns. Journals of earlier versions contain them.
const DERIVED = new Set(["updatedAt", "searchText", "noteCount"])

/** A deactivated colleague must not own leads again. */
export const ownerNow = async (ownerId: number | null, transaction: Transaction) => {
  const where = { ...usersWithPermission("leads:write"), id: ownerId ?? 0 }
  return ownerId !== null && (await User.findOne({ attributes: ["id"], where, transaction })) ? ownerId : null
}

const valuesBefore = async (lead: Lead, journal: Journal, transaction: Transaction) => {
  const isUntouched = (name: string) => {
    const pair = journal[name]
    return !pair || pair.length === 1 || isSameJson(lead.get(name as keyof Lead), pair[1])
  }
  const back = Object.entries(journal).filter(
    // `answeredAfter` belongs to the status, so it is restored only with the status.
    ([name]) => !DERIVED.has(name) && isUntouched(name) && (name !== "answeredAfter" || isUntouched("status")),
  )
  const values: Record<string, unknown> = Object.fromEntries(back.map(([name, [before]]) => [name, before]))
  return "ownerId" in values
    ? { ...values, ownerId: await ownerNow(values.ownerId as number | null, transaction) }
    : values
}

/** The leads must be locked. `updatedAt` advances, as API clients poll it. */
export const undoChanges = async (kind: LeadKind, undos: readonly LeadUndo[], transaction: Transaction) => {
  const changes = []
  for (const { lead, journal, hasNewTexts, events } of undos) {
    const values = await valuesBefore(lead, journal, transaction)
    changes.push({ lead, values, hasNewTexts, events: (changed: ChangedLead) => events(changed, values) })
  }
  return changeLeads(kind, changes, transaction)
}

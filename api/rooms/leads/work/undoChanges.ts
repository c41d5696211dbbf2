import type { Transaction } from "sequelize"
import type { NewEvent } from "../../../platform/events/recordEvents.ts"
import { User } from "../../accounts/users/user.model.ts"
import { whoMay } from "../../accounts/users/whoMay.ts"
import type { Lead } from "../lead/lead.model.ts"
import { isSame } from "../lead/lead.rules.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { type ChangedLead, changeLeads } from "./changeLeads.ts"

/**
 * The columns of a lead that a cause, such as an import or a merge, has changed: what they were before. Where it is known
 * what they became, a column that somebody has changed since stays as it is.
 */
export type Journal = Readonly<Record<string, readonly [before: unknown, after?: unknown]>>

export interface LeadUndo {
  lead: Lead
  journal: Journal
  hasNewTexts: boolean
  /** The events of the undo, by what it sets back. */
  events: (changed: ChangedLead, values: Readonly<Record<string, unknown>>) => readonly NewEvent[]
}

// They follow from the others; earlier versions have kept them as well.
const DERIVED = new Set(["updatedAt", "searchText", "noteCount"])

/** An owner, unless they may not own leads any more. */
export const ownerNow = async (ownerId: number | null, transaction: Transaction) => {
  const where = { ...whoMay("leads:write"), id: ownerId ?? 0 }
  return ownerId !== null && (await User.findOne({ attributes: ["id"], where, transaction })) ? ownerId : null
}

const valuesBefore = async (lead: Lead, journal: Journal, transaction: Transaction) => {
  const isUntouched = (name: string) => {
    const pair = journal[name]
    return !pair || pair.length === 1 || isSame(lead.get(name as keyof Lead), pair[1])
  }
  const back = Object.entries(journal).filter(
    // When it was dealt with goes with its status.
    ([name]) => !DERIVED.has(name) && isUntouched(name) && (name !== "answeredAfter" || isUntouched("status")),
  )
  const values: Record<string, unknown> = Object.fromEntries(back.map(([name, [before]]) => [name, before]))
  return "ownerId" in values
    ? { ...values, ownerId: await ownerNow(values.ownerId as number | null, transaction) }
    : values
}

/** Sets locked leads back to what they were before a cause has changed them. Their `updatedAt` moves on. */
export const undoChanges = async (kind: LeadKind, undos: readonly LeadUndo[], transaction: Transaction) => {
  const changes = []
  for (const { lead, journal, hasNewTexts, events } of undos) {
    const values = await valuesBefore(lead, journal, transaction)
    changes.push({ lead, values, hasNewTexts, events: (changed: ChangedLead) => events(changed, values) })
  }
  return changeLeads(kind, changes, transaction)
}

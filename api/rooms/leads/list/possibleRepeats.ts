import { indexOn } from "../../../platform/database/reading/listPlan.ts"
import { findRows } from "../../../platform/database/reading/plainRows.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import type { LeadKey, LeadKind, LeadRow } from "../lead/leadKind.ts"
import { type LeadReference, referenceTo } from "../work/leadReference.ts"

const REPEATS_MAX = 20

/** Other leads of any kind that share the sender's e-mail address or phone number, newest first. */
export const findPossibleRepeats = async (
  kinds: readonly LeadKind[],
  viewer: Viewer,
  of: LeadKey,
  sender: Readonly<Record<string, string>>,
): Promise<LeadReference[]> => {
  requirePermission(viewer, "leads:read")
  const found = new Map<string, LeadReference>()
  for (const kind of kinds)
    for (const [column, value] of Object.entries(sender)) {
      if (!value || !(column in kind.model.getAttributes())) continue
      // Each by its own index: of both together, MySQL reads all leads in the order of their ids.
      const index = await indexOn(kind.model, column)
      const newest = { where: { [column]: value }, order: [["id", "DESC"]] as const, limit: REPEATS_MAX + 1, index }
      for (const lead of await findRows(kind.model, newest))
        found.set(`${kind.type}:${lead.id}`, referenceTo(kind, lead))
    }
  found.delete(`${of.leadType}:${of.leadId}`)
  return [...found.values()]
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, REPEATS_MAX)
}

export interface LeadWithSender {
  lead: LeadRow
  kind: LeadKind
}

/** Which of these leads share an e-mail address or a phone number with any other, in the order given. */
export const haveRepeats = async (
  kinds: readonly LeadKind[],
  viewer: Viewer,
  leads: readonly LeadWithSender[],
): Promise<boolean[]> => {
  requirePermission(viewer, "leads:read")
  const senders = leads.map(({ lead, kind }) => Object.entries(kind.senderOf(lead)).filter(([, value]) => value !== ""))
  const counts = new Map<string, number>()
  // Databases compare both without regard to case.
  const keyOf = (column: string, value: string) => `${column} ${value.toLowerCase()}`
  for (const { model } of kinds)
    for (const column of new Set(senders.flat().map(([column]) => column))) {
      if (!(column in model.getAttributes())) continue
      const values = senders.flat().flatMap(([of, value]) => (of === column ? [value] : []))
      for (const found of await model.count({ where: { [column]: values }, group: [column] })) {
        const key = keyOf(column, String(found[column]))
        counts.set(key, (counts.get(key) ?? 0) + found.count)
      }
    }
  // One of them is the lead itself.
  return senders.map((sender) => sender.some(([column, value]) => (counts.get(keyOf(column, value)) ?? 0) > 1))
}

import { IndexHints } from "sequelize"
import { indexOn } from "../../../platform/database/reading/listPlan.ts"
import { findRows } from "../../../platform/database/reading/plainRows.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import type { LeadKey, LeadKind, LeadRow } from "../lead/leadKind.ts"
import { leadPlaces } from "../lead/leadPlace.ts"
import { type LeadReference, referenceTo } from "../lead/leadReference.ts"
import { leadKinds } from "../leadKinds.ts"
import { findParts, survivorsOf } from "../merged/mergedLeads.ts"

const REPEATS_MAX = 20
const HOLDERS_MAX = 5_000

type Sender = (readonly [column: string, value: string])[]

const idOf = ({ leadType, leadId }: LeadKey) => `${leadType}:${leadId}`
// Databases compare addresses and numbers without case, so keys ignore case too.
const keyOf = (column: string, value: string) => `${column} ${value.toLowerCase()}`

/** Newest first. A merged lead counts as its survivor. */
const holdersOf = async ({ type, model }: LeadKind, column: string, values: readonly string[], limit: number) => {
  if (values.length === 0 || !(column in model.getAttributes())) return []
  // One query per column, as MySQL would scan all leads for a condition on two columns.
  const index = await indexOn(model, column)
  const rows = await model.unscoped().findAll({
    attributes: ["id", column],
    where: { [column]: [...values], place: [leadPlaces.INBOX, leadPlaces.MERGED] },
    order: [
      ["createdAt", "DESC"],
      ["id", "DESC"],
    ],
    limit,
    ...(index && { indexHints: [{ type: IndexHints.FORCE, values: [index] }] }),
  })
  const ids = rows.map(({ id }) => id)
  const survivors = await survivorsOf(type, ids)
  return rows.map((row) => ({ key: keyOf(column, String(row.get(column))), id: survivors.get(row.id) ?? row.id }))
}

const mergedSenders = async (kind: LeadKind, leadIds: readonly number[]) =>
  (leadIds.length > 0 ? await findParts(kind, leadIds) : []).map(({ of, part }) => ({
    of: idOf({ leadType: kind.type, leadId: of }),
    sender: Object.entries(kind.senderOf(part)),
  }))

export const findPossibleRepeats = async (
  viewer: Viewer,
  of: LeadKey,
  sender: Readonly<Record<string, string>>,
): Promise<LeadReference[]> => {
  requirePermission(viewer, "leads:read")
  const all: Sender = Object.entries(sender)
  for (const kind of leadKinds.filter(({ type }) => type === of.leadType))
    for (const merged of await mergedSenders(kind, [of.leadId])) all.push(...merged.sender)
  const found: LeadReference[] = []
  for (const kind of leadKinds) {
    const id = new Set<number>()
    for (const [column, value] of all)
      if (value) for (const holder of await holdersOf(kind, column, [value], REPEATS_MAX + 1)) id.add(holder.id)
    if (kind.type === of.leadType) id.delete(of.leadId)
    const leads = id.size > 0 ? await findRows(kind.model, { where: { id: [...id] } }) : []
    found.push(...leads.map((lead) => referenceTo(kind, lead)))
  }
  return found.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).slice(0, REPEATS_MAX)
}

export interface LeadWithSender {
  lead: LeadRow
  kind: LeadKind
}

export const haveRepeats = async (viewer: Viewer, leads: readonly LeadWithSender[]): Promise<boolean[]> => {
  requirePermission(viewer, "leads:read")
  const merged = await Promise.all(
    leadKinds.map((kind) =>
      mergedSenders(
        kind,
        leads.flatMap((one) => (one.kind === kind ? one.lead.id : [])),
      ),
    ),
  )
  const senders = leads.map(({ lead, kind }) => {
    const id = idOf({ leadType: kind.type, leadId: lead.id })
    const parts = merged.flat().flatMap(({ of, sender }) => (of === id ? sender : []))
    return { id, sender: [...Object.entries(kind.senderOf(lead)), ...parts].filter(([, value]) => value !== "") }
  })
  const holders = new Map<string, Set<string>>()
  const conditions = senders.flatMap(({ sender }) => sender)
  for (const kind of leadKinds)
    for (const column of new Set(conditions.map(([column]) => column))) {
      const values = conditions.flatMap(([of, value]) => (of === column ? [value] : []))
      for (const { key, id } of await holdersOf(kind, column, values, HOLDERS_MAX))
        holders.set(key, (holders.get(key) ?? new Set()).add(idOf({ leadType: kind.type, leadId: id })))
    }
  return senders.map(({ id, sender }) =>
    sender.some(([column, value]) => [...(holders.get(keyOf(column, value)) ?? [])].some((holder) => holder !== id)),
  )
}

import { col, type FindOptions, fn, IndexHints } from "sequelize"
import { indexOn } from "../../../platform/database/reading/listPlan.ts"
import { findRaw, findRows } from "../../../platform/database/reading/plainRows.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import type { LeadKey, LeadKind, LeadRow } from "../lead/leadKind.ts"
import { leadPlaces } from "../lead/leadPlace.ts"
import { type LeadReference, referenceTo } from "../lead/leadReference.ts"
import { leadKinds } from "../leadKinds.ts"
import { findParts, survivorsOf } from "../merged/mergedLeads.ts"

const REPEATS_MAX = 20

type Sender = (readonly [column: string, value: string])[]

const idOf = ({ leadType, leadId }: LeadKey) => `${leadType}:${leadId}`
// Databases compare addresses and numbers without case, so keys ignore case too.
const keyOf = (column: string, value: string) => `${column} ${value.toLowerCase()}`

/** One query per column, as MySQL would scan all leads for a condition on two columns. */
const readHolders = async <Row>(
  { model }: LeadKind,
  column: string,
  values: readonly string[],
  options: FindOptions,
): Promise<Row[]> => {
  if (values.length === 0 || !(column in model.getAttributes())) return []
  const index = await indexOn(model, column)
  const indexHints = index && { indexHints: [{ type: IndexHints.FORCE, values: [index] }] }
  const where = { [column]: [...values], place: [leadPlaces.INBOX, leadPlaces.MERGED] }
  return findRaw<Row>(model.unscoped(), { ...options, where, ...indexHints })
}

/** A merged lead counts as its survivor. */
const newestHolders = async (kind: LeadKind, column: string, value: string) => {
  const rows = await readHolders<{ id: number }>(kind, column, [value], {
    attributes: ["id"],
    order: [
      ["createdAt", "DESC"],
      ["id", "DESC"],
    ],
    limit: REPEATS_MAX + 1,
  })
  const ids = rows.map(({ id }) => id)
  const survivors = await survivorsOf(kind.type, ids)
  return ids.map((id) => survivors.get(id) ?? id)
}

/** The first and the last of each value tell whether another lead has it, however many do. */
const outermostHolders = async (kind: LeadKind, column: string, values: readonly string[]) => {
  const field = col(kind.model.getAttributes()[column]?.field ?? column)
  const rows = await readHolders<{ value: string; place: string; first: number; last: number }>(kind, column, values, {
    attributes: ["place", [field, "value"], [fn("MIN", col("id")), "first"], [fn("MAX", col("id")), "last"]],
    group: [field, "place"],
  })
  const holders = rows.flatMap(({ value, place, first, last }) => [first, last].map((id) => ({ value, place, id })))
  const merged = holders.flatMap(({ place, id }) => (place === leadPlaces.MERGED ? id : []))
  const survivors = await survivorsOf(kind.type, merged)
  return holders.map(({ value, id }) => ({ key: keyOf(column, value), id: survivors.get(id) ?? id }))
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
      if (value) for (const holder of await newestHolders(kind, column, value)) id.add(holder)
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
      for (const { key, id } of await outermostHolders(kind, column, values))
        holders.set(key, (holders.get(key) ?? new Set()).add(idOf({ leadType: kind.type, leadId: id })))
    }
  return senders.map(({ id, sender }) =>
    sender.some(([column, value]) => [...(holders.get(keyOf(column, value)) ?? [])].some((holder) => holder !== id)),
  )
}

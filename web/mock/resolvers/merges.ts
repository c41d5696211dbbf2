import { ConflictError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { pluralOf } from "@farelight/api/contract/leads/leadFacts.ts"
import type { LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import {
  fieldsNamed,
  mergedValues,
  mergeInput,
  takenColumns,
  undoUntil,
  unmergedValues,
} from "@farelight/api/rooms/leads/merges/leadMerge.rules.ts"
import { existing } from "../data/lists.ts"
import { type MergeRow, survivorIdOf } from "../data/mergedRows.ts"
import { type MockContext, nextId, type Store } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"
import { touchLead } from "./conversations/messages.ts"
import { nameOf, recordAbout } from "./leadEvents.ts"
import { emailsAbout, kindOf, type MockKind, ownedBy } from "./leads.ts"

/** A lead that is a part of no other. */
const standing = (kind: MockKind, store: Store, id: number): LeadRow => {
  const survivorId = survivorIdOf(store, { leadType: kind.type, leadId: id })
  if (survivorId !== id) throw new ConflictError(`The ${kind.noun} ${id} became a part of ${survivorId}.`)
  return existing(kind.rowsOf(store), String(id), kind.noun, String(id))
}

/** Makes one lead a part of another, by the rules of the API. */
export const merge = (store: Store, input: unknown) => {
  const { leadType, survivorId, mergedId, takenFields, expectedUpdatedAt } = parseInput(mergeInput, input)
  const kind = kindOf(leadType)
  const taken = takenColumns(kind, takenFields)
  if (survivorId === mergedId) throw new ConflictError(`This ${kind.noun} cannot be merged into itself.`)
  const [survivor, merged] = [standing(kind, store, survivorId), standing(kind, store, mergedId)]
  const isStale = ({ updatedAt }: LeadRow, at: Date | undefined) => at && updatedAt.getTime() !== at.getTime()
  if (isStale(survivor, expectedUpdatedAt?.survivor) || isStale(merged, expectedUpdatedAt?.merged))
    throw new ConflictError(`One of them has changed since. Look at both ${pluralOf(kind.noun)} again.`)
  const from = { leadType, leadId: mergedId }
  const moved = [
    ...ownedBy(store.leadNotes, from),
    ...ownedBy(store.leadMessages, from),
    ...ownedBy(store.leadFiles, from),
    ...ownedBy(store.fileRequests, from),
    ...ownedBy(store.replyDrafts, from),
    ...emailsAbout(store, from),
  ]
  const values = mergedValues(kind, survivor, merged, taken)
  const was: Readonly<Record<string, unknown>> = { ...survivor }
  const changes = Object.entries(values).map(([name, after]) => [name, [was[name] ?? null, after] as const] as const)
  const kept = { values: Object.fromEntries(changes), moved }
  for (const row of moved) row.leadId = survivorId
  kind.rowsOf(store).splice(kind.rowsOf(store).indexOf(merged), 1)
  Object.assign(survivor, values)
  Object.assign(survivor, kind.derived?.(survivor))
  touchLead(store, { leadType, leadId: survivorId })
  const by = { mergedById: store.user.id, mergedAt: new Date(), undoneAt: null }
  const row: MergeRow = { id: nextId(store.merges), leadType, survivorId, mergedId, merged, kept, ...by }
  store.merges.push(row)
  recordAbout(store, { leadType, leadId: survivorId }, "lead.merged", { mergedId, fields: fieldsNamed(values) })
  recordAbout(store, from, "lead.merged_into", { survivorId })
  return { lead: survivor, merge: row }
}

const undo = (store: Store, id: string) => {
  const row = existing(store.merges, id, "merge", id)
  const { leadType, survivorId, mergedId, merged, kept } = row
  const kind = kindOf(leadType)
  const rows = kind.rowsOf(store)
  if (row.undoneAt) throw new ConflictError("This merge is undone already.")
  const survivor = standing(kind, store, survivorId)
  if (!undoUntil(row, new Date()))
    throw new ConflictError("This merge is undone already, or too long ago: it can be undone for 30 days.")
  for (const moved of kept.moved) if (moved.leadId === survivorId) moved.leadId = mergedId
  const values = unmergedValues({ ...survivor }, kept.values)
  Object.assign(survivor, values)
  Object.assign(survivor, kind.derived?.(survivor))
  rows.push(merged)
  rows.sort((one, other) => one.id - other.id)
  row.undoneAt = new Date()
  for (const leadId of [survivorId, mergedId]) touchLead(store, { leadType, leadId })
  recordAbout(store, { leadType, leadId: survivorId }, "lead.unmerged", { mergedId, fields: fieldsNamed(values) })
  recordAbout(store, { leadType, leadId: mergedId }, "lead.unmerged", { survivorId, fields: [] })
  return { lead: survivor, restored: merged }
}

const resolvers = {
  Mutation: {
    mergeLeads: (_parent: object, { input }: { input: object }, { store }: MockContext) => merge(store, input),
    undoLeadMerge: (_parent: object, { id }: { id: string }, { store }: MockContext) => undo(store, id),
  },
  LeadMerge: {
    name: ({ leadType, merged }: MergeRow) => kindOf(leadType).titleOf(merged),
    receivedAt: ({ merged }: MergeRow) => merged.createdAt,
    mergedBy: ({ mergedById }: MergeRow, _args: object, { store }: MockContext) => nameOf(store, mergedById),
    undoUntil: (row: MergeRow) => undoUntil(row, new Date()),
  },
}

export const mergeResolvers = resolvers as unknown as Resolvers

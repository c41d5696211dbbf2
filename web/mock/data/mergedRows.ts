import type { LeadKey, LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import type { Store } from "./store.ts"

/** A lead that became a part of another one, with what an undo needs to know. */
export interface MergeRow {
  id: number
  leadType: string
  survivorId: number
  mergedId: number
  merged: LeadRow
  kept: {
    values: Readonly<Record<string, readonly [before: unknown, after: unknown]>>
    moved: readonly { leadId: number | null }[]
  }
  mergedById: number
  mergedAt: Date
  undoneAt: Date | null
}

const standing = ({ merges }: Store) => merges.filter(({ undoneAt }) => undoneAt === null)

/** The merges into a lead that are not undone, oldest first. */
export const mergesInto = (store: Store, { leadType, leadId }: LeadKey) =>
  standing(store).filter((merge) => merge.leadType === leadType && merge.survivorId === leadId)

/** The id of the lead that stands for another since that became a part of it, perhaps by way of others. */
export const survivorIdOf = (store: Store, { leadType, leadId }: LeadKey): number => {
  const merge = standing(store).find((one) => one.leadType === leadType && one.mergedId === leadId)
  return merge ? survivorIdOf(store, { leadType, leadId: merge.survivorId }) : leadId
}

/** The merges into a lead, those of the leads that became a part of it as well. */
export const partsOf = (store: Store, key: LeadKey): MergeRow[] =>
  mergesInto(store, key).flatMap((merge) => [merge, ...partsOf(store, { ...key, leadId: merge.mergedId })])

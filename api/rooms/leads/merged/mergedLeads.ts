import type { FindOptions, Transaction } from "sequelize"
import type { LeadFilter } from "../../../contract/leads/leadFilters.ts"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKey, LeadKind, LeadRow } from "../lead/leadKind.ts"
import { leadKinds } from "../leadKinds.ts"
import { LeadMerge, type LeadMergeRow } from "./leadMerge.model.ts"

export const survivorIdOf = async (leadType: string, id: number, transaction?: Transaction): Promise<number> => {
  // Locked in a transaction, as MySQL would otherwise read merges from its snapshot.
  const lock = transaction?.LOCK.SHARE
  for (let survivorId = id; ; ) {
    const where = { leadType, mergedId: survivorId, undoneAt: null }
    const merge = await LeadMerge.findOne({ attributes: ["survivorId"], where, transaction, lock })
    if (!merge) return survivorId
    survivorId = merge.survivorId
  }
}

/** Links and API clients may still have a merged lead's id, so all reads and writes find leads by this function. */
export const findSurvivor = async (
  kind: LeadKind,
  id: number,
  options: Pick<FindOptions, "attributes" | "transaction" | "lock"> = {},
): Promise<Lead | null> => {
  const lead = await kind.model.findByPk(id, options)
  if (lead) return lead
  const survivorId = await survivorIdOf(kind.type, id, options.transaction ?? undefined)
  return survivorId === id ? null : kind.model.findByPk(survivorId, options)
}

/** By requested id; ids that were not merged are left out. */
export const survivorsOf = async (leadType: string, ids: readonly number[], transaction?: Transaction) => {
  if (ids.length === 0) return new Map<number, number>()
  const where = { leadType, mergedId: [...ids], undoneAt: null }
  const merges = await LeadMerge.findAll({ attributes: ["mergedId"], where, transaction })
  const survivors = new Map<number, number>()
  for (const { mergedId } of merges) survivors.set(mergedId, await survivorIdOf(leadType, mergedId, transaction))
  return survivors
}

/** A merged lead's external id finds the survivor, so a condition on the column is not enough. */
export const withExternalFound = async (
  kind: LeadKind,
  filter: LeadFilter | null | undefined,
): Promise<LeadFilter | null | undefined> => {
  if (typeof filter?.externalId !== "string") return filter
  const { externalId, ids: wantedIds, ...others } = filter
  const where = { externalId: externalId.trim() }
  const lead = await kind.model.unscoped().findOne({ attributes: ["id"], where })
  const ids = lead ? [await survivorIdOf(kind.type, lead.id)] : []
  return { ...others, ids: wantedIds ? ids.filter((id) => wantedIds.includes(id)) : ids }
}

export interface FamilyMember {
  key: LeadKey
  of: LeadKey
}

/** Includes leads merged indirectly. */
export const familiesOf = async (keys: readonly LeadKey[], transaction?: Transaction): Promise<FamilyMember[]> => {
  const all: FamilyMember[] = []
  let found = keys.map(({ leadType, leadId }) => ({ key: { leadType, leadId }, of: { leadType, leadId } }))
  while (found.length > 0) {
    all.push(...found)
    const parents = new Map(found.map(({ key, of }) => [`${key.leadType}:${key.leadId}`, of]))
    const types = [...new Set(found.map(({ key }) => key.leadType))]
    const merges = await Promise.all(
      types.map((leadType) => {
        const survivorId = found.flatMap(({ key }) => (key.leadType === leadType ? key.leadId : []))
        const where = { leadType, survivorId, undoneAt: null }
        const attributes = ["leadType", "survivorId", "mergedId"]
        return LeadMerge.findAll({ attributes, where, order: ["id"], transaction })
      }),
    )
    found = merges.flat().flatMap(({ leadType, survivorId, mergedId }) => {
      const of = parents.get(`${leadType}:${survivorId}`)
      return of ? [{ key: { leadType, leadId: mergedId }, of }] : []
    })
  }
  return all
}

export const findParts = async (kind: LeadKind, leadIds: readonly number[], transaction?: Transaction) => {
  const families = await familiesOf(
    leadIds.map((leadId) => ({ leadType: kind.type, leadId })),
    transaction,
  )
  const ofPart = new Map(families.map(({ key, of }) => [key.leadId, of.leadId]))
  const id = [...ofPart.keys()].filter((part) => !leadIds.includes(part))
  const parts = id.length > 0 ? await kind.model.unscoped().findAll({ where: { id }, transaction }) : []
  return parts.map((part) => ({ of: ofPart.get(part.id) ?? 0, part: part.get() }))
}

export interface MergeWithPart extends LeadMergeRow {
  name: string
  receivedAt: Date
}

export const serializeMerge = (kind: LeadKind, merge: LeadMerge, lead: LeadRow): MergeWithPart => ({
  ...merge.get(),
  name: kind.titleOf(lead),
  receivedAt: lead.createdAt,
})

export const findMerges = async (keys: readonly LeadKey[]): Promise<MergeWithPart[]> => {
  const found = await Promise.all(
    leadKinds.map(async (kind) => {
      const survivorId = keys.flatMap(({ leadType, leadId }) => (leadType === kind.type ? leadId : []))
      const where = { leadType: kind.type, survivorId, undoneAt: null }
      const merges = survivorId.length > 0 ? await LeadMerge.findAll({ where, order: ["id"] }) : []
      const id = merges.map(({ mergedId }) => mergedId)
      const leads = id.length > 0 ? await kind.model.unscoped().findAll({ where: { id } }) : []
      return merges.flatMap((merge) => {
        const lead = leads.find((one) => one.id === merge.mergedId)
        return lead ? [serializeMerge(kind, merge, lead)] : []
      })
    }),
  )
  return found.flat()
}

import type { FindOptions, Transaction } from "sequelize"
import type { LeadFilter } from "../../../contract/leads/leadFilters.ts"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKey, LeadKind, LeadRow } from "../lead/leadKind.ts"
import { LeadMerge, type LeadMergeRow } from "./leadMerge.model.ts"

/** The lead that stands for an id since it became a part of it, perhaps by way of others; the id itself of any other lead. */
export const survivorIdOf = async (leadType: string, id: number, transaction?: Transaction): Promise<number> => {
  // Locked where something is changed, as otherwise MySQL reads what was merged before the transaction began.
  const lock = transaction?.LOCK.SHARE
  for (let survivorId = id; ; ) {
    const where = { leadType, mergedId: survivorId, undoneAt: null }
    const merge = await LeadMerge.findOne({ attributes: ["survivorId"], where, transaction, lock })
    if (!merge) return survivorId
    survivorId = merge.survivorId
  }
}

/** The lead that answers to an id: its own, or the survivor of its merge. Every read and write goes through here. */
export const findStanding = async (
  kind: LeadKind,
  id: number,
  options: Pick<FindOptions, "attributes" | "transaction" | "lock"> = {},
): Promise<Lead | null> => {
  const lead = await kind.model.findByPk(id, options)
  if (lead) return lead
  const survivorId = await survivorIdOf(kind.type, id, options.transaction ?? undefined)
  return survivorId === id ? null : kind.model.findByPk(survivorId, options)
}

/** The leads that answer to some ids, by these: only those whose answer is another one. */
export const survivorsOf = async (leadType: string, ids: readonly number[], transaction?: Transaction) => {
  const where = { leadType, mergedId: [...ids], undoneAt: null }
  const merges = await LeadMerge.findAll({ attributes: ["mergedId"], where, transaction })
  const survivors = new Map<number, number>()
  for (const { mergedId } of merges) survivors.set(mergedId, await survivorIdOf(leadType, mergedId, transaction))
  return survivors
}

/** A filter that names the lead which answers to an external id by its own: of a part that has kept one, its survivor. */
export const withExternalFound = async (
  kind: LeadKind,
  filter: LeadFilter | null | undefined,
): Promise<LeadFilter | null | undefined> => {
  if (typeof filter?.externalId !== "string") return filter
  const { externalId, ids: asked, ...others } = filter
  const where = { externalId: externalId.trim() }
  const lead = await kind.model.unscoped().findOne({ attributes: ["id"], where })
  const ids = lead ? [await survivorIdOf(kind.type, lead.id)] : []
  return { ...others, ids: asked ? ids.filter((id) => asked.includes(id)) : ids }
}

export interface FamilyMember {
  key: LeadKey
  of: LeadKey
}

/** Some leads with those that became a part of them, by way of others as well. */
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

/** The rows of what became a part of some leads, by way of others as well. */
export const findParts = async (kind: LeadKind, leadIds: readonly number[], transaction?: Transaction) => {
  const families = await familiesOf(
    leadIds.map((leadId) => ({ leadType: kind.type, leadId })),
    transaction,
  )
  const ofPart = new Map(families.map(({ key, of }) => [key.leadId, of.leadId]))
  const id = [...ofPart.keys()].filter((part) => !leadIds.includes(part))
  const parts = id.length > 0 ? await kind.model.unscoped().findAll({ where: { id }, transaction }) : []
  return parts.map((part) => ({ of: ofPart.get(part.id) ?? 0, part: part.get() as LeadRow }))
}

export interface ToldMerge extends LeadMergeRow {
  name: string
  receivedAt: Date
}

export const toldMerge = (kind: LeadKind, merge: LeadMerge, lead: LeadRow): ToldMerge => ({
  ...merge.get(),
  name: kind.titleOf(lead),
  receivedAt: lead.createdAt,
})

export const findMerges = async (kinds: readonly LeadKind[], keys: readonly LeadKey[]): Promise<ToldMerge[]> => {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const survivorId = keys.flatMap(({ leadType, leadId }) => (leadType === kind.type ? leadId : []))
      const where = { leadType: kind.type, survivorId, undoneAt: null }
      const merges = survivorId.length > 0 ? await LeadMerge.findAll({ where, order: ["id"] }) : []
      const id = merges.map(({ mergedId }) => mergedId)
      const leads = id.length > 0 ? await kind.model.unscoped().findAll({ where: { id } }) : []
      return merges.flatMap((merge) => {
        const lead = leads.find((one) => one.id === merge.mergedId)
        return lead ? [toldMerge(kind, merge, lead)] : []
      })
    }),
  )
  return found.flat()
}

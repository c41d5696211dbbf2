import { DataTypes, type Model, type ModelStatic } from "sequelize"
import { column, table } from "../database/reading/row.ts"

/**
 * May list rows that no longer contain the gram, so results are checked. A row that contains the gram is missing only
 * while the row is pending.
 */
export class SearchPosting extends table("search_postings", {
  kind: column<string>(DataTypes.STRING(32), { primaryKey: true }),
  block: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  /** Empty for the row that serves as the lock of the block. */
  gram: column<string>(DataTypes.STRING(3), { primaryKey: true }),
  size: column<number>(DataTypes.INTEGER),
  bytes: column<Buffer>(DataTypes.BLOB),
}) {}

/** Rows that changed since they were indexed. Searches scan their texts, as the index would miss them. */
export class SearchPending extends table("search_pending", {
  kind: column<string>(DataTypes.STRING(32), { primaryKey: true }),
  rowId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  /** 0, or the claim of the indexing process: the end of its lease in microseconds. */
  claim: column<number>(DataTypes.BIGINT, { defaultValue: 0 }),
}) {}

export type Searchable = ModelStatic<Model & { id: number }>

const searchables = new Map<string, Searchable>()

export const makeSearchable = (kind: string, model: Searchable) => searchables.set(kind, model)

export const searchableModelOf = (kind: string): Searchable => {
  const model = searchables.get(kind)
  if (!model) throw new Error(`Nothing searchable is called ${kind}`)
  return model
}

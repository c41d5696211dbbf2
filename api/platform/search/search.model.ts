import { DataTypes, type Model, type ModelStatic } from "sequelize"
import { column, table } from "../database/reading/row.ts"

/** The rows of one block that contain a gram. May name rows that no longer do; misses none but pending ones. */
export class SearchPosting extends table("search_postings", {
  kind: column<string>(DataTypes.STRING(32), { primaryKey: true }),
  block: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  /** Empty in the row that whoever changes the block locks. */
  gram: column<string>(DataTypes.STRING(3), { primaryKey: true }),
  size: column<number>(DataTypes.INTEGER),
  /** Their ids within the block, see `idSet.ts`. */
  bytes: column<Buffer>(DataTypes.BLOB),
}) {}

/** A row whose text is new or has changed since it was packed into the index. Searches look into its text itself. */
export class SearchPending extends table("search_pending", {
  kind: column<string>(DataTypes.STRING(32), { primaryKey: true }),
  rowId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  /** 0, or the claim of the process that packs it now, which is also the time in ms at which the claim ends. */
  claim: column<number>(DataTypes.BIGINT, { defaultValue: 0 }),
}) {}

export type Searchable = ModelStatic<Model & { id: number }>

const searchables = new Map<string, Searchable>()

export const makeSearchable = (kind: string, model: Searchable) => searchables.set(kind, model)

export const searchableOf = (kind: string): Searchable => {
  const model = searchables.get(kind)
  if (!model) throw new Error(`Nothing searchable is called ${kind}`)
  return model
}

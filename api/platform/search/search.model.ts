import { type CreationOptional, DataTypes, type Model, type ModelStatic, type Sequelize } from "sequelize"
import { StoredRow } from "../database/reading/row.ts"

/**
 * Which rows of a table contain a gram, three characters in a row: those of one block of ids. It may name rows that no
 * longer do, but none that do are missing, apart from those in `SearchPending`.
 */
export class SearchPosting extends StoredRow<SearchPosting> {
  /** What is found: the type of a lead, or `email_log`. */
  declare kind: string
  declare block: number
  /** Empty in the row that whoever changes the block locks. */
  declare gram: string
  declare size: number
  /** Their ids within the block, see `idSet.ts`. */
  declare bytes: Buffer
}

/** A row whose text is new or has changed since it was packed into the index. Searches look into its text itself. */
export class SearchPending extends StoredRow<SearchPending> {
  declare kind: string
  declare rowId: number
  /** 0, or the claim of the process that packs it now, which is also the time in ms at which the claim ends. */
  declare claim: CreationOptional<number>
}

export type Searchable = ModelStatic<Model & { id: number }>

const searchables = new Map<string, Searchable>()

/** Names the table that a kind of rows is in. */
export const makeSearchable = (kind: string, model: Searchable) => searchables.set(kind, model)

/** The table that a kind of rows is in. */
export const searchableOf = (kind: string): Searchable => {
  const model = searchables.get(kind)
  if (!model) throw new Error(`Nothing searchable is called ${kind}`)
  return model
}

export const defineSearch = (sequelize: Sequelize) => {
  SearchPosting.init(
    {
      kind: { type: DataTypes.STRING(32), primaryKey: true },
      block: { type: DataTypes.INTEGER, primaryKey: true },
      gram: { type: DataTypes.STRING(3), primaryKey: true },
      size: DataTypes.INTEGER,
      bytes: DataTypes.BLOB,
    },
    { sequelize, tableName: "search_postings", timestamps: false },
  )
  SearchPending.init(
    {
      kind: { type: DataTypes.STRING(32), primaryKey: true },
      rowId: { type: DataTypes.INTEGER, primaryKey: true },
      claim: { type: DataTypes.BIGINT, defaultValue: 0 },
    },
    { sequelize, tableName: "search_pending", timestamps: false },
  )
}

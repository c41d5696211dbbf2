import { type CreationOptional, DataTypes, type Model, type Sequelize } from "sequelize"
import { DEFAULT_LOCALE, type Locale } from "../../../contract/site/locale.ts"
import { type Row, StoredRow } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

// A row edited by hand may hold invalid JSON. The page then falls back to its seed, and the next save fixes the row.
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const contentColumn = {
  ...jsonText("content"),
  get(this: Model) {
    return parsed(String(this.getDataValue("content")))
  },
}

/** A page as the table names it: with its language in front, unless that is English. The migration says why. */
export const storedPage = (page: string, locale: Locale) => (locale === DEFAULT_LOCALE ? page : `${locale}/${page}`)

/** A section of a page in a language, editable by the operator. */
export class CmsBlock extends StoredRow<CmsBlock> {
  declare id: CreationOptional<number>
  /** Its name alone; a query asks for `storedPage`. */
  declare page: string
  declare sectionId: string
  declare locale: CreationOptional<Locale>
  /** In another language than English, only what has a language, and may leave out anything. */
  declare content: Record<string, unknown>
  declare version: CreationOptional<number>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export const defineCmsBlock = (sequelize: Sequelize) =>
  CmsBlock.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      page: {
        type: DataTypes.STRING(64),
        get() {
          return String(this.getDataValue("page")).replace(/^.*\//, "")
        },
      },
      sectionId: DataTypes.STRING(64),
      locale: { type: DataTypes.STRING(8), defaultValue: DEFAULT_LOCALE },
      content: contentColumn,
      version: { type: DataTypes.INTEGER, defaultValue: 1 },
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "cms_blocks" },
  )

/** A block as it was after a save. The newest version equals the block's current content. */
export class CmsBlockVersion extends StoredRow<CmsBlockVersion> {
  declare id: CreationOptional<number>
  declare blockId: number
  declare version: number
  declare content: Record<string, unknown>
  /** The admin's user name at the time; null for the seed. */
  declare savedBy: string | null
  declare savedAt: Date
}

export type CmsBlockVersionRow = Row<CmsBlockVersion>

export const defineCmsBlockVersion = (sequelize: Sequelize) =>
  CmsBlockVersion.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      blockId: DataTypes.INTEGER,
      version: DataTypes.INTEGER,
      content: contentColumn,
      savedBy: DataTypes.STRING,
      savedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "cms_block_versions", timestamps: false },
  )

import { DataTypes, type Model } from "sequelize"
import { DEFAULT_LOCALE, type Locale } from "../../../contract/text/locale.ts"
import { column, type Row, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
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
  ...jsonText<Record<string, unknown>>("content"),
  get(this: Model) {
    return parsed(String(this.getDataValue("content")))
  },
}

/** A page as the table names it: with its language in front, unless that is English. The migration says why. */
export const storedPage = (page: string, locale: Locale) => (locale === DEFAULT_LOCALE ? page : `${locale}/${page}`)

export class CmsBlock extends table("cms_blocks", {
  id: rowId,
  /** Its name alone; a query asks for `storedPage`. */
  page: column<string>(DataTypes.STRING(64), {
    get(this: Model) {
      return String(this.getDataValue("page")).replace(/^.*\//, "")
    },
  }),
  sectionId: column<string>(DataTypes.STRING(64)),
  locale: column<Locale>(DataTypes.STRING(8), { defaultValue: DEFAULT_LOCALE }),
  /** In another language than English, only what has a language, and may leave out anything. */
  content: contentColumn,
  version: column<number>(DataTypes.INTEGER, { defaultValue: 1 }),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

/** A block as it was after a save. The newest version equals the block's current content. */
export class CmsBlockVersion extends table("cms_block_versions", {
  id: rowId,
  blockId: column<number>(DataTypes.INTEGER),
  version: column<number>(DataTypes.INTEGER),
  content: contentColumn,
  /** The admin's user name at the time; null for the seed. */
  savedBy: column<string | null>(DataTypes.STRING),
  savedAt: column<Date>(DataTypes.DATE(3)),
}) {}

export type CmsBlockVersionRow = Row<CmsBlockVersion>

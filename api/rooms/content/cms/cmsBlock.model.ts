import { DataTypes, type Model } from "sequelize"
import { DEFAULT_LOCALE, type Locale } from "../../../contract/text/locale.ts"
import { column, type Row, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

// A row edited by hand may contain invalid JSON: the page then shows its seed, and the next save mends the row.
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

/** The language is a prefix, except for English, so that an older version serves no Spanish texts during a rollout. */
export const storedPage = (page: string, locale: Locale) => (locale === DEFAULT_LOCALE ? page : `${locale}/${page}`)

export class CmsBlock extends table("cms_blocks", {
  id: rowId,
  /** Reads return the page without its prefix; queries need `storedPage`, as rows have the prefix. */
  page: column<string>(DataTypes.STRING(64), {
    get(this: Model) {
      return String(this.getDataValue("page")).replace(/^.*\//, "")
    },
  }),
  sectionId: column<string>(DataTypes.STRING(64)),
  locale: column<Locale>(DataTypes.STRING(8), { defaultValue: DEFAULT_LOCALE }),
  /** Rows of languages other than English contain only translatable texts, all of which are optional. */
  content: contentColumn,
  version: column<number>(DataTypes.INTEGER, { defaultValue: 1 }),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

export class CmsBlockVersion extends table("cms_block_versions", {
  id: rowId,
  blockId: column<number>(DataTypes.INTEGER),
  version: column<number>(DataTypes.INTEGER),
  content: contentColumn,
  /** User name at the time of saving; null for the seed. */
  savedBy: column<string | null>(DataTypes.STRING),
  savedAt: column<Date>(DataTypes.DATE(3)),
}) {}

export type CmsBlockVersionRow = Row<CmsBlockVersion>

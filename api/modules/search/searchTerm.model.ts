import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
  Op,
  type Sequelize,
  type Transaction,
  type WhereOptions,
} from "sequelize"
import { SEARCH_WORDS_MAX, termsOf } from "./searchTerms.ts"

/**
 * A word by which a row of some table, such as a lead or a mail, can be found. One table and one range condition serve all engines alike, where their own
 * full-text searches differ in what a word is, which words they leave out, and when they take in new rows.
 */
export class SearchTerm extends Model<InferAttributes<SearchTerm>, InferCreationAttributes<SearchTerm>> {
  /** What is found, such as `driver_application` or `email_log`. The column's name dates from when only leads could be found. */
  declare leadType: string
  declare term: string
  declare leadId: number
}

export const defineSearchTerm = (sequelize: Sequelize) =>
  SearchTerm.init(
    {
      leadType: { type: DataTypes.STRING(32), primaryKey: true },
      term: { type: DataTypes.STRING(64), primaryKey: true },
      leadId: { type: DataTypes.INTEGER, primaryKey: true },
    },
    { sequelize, tableName: "search_terms", timestamps: false },
  )

/** Makes rows findable by the words of their texts, in addition to those they can be found by already. */
export const indexWords = (type: string, rows: readonly { id: number; texts: string[] }[], transaction: Transaction) =>
  SearchTerm.bulkCreate(
    rows.flatMap(({ id, texts }) => termsOf(...texts).map((term) => ({ leadType: type, leadId: id, term }))),
    { transaction, ignoreDuplicates: true },
  )

// Sorts after every text that begins with the prefix.
const LAST_CHARACTER = "\u{10FFFF}"

/** Conditions that hold for the rows which have, for each word of the search, a word that begins with it. */
export const matchesSearch = (type: string, search: string): WhereOptions[] => {
  const words = termsOf(search).slice(0, SEARCH_WORDS_MAX)
  const { sequelize } = SearchTerm
  if (!sequelize) throw new Error("openDatabase has not been called")
  const quote = (value: string) => sequelize.escape(value)
  const idsOf = (word: string) =>
    `(SELECT lead_id FROM search_terms WHERE lead_type = ${quote(type)} AND term >= ${quote(word)} AND term < ${quote(word + LAST_CHARACTER)})`
  return words.map((word) => ({ id: { [Op.in]: literal(idsOf(word)) } }))
}

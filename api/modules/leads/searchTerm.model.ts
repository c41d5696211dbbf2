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
import type { LeadType } from "../../contract/leadType.ts"
import { database } from "../../database/database.ts"
import { SEARCH_WORDS_MAX, termsOf } from "./searchTerms.ts"

/** What can be found by words: leads of either kind, and mails. */
export type SearchableType = LeadType | "email_log"

/**
 * A word by which a lead or a mail can be found. One table and one range condition serve all engines alike, where their own
 * full-text searches differ in what a word is, which words they leave out, and how they are kept in step.
 */
export class SearchTerm extends Model<InferAttributes<SearchTerm>, InferCreationAttributes<SearchTerm>> {
  /** In which table; the column's name is from when only leads were found. */
  declare leadType: SearchableType
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

/** Makes a row findable by the words of these texts, besides those by which it is found already. */
export const indexWords = (type: SearchableType, id: number, texts: string[], transaction: Transaction) =>
  SearchTerm.bulkCreate(
    termsOf(...texts).map((term) => ({ leadType: type, leadId: id, term })),
    { transaction, ignoreDuplicates: true },
  )

// Sorts behind every text that begins with the prefix.
const LAST_CHARACTER = "\u{10FFFF}"

/** Conditions that hold for the rows which have, for each word of the search, a word that begins with it. */
export const matchesSearch = (type: SearchableType, search: string): WhereOptions[] => {
  const words = termsOf(search).slice(0, SEARCH_WORDS_MAX)
  const quote = (value: string) => database().escape(value)
  const idsOf = (word: string) =>
    `(SELECT lead_id FROM search_terms WHERE lead_type = ${quote(type)} AND term >= ${quote(word)} AND term < ${quote(word + LAST_CHARACTER)})`
  return words.map((word) => ({ id: { [Op.in]: literal(idsOf(word)) } }))
}

import { Op, type Transaction, type WhereOptions } from "sequelize"
import type { Candidates } from "../../database/candidates.ts"
import { SearchPending } from "./search.model.ts"
import { needlesOf } from "./searchText.ts"

export { searchTextOf } from "./searchText.ts"

/** Makes rows findable by their `searchText`, in the transaction that stores or changes it. */
export const markChanged = async (kind: string, ids: readonly number[], transaction: Transaction) => {
  const rows = ids.map((rowId) => ({ kind, rowId, claim: 0 }))
  await SearchPending.bulkCreate(rows, { transaction, updateOnDuplicate: ["claim"] })
}

/** Conditions that hold for the rows which a search finds; none if it has no word. */
export const matchesText = (search: string): WhereOptions[] => {
  const lists = needlesOf(search)?.map((needles) => ({
    [Op.and]: needles.map((needle) => ({ searchText: { [Op.like]: `%${needle}%` } })),
  }))
  return lists ? [{ [Op.or]: lists }] : []
}

/** The rows that a search can find, told from the index; undefined if it has no word, and so restricts nothing. */
export const findCandidates = async (_kind: string, _search: string): Promise<Candidates | undefined> => undefined

/** Removes a row that is erased from the index, in the transaction that erases it; this was its text. */
export const removeFromIndex = async (kind: string, id: number, _text: string, transaction: Transaction) => {
  await SearchPending.destroy({ where: { kind, rowId: id }, transaction })
}

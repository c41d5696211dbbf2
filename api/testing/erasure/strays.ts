import { idAt, offsetsOf } from "../../platform/search/idSet.ts"
import { SearchPosting } from "../../platform/search/search.model.ts"

/** An erased row must leave no such rows of the search index. */
export const strays = async (kind: string, id: number) => {
  const rows = await SearchPosting.findAll({ where: { kind } })
  return rows.filter((row) => row.gram !== "" && [...offsetsOf(row)].some((offset) => idAt(row.block, offset) === id))
}

import { idAt, offsetsOf } from "../../platform/search/idSet.ts"
import { SearchPosting } from "../../platform/search/search.model.ts"

/** Rows of the search index that still refer to this row. */
export const strays = async (kind: string, id: number) => {
  const rows = await SearchPosting.findAll({ where: { kind } })
  return rows.filter((row) => row.gram !== "" && [...offsetsOf(row)].some((offset) => idAt(row.block, offset) === id))
}

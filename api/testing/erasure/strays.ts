import { idAt, offsetsOf } from "../../platform/search/idSet.ts"
import { SearchPosting } from "../../platform/search/search.model.ts"

/** What the search index still knows of a row. */
export const strays = async (kind: string, id: number) => {
  const rows = await SearchPosting.findAll({ where: { kind } })
  return rows.filter((row) => row.gram !== "" && [...offsetsOf(row)].some((offset) => idAt(row.block, offset) === id))
}

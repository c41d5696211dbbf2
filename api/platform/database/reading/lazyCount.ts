import { type Model, type ModelStatic, Op, type WhereOptions } from "sequelize"
import { PRIMARY } from "../connection/dialect.ts"
import type { Count, Listing } from "./keyset.ts"
import { countRows } from "./plainRows.ts"

/** Without a counter, counting further would read too many rows. */
const COUNT_MAX = 1_000
const CANDIDATES_MAX = 5_000
const STEP = 500

const countAmong = (model: ModelStatic<Model>, where: WhereOptions[], { index }: Listing) =>
  countRows(model, { where: { [Op.and]: where }, limit: COUNT_MAX + 1, index })

const upTo = (count: number): Count => ({ count: Math.min(count, COUNT_MAX), isExact: count <= COUNT_MAX })

const countListing = async (model: ModelStatic<Model>, listing: Listing): Promise<Count> => {
  const { where = {}, candidates, idRange } = listing
  const conditions = idRange ? [where, { id: { [Op.between]: [idRange.min, idRange.max] } }] : [where]
  if (!candidates) return upTo(await countAmong(model, conditions, listing))
  let seen = 0
  let count = 0
  for await (const ids of candidates.ids(null, false)) {
    for (let start = 0; start < ids.length; start += STEP) {
      if (count > COUNT_MAX) return upTo(count)
      if (seen >= CANDIDATES_MAX) return { count, isExact: false }
      const some = ids.slice(start, start + STEP)
      count += await countAmong(model, [...conditions, { id: some }], { index: PRIMARY })
      seen += some.length
    }
  }
  return upTo(count)
}

/** Exact where that is cheap, otherwise a lower bound. */
export const createLazyCount = (
  model: ModelStatic<Model>,
  listing: Listing | (() => Promise<Listing>),
  exactly: () => Promise<number | null> = async () => null,
) => {
  let counted: Promise<Count> | null = null
  const count = async (): Promise<Count> => {
    const known = await exactly()
    if (known !== null) return { count: known, isExact: true }
    return countListing(model, typeof listing === "function" ? await listing() : listing)
  }
  return () => {
    counted ??= count()
    return counted
  }
}

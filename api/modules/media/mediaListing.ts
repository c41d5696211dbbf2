import { col, fn, Op, type WhereOptions, where } from "sequelize"
import type { MediaFileOrderField } from "../../contract/media.ts"
import type { Listing } from "../../database/keyset.ts"
import { fold } from "../leads/searchTerms.ts"

/** Conditions on a list of media files; all that are given must hold. */
export interface MediaFilter {
  /** Text that occurs in the name or the alternative text, in whatever case, with or without accents. */
  search?: string | null
  lacksAltText?: boolean | null
}

/** A column to sort by, `id` being the order of arrival, and the way; ascending if not told. */
export interface MediaOrder {
  field: MediaFileOrderField
  direction?: "ASCENDING" | "DESCENDING"
}

const whereMedia = ({ search, lacksAltText }: MediaFilter): WhereOptions => {
  const conditions: WhereOptions[] = []
  const text = fold(search ?? "").trim()
  // Unlike LIKE, it knows no wildcards that a search would have to be freed from.
  if (text) conditions.push(where(fn("INSTR", col("search_text"), text), Op.gt, 0))
  if (typeof lacksAltText === "boolean") conditions.push({ altText: { [lacksAltText ? Op.eq : Op.ne]: "" } })
  return { [Op.and]: conditions }
}

/** A list of media files, newest first unless asked for otherwise. */
export const mediaListing = (filter?: MediaFilter | null, order?: MediaOrder | null): Listing => ({
  where: whereMedia(filter ?? {}),
  sortBy: order && order.field !== "id" ? order.field : undefined,
  isAscending: order ? order.direction !== "DESCENDING" : false,
})

import { InvalidInputError } from "../contract/errors.ts"

const MAX_PAGE_SIZE = 100

/** What a page of a list is asked for by. */
export interface PageRequest {
  first?: number | null
  after?: string | null
}

/** How many entries the page has at the most. Throws for too few or too many. */
export const pageSize = ({ first }: PageRequest): number => {
  const size = first ?? 25
  if (Number.isInteger(size) && size >= 1 && size <= MAX_PAGE_SIZE) return size
  throw new InvalidInputError([{ field: "first", message: `A page holds 1 to ${MAX_PAGE_SIZE} entries.` }])
}

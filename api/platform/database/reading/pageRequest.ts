import { InvalidInputError } from "../../../contract/api/errors.ts"

export const MAX_PAGE_SIZE = 100

export interface PageRequest {
  first?: number | null
  after?: string | null
}

export const pageSize = ({ first }: PageRequest): number => {
  const size = first ?? 25
  if (Number.isInteger(size) && size >= 1 && size <= MAX_PAGE_SIZE) return size
  throw new InvalidInputError([{ field: "first", message: `A page holds 1 to ${MAX_PAGE_SIZE} entries.` }])
}

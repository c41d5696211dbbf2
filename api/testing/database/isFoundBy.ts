import { needlesOf } from "../../platform/text/searchText.ts"

/** Must match the SQL conditions of a search. */
export const isFoundBy = (search: string, text: string) =>
  needlesOf(search)?.some((needles) => needles.every((needle) => text.includes(needle))) ?? true

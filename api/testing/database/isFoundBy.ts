import { needlesOf } from "../../platform/text/searchText.ts"

/** Whether a search finds a row with this text; the same as the conditions that databases are given. */
export const isFoundBy = (search: string, text: string) =>
  needlesOf(search)?.some((needles) => needles.every((needle) => text.includes(needle))) ?? true

import { needlesOf } from "../../platform/text/searchText.ts"

/** Mirrors the conditions that the databases are given. */
export const isFoundBy = (search: string, text: string) =>
  needlesOf(search)?.some((needles) => needles.every((needle) => text.includes(needle))) ?? true

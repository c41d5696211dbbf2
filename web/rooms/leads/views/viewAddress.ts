import type { SavedViews_ViewFragment } from "../../../graphql/generated.ts"
import { writeView } from "../filters/leadListing.ts"
import type { NamedView } from "../filters/leadViews.ts"

// These parameters give a place in the list, and are not part of a view.
const PLACE = ["tab", "page", "after"]

/** Sorted and without a place, so that equal views have equal texts. */
export const viewQuery = (address: string) => {
  const parameters = new URLSearchParams(address)
  for (const name of PLACE) parameters.delete(name)
  parameters.sort()
  return parameters.toString()
}

const addressIn = (tab: string, query: URLSearchParams) =>
  `/adminpage/dashboard?${new URLSearchParams([["tab", tab], ...query])}`

export const savedViewAddress = (tab: string, { query }: Pick<SavedViews_ViewFragment, "query">) =>
  addressIn(tab, new URLSearchParams(viewQuery(query)))

export const namedViewAddress = (tab: string, { filter, order }: NamedView) =>
  addressIn(tab, writeView({ filter, order: order ?? null, after: null, page: 1 }))

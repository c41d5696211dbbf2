import type { SavedViews_ViewFragment } from "../../../graphql/generated.ts"
import { writeView } from "../filters/leadListing.ts"
import type { NamedView } from "../filters/leadViews.ts"

// What a view is not about: where in the list somebody is.
const PLACE = ["tab", "page", "after"]

/** What a list shows, from its address: the conditions and the order in one spelling, so that equal views are equal. */
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

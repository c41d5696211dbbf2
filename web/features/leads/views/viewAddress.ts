// What a view is not about: where in the list somebody is.
const PLACE = ["tab", "page", "after"]

/** What a list shows, from its address: the conditions and the order in one spelling, so that equal views are equal. */
export const viewQuery = (address: string) => {
  const parameters = new URLSearchParams(address)
  for (const name of PLACE) parameters.delete(name)
  parameters.sort()
  return parameters.toString()
}

/** The dashboard's address of a view of a tab's list. */
export const viewPath = (tab: string, query: string) =>
  `/adminpage/dashboard?${new URLSearchParams([["tab", tab], ...new URLSearchParams(viewQuery(query))])}`

const nameEntry = () => {
  if (window.history.state?.key) return
  const key = Math.random().toString(36).slice(2)
  window.history.replaceState({ ...window.history.state, key }, "")
}

/**
 * Gives every entry of the browser's history a key of its own, also those that the router has not made: the first one
 * of a document, and addresses with another fragment. The router calls all of these "default" and would open one at
 * the scroll position of another. To be called before the router is made.
 */
export const nameHistoryEntries = () => {
  nameEntry()
  window.addEventListener("popstate", nameEntry)
}

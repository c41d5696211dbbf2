const nameEntry = () => {
  if (window.history.state?.key) return
  const key = Math.random().toString(36).slice(2)
  window.history.replaceState({ ...window.history.state, key }, "")
}

/**
 * Gives every entry of the browser's history its own key, also those that the router did not create: the first one of
 * a document, and those of fragment links. The router would give all of these the key "default", and restore the scroll
 * position of one for another. Must be called before the router is created.
 */
export const nameHistoryEntries = () => {
  nameEntry()
  window.addEventListener("popstate", nameEntry)
}

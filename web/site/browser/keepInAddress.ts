let waiting: ReturnType<typeof setTimeout> | undefined

/** Mirrors form entries into the URL without a history entry, as a GET form does without JavaScript. */
export const syncAddress = (names: readonly string[], entries: FormData, place: string) => {
  clearTimeout(waiting)
  // Debounced, as browsers reject 100 history changes within 30 seconds.
  waiting = setTimeout(() => {
    const url = new URL(location.href)
    for (const name of names) url.searchParams.delete(name)
    for (const name of names)
      for (const value of entries.getAll(name)) if (value !== "") url.searchParams.append(name, String(value))
    url.hash = place
    history.replaceState(history.state, "", url)
  }, 300)
}

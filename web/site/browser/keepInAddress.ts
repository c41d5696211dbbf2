let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Writes the entries of a form into the address, as a GET form does without JavaScript, but without a history entry.
 */
export const syncAddress = (names: readonly string[], entries: FormData, place: string) => {
  clearTimeout(waiting)
  // Delayed, as browsers refuse 100 changes of the history within 30 seconds.
  waiting = setTimeout(() => {
    const url = new URL(location.href)
    for (const name of names) url.searchParams.delete(name)
    for (const name of names)
      for (const value of entries.getAll(name)) if (value !== "") url.searchParams.append(name, String(value))
    url.hash = place
    history.replaceState(history.state, "", url)
  }, 300)
}

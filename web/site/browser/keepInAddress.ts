let waiting: ReturnType<typeof setTimeout> | undefined

/** Puts a form's entries into the page's address without a history entry, as without JavaScript. */
export const keepInAddress = (names: readonly string[], entries: FormData, place: string) => {
  clearTimeout(waiting)
  // Browsers refuse a hundred changes within half a minute.
  waiting = setTimeout(() => {
    const url = new URL(location.href)
    for (const name of names) url.searchParams.delete(name)
    for (const name of names)
      for (const value of entries.getAll(name)) if (value !== "") url.searchParams.append(name, String(value))
    url.hash = place
    history.replaceState(history.state, "", url)
  }, 300)
}

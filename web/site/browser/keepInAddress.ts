let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Puts what was entered into the page's address under these names, so that a reload or a shared link brings it back as the
 * form would without JavaScript. The history gets no entry.
 */
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

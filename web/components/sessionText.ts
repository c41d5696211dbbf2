/*
 * Texts kept for as long as the tab is open. A browser may refuse to keep any, when its owner has forbidden it or the
 * space is used up: then the page works as if there were nothing to keep.
 */

/** The text kept under the key. */
export const readSessionText = (key: string) => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps the text; without one, forgets what was kept under the key. */
export const keepSessionText = (key: string, text: string | undefined) => {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {}
}

/*
 * Texts kept on this device until they are forgotten, for all tabs. A browser may refuse to keep any, when its owner
 * has forbidden it or the space is used up: then the page works as if there were nothing to keep.
 */

const listeners = new Set<() => void>()
const announce = () => {
  for (const listener of listeners) listener()
}

/** The text kept under the key. */
export const readLocalText = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The keys of all texts that are kept under a key with this beginning. */
export const localTextKeys = (beginning: string) => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

/** Keeps the text; without one, forgets what was kept under the key. Answers whether the browser has done it. */
export const keepLocalText = (key: string, text: string | undefined) => {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    announce()
    return true
  } catch {
    return false
  }
}

/** Calls the listener whenever a text is kept or forgotten, in this tab or another; answers how to stop it. */
export const onLocalText = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

import { createListeners } from "./store.ts"

/** Texts in a storage that may be full or forbidden: then the page works as if nothing were stored. */
const textsIn = (storage: () => Storage) => {
  const { notify, subscribe } = createListeners()
  return {
    read: (key: string) => {
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    /** Stores the text, or removes the stored one if there is none. Returns whether the browser did so. */
    write: (key: string, text: string | undefined) => {
      try {
        if (text === undefined) storage().removeItem(key)
        else storage().setItem(key, text)
      } catch {
        return false
      }
      notify()
      return true
    },
    keys: (prefix: string) => {
      try {
        return Object.keys(storage()).filter((key) => key.startsWith(prefix))
      } catch {
        return []
      }
    },
    /** Calls the listener after each change, in this tab or another; returns how to stop. */
    subscribe: (listener: () => void) => {
      const stop = subscribe(listener)
      window.addEventListener("storage", listener)
      return () => {
        stop()
        window.removeEventListener("storage", listener)
      }
    },
  }
}

export const localTexts = textsIn(() => localStorage)

export const sessionTexts = textsIn(() => sessionStorage)

import { listen, stopAll } from "./listen.ts"
import { createListeners } from "./store.ts"

/** Never throws: a storage that is full or forbidden acts like an empty one. */
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
    /** An undefined text removes the stored one. Returns false if the storage failed. */
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
    /** Reports changes by other tabs, too. */
    subscribe: (listener: () => void) => {
      return stopAll(subscribe(listener), listen(window, { storage: listener }))
    },
  }
}

export const localTexts = textsIn(() => localStorage)

export const sessionTexts = textsIn(() => sessionStorage)

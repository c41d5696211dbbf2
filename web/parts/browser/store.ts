import { useSyncExternalStore } from "react"

/** A value that lives outside React's components. */
export interface Store<Value> {
  read: () => Value
  /** Calls the listener after each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** The listeners of something that changes. */
export const createListeners = () => {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** A store of one value in memory. */
export const createStore = <Value>(initial: Value) => {
  const { notify, subscribe } = createListeners()
  let value = initial
  return {
    read: () => value,
    set: (next: Value) => {
      value = next
      notify()
    },
    subscribe,
  }
}

/** The store's value; the component renders again when it changes. */
export const useStore = <Value>({ subscribe, read }: Store<Value>) => useSyncExternalStore(subscribe, read)

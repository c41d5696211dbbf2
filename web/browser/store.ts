import { useSyncExternalStore } from "react"

export interface Store<Value> {
  read: () => Value
  subscribe: (listener: () => void) => () => void
}

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

export const useStore = <Value>({ subscribe, read }: Store<Value>) => useSyncExternalStore(subscribe, read)

import { EventEmitter } from "node:events"

/** Notifies this process's worker that something was queued, so that it need not wait for the next poll. */
export const createSignal = () => {
  const events = new EventEmitter()
  return {
    notify: () => {
      events.emit("queued")
    },
    /** Calls the listener at each notification; returns how to unsubscribe. */
    subscribe: (listener: () => void) => {
      events.on("queued", listener)
      return () => {
        events.off("queued", listener)
      }
    },
  }
}

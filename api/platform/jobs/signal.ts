import { AsyncResource } from "node:async_hooks"
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
      // What it does then is for all, and none of the request that happens to notify.
      const asSubscribed = AsyncResource.bind(listener)
      events.on("queued", asSubscribed)
      return () => {
        events.off("queued", asSubscribed)
      }
    },
  }
}

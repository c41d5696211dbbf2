import { AsyncResource } from "node:async_hooks"
import { EventEmitter } from "node:events"

/** Wakes the worker of this process only; other processes find new rows by polling. */
export const createSignal = () => {
  const events = new EventEmitter()
  return {
    notify: () => {
      events.emit("queued")
    },
    subscribe: (listener: () => void) => {
      // Bound, so that the listener does not run in the async context of the request that notifies.
      const asSubscribed = AsyncResource.bind(listener)
      events.on("queued", asSubscribed)
      return () => {
        events.off("queued", asSubscribed)
      }
    },
  }
}

import { AsyncResource } from "node:async_hooks"
import { EventEmitter } from "node:events"

/** Wakes only this process's worker; those of others find new rows by polling. */
export const createSignal = () => {
  const events = new EventEmitter()
  return {
    notify: () => {
      events.emit("queued")
    },
    subscribe: (listener: () => void) => {
      // Runs in the subscriber's async context, not in that of the notifying request.
      const asSubscribed = AsyncResource.bind(listener)
      events.on("queued", asSubscribed)
      return () => {
        events.off("queued", asSubscribed)
      }
    },
  }
}

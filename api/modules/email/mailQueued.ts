import { EventEmitter } from "node:events"

// Apart from the outbox, which reads the database: the kinds of leads queue mail, and the database knows the kinds.

const events = new EventEmitter()

/** Notifies this process's delivery that a mail was committed, so that it need not wait for the next poll. */
export const notifyMailQueued = () => {
  events.emit("queued")
}

/** Calls `listener` whenever this process has committed a mail. Returns a function that unsubscribes. */
export const onMailQueued = (listener: () => void) => {
  events.on("queued", listener)
  return () => {
    events.off("queued", listener)
  }
}

import { EventEmitter } from "node:events"

const events = new EventEmitter()

/** Tells this process's delivery that a mail was committed, so that it need not wait for the next look. */
export const tellMailQueued = () => {
  events.emit("queued")
}

/** Calls `listener` whenever this process has committed a mail. Answers how to stop that. */
export const onMailQueued = (listener: () => void) => {
  events.on("queued", listener)
  return () => {
    events.off("queued", listener)
  }
}

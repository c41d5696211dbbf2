import { createSignal } from "../jobs/signal.ts"

// Not in the outbox, which would be an import cycle: database, kinds of leads, outbox, database.
const mailQueued = createSignal()

export const notifyMailQueued = mailQueued.notify

/** Reports only mails that this process has committed. Returns a function that unsubscribes. */
export const onMailQueued = mailQueued.subscribe

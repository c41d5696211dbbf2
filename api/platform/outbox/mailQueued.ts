import { createSignal } from "../jobs/signal.ts"

// Not in the outbox, which imports the database: the database imports lead kinds, and lead kinds queue mail.
const mailQueued = createSignal()

export const notifyMailQueued = mailQueued.notify

/** Reports only mails that this process has committed. Returns an unsubscriber. */
export const onMailQueued = mailQueued.subscribe

import { createSignal } from "../jobs/signal.ts"

// Not in the outbox, which imports the database: the database imports lead kinds, and lead kinds queue mail.
const mailQueued = createSignal()

export const notifyMailQueued = mailQueued.notify

/** Calls `listener` whenever this process has committed a mail. Returns an unsubscriber. */
export const onMailQueued = mailQueued.subscribe

import { createSignal } from "../jobs/signal.ts"

// Separate from the outbox, which reads the database: lead kinds queue mail, and the database imports lead kinds.
const mailQueued = createSignal()

export const notifyMailQueued = mailQueued.notify

/** Calls `listener` whenever this process has committed a mail. Returns an unsubscriber. */
export const onMailQueued = mailQueued.subscribe

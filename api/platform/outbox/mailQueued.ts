import { createSignal } from "../jobs/signal.ts"

// Apart from the outbox, which reads the database: the kinds of leads queue mail, and the database knows the kinds.
const mailQueued = createSignal()

export const notifyMailQueued = mailQueued.notify

/** Calls `listener` whenever this process has committed a mail. Returns a function that unsubscribes. */
export const onMailQueued = mailQueued.subscribe

import { createSignal } from "../../../../platform/delivery/signal.ts"

/** Tells this process's delivery that messages to webhooks were committed. */
export const webhookQueued = createSignal()

import { clock } from "../../database/clock.ts"
import { startWorker, type Worker } from "../../delivery/worker.ts"
import { deliverMessage, deliveryLimits } from "./deliverMessage.ts"
import { startFanOut } from "./fanOut.ts"
import { claimDueMessage, isAnyMessageDue } from "./webhookOutbox.ts"
import { webhookQueued } from "./webhookQueued.ts"

/** How many messages this process sends at once: to all webhooks, and to one, which may be slow or dead. */
const SLOTS = 16
const SLOTS_OF_ONE = 4

/** Tells webhooks what happens, until stopped. */
export const startWebhookDelivery = ({ pollIntervalMs }: { pollIntervalMs?: number } = {}): Worker => {
  const inProgress = new Map<number, number>()
  const count = (webhookId: number, change: number) =>
    inProgress.set(webhookId, (inProgress.get(webhookId) ?? 0) + change)
  const busyIds = () => [...inProgress].flatMap(([id, messages]) => (messages >= SLOTS_OF_ONE ? [id] : []))
  // One claim after the other, as each has to know what the others have claimed.
  let claiming: Promise<unknown> = Promise.resolve()
  const claimNext = async () => {
    const claim = await claimDueMessage(clock.date(), deliveryLimits.leaseMs, busyIds())
    if (claim) count(claim.webhook.id, 1)
    return claim
  }
  const fanOut = startFanOut()
  const worker = startWorker({
    what: "webhook",
    slots: SLOTS,
    claim: () => {
      const claim = claiming.then(claimNext)
      claiming = claim.catch(() => undefined)
      return claim
    },
    deliver: async (claim, ending) => {
      try {
        await deliverMessage(claim, ending)
      } finally {
        count(claim.webhook.id, -1)
      }
    },
    isAnyDue: () => isAnyMessageDue(clock.date()),
    onQueued: webhookQueued.subscribe,
    pollIntervalMs,
  })
  return {
    stop: async (graceMs) => {
      await fanOut.stop()
      await worker.stop(graceMs)
    },
  }
}

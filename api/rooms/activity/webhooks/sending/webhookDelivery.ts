import { clock } from "../../../../platform/database/clock/clock.ts"
import { startWorker, type Worker } from "../../../../platform/jobs/worker.ts"
import type { Webhook } from "../webhook.model.ts"
import { deliverMessage } from "./deliverMessage.ts"
import { interrupted } from "./explainAnswer.ts"
import { startFanOut, webhookQueued } from "./fanOut.ts"
import { claimDueMessages, completeAttempt, isAnyMessageDue } from "./webhookOutbox.ts"

/** Concurrent messages of this process: in total, per webhook, and per failing webhook. */
const SLOTS = 48
const SLOTS_OF_ONE = 12
const SLOTS_OF_FAILING = 2
const TOGETHER_MS = 20

export const startWebhookDelivery = ({ pollIntervalMs }: { pollIntervalMs?: number } = {}): Worker => {
  const inProgress = new Map<number, number>()
  const countOf = (webhookId: number) => inProgress.get(webhookId) ?? 0
  const roomOf = ({ id, failingSince }: Webhook) => (failingSince ? SLOTS_OF_FAILING : SLOTS_OF_ONE) - countOf(id)
  const fanOut = startFanOut()
  const worker = startWorker({
    what: "webhook",
    slots: SLOTS,
    claim: (most) => claimDueMessages(clock.date(), { most, of: roomOf }),
    deliver: async (claim, ending) => {
      const { id } = claim.webhook
      inProgress.set(id, countOf(id) + 1)
      try {
        await deliverMessage(claim, ending)
      } finally {
        inProgress.set(id, countOf(id) - 1)
      }
    },
    release: (claim) =>
      completeAttempt({ claim, result: interrupted, body: claim.delivery.body, endedAt: clock.date() }),
    isAnyDue: () => isAnyMessageDue(clock.date()),
    onQueued: webhookQueued.subscribe,
    togetherMs: TOGETHER_MS,
    pollIntervalMs,
  })
  return {
    stop: async (graceMs) => {
      await fanOut.stop()
      await worker.stop(graceMs)
    },
  }
}

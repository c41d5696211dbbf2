import { clock } from "../../../../platform/database/clock/clock.ts"
import { storeResult } from "../../../../platform/jobs/attempt.ts"
import { claimEnd, createHeartbeat } from "../../../../platform/jobs/heartbeat.ts"
import { withinLimit } from "../../../../platform/jobs/withinLimit.ts"
import { startWorker, type Worker } from "../../../../platform/jobs/worker.ts"
import { logger } from "../../../../platform/log/logger.ts"
import { type Webhook, WebhookDelivery, type WebhookRow } from "../webhook.model.ts"
import { type AttemptResult, explainAnswer, explainFailure, interrupted, outdated } from "./explainAnswer.ts"
import { startFanOut, webhookQueued } from "./fanOut.ts"
import { bodyOf } from "./payload.ts"
import { post } from "./post.ts"
import { signedHeaders } from "./signature.ts"
import { type Claim, claimDueMessages, completeAttempt, isAnyMessageDue } from "./webhookOutbox.ts"

export const deliveryLimits = { sendMs: 10_000 }

const heartbeat = createHeartbeat(WebhookDelivery, (now) => ({ dueAt: claimEnd(now) }))

const secretsAt = ({ secret, previousSecret, previousSecretEndsAt }: WebhookRow, now: Date) =>
  previousSecret && previousSecretEndsAt && previousSecretEndsAt > now ? [secret, previousSecret] : [secret]

const send = async ({ webhook, delivery }: Claim, body: string, ending: AbortSignal): Promise<AttemptResult> => {
  const now = clock.wallTime()
  const headers = signedHeaders(secretsAt(webhook.get(), now), delivery.messageId, body, now)
  const url = new URL(webhook.url)
  try {
    const answer = await withinLimit(deliveryLimits.sendMs, ending, (signal) => post({ url, headers, body, signal }))
    return explainAnswer(answer)
  } catch (error) {
    return ending.aborted ? interrupted : explainFailure(error)
  }
}

/** Throws only if the message cannot be read or the result cannot be recorded. */
export const deliverMessage = (claim: Claim, ending: AbortSignal) =>
  heartbeat.during(claim, async () => {
    const body = await bodyOf(claim.webhook.get(), claim.delivery.get())
    const result = body === null ? outdated : await send(claim, body, ending)
    const ended = { claim, result, body, endedAt: clock.date() }
    if (await storeResult(() => completeAttempt(ended), ending)) return
    const { id: deliveryId, webhookId } = claim.delivery
    const facts = { deliveryId, webhookId, outcome: result.outcome, statusCode: result.statusCode }
    logger.warn(facts, "a message to a webhook was taken over while it was being sent")
  })

/**
 * Messages sent at once by this process: in all, per webhook, and per failing one, so that no webhook blocks others.
 */
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

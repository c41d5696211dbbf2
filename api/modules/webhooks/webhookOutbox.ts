import { randomUUID } from "node:crypto"
import { type FindOptions, Op, type Transaction } from "sequelize"
import { webhookAttemptOutcomes, webhookDeliveryStatuses } from "../../contract/webhooks.ts"
import { inTransaction } from "../../database/database.ts"
import { claimIsolation, claimLock, findDueRow } from "../../delivery/dueRows.ts"
import { type AttemptResult, interrupted } from "./explainAnswer.ts"
import { switchOff } from "./switchOff.ts"
import { Webhook, WebhookAttempt, WebhookDelivery } from "./webhook.model.ts"
import {
  afterAttempt,
  cancelled,
  claimed,
  failed,
  GIVE_UP_AFTER_MS,
  isWornOut,
  LONGEST_RETRY_MS,
} from "./webhookLifecycle.ts"

/** A message that only this process may send until the lease ends, and the attempt that it has begun. */
export interface Claim {
  delivery: WebhookDelivery
  webhook: Webhook
  attempt: WebhookAttempt
  token: string
}

const GONE = 410

const findDue = (now: Date, busyIds: readonly number[], options?: FindOptions) =>
  findDueRow(
    WebhookDelivery,
    {
      where: busyIds.length > 0 ? { webhookId: { [Op.notIn]: [...busyIds] } } : {},
      longestWaitMs: LONGEST_RETRY_MS,
      now,
    },
    options,
  )

/** Whether there is a message to send. */
export const isAnyMessageDue = async (now: Date) => (await findDue(now, [], { attributes: ["id"] })) !== null

const endingOf = ({ outcome, explanation, statusCode, answer }: AttemptResult, endedAt: Date) => ({
  endedAt,
  outcome,
  explanation,
  statusCode,
  answer,
})

/** The message that has been due the longest. Those that are not to be sent any more are ended on the way. */
const findSendable = async (now: Date, busyIds: readonly number[], transaction: Transaction) => {
  for (;;) {
    const delivery = await findDue(now, busyIds, claimLock(transaction))
    if (!delivery) return null
    const webhook = await Webhook.findByPk(delivery.webhookId, { transaction, rejectOnEmpty: true })
    // An owner tests a webhook before switching it on.
    const isStopped = !webhook.isEnabled && delivery.eventId !== null
    if (!isStopped && !isWornOut(delivery)) return { delivery, webhook }
    await delivery.update(isStopped ? cancelled() : failed(), { transaction })
  }
}

/**
 * Claims the message that has been due the longest, but for those to busy webhooks; null if none is. The claim is committed
 * before anything is sent.
 */
export const claimDueMessage = (now: Date, leaseMs: number, busyIds: readonly number[]): Promise<Claim | null> =>
  inTransaction(
    async (transaction) => {
      const found = await findSendable(now, busyIds, transaction)
      if (!found) return null
      const { delivery, webhook } = found
      if (delivery.status === webhookDeliveryStatuses.SENDING) {
        const where = { deliveryId: delivery.id, outcome: null }
        await WebhookAttempt.update(endingOf(interrupted, now), { where, transaction })
      }
      const token = randomUUID()
      const leaseEndsAt = new Date(now.getTime() + leaseMs)
      await delivery.update(claimed(delivery, { token, leaseEndsAt }), { transaction })
      const attempt = await WebhookAttempt.create({ deliveryId: delivery.id, startedAt: now }, { transaction })
      return { delivery, webhook, attempt, token }
    },
    { isolationLevel: claimIsolation },
  )

/** Notes whether a webhook works, and switches off one that says that it is gone, or has not worked for days. */
const noteHealth = async (
  webhookId: number,
  { outcome, statusCode }: AttemptResult,
  now: Date,
  transaction: Transaction,
) => {
  if (outcome === webhookAttemptOutcomes.INTERRUPTED) return
  const change = (failingSince: Date | null, where: object) =>
    Webhook.update({ failingSince }, { where: { id: webhookId, ...where }, transaction, silent: true })
  if (outcome === webhookAttemptOutcomes.ACCEPTED) {
    await change(null, { failingSince: { [Op.ne]: null } })
    return
  }
  await change(now, { failingSince: null })
  if (statusCode === GONE)
    return switchOff(webhookId, "The receiver answered that it is gone for good (410).", transaction)
  const webhook = await Webhook.findByPk(webhookId, { transaction })
  const failingMs = now.getTime() - (webhook?.failingSince ?? now).getTime()
  if (failingMs >= GIVE_UP_AFTER_MS) await switchOff(webhookId, "Every attempt of five days has failed.", transaction)
}

/**
 * Records how an attempt ended. Returns false, and changes nothing, when the claim is no longer valid: the lease ended and
 * another process has taken over.
 */
export const completeAttempt = (
  { delivery, attempt, token }: Claim,
  { result, body }: { result: AttemptResult; body: string | null },
  now: Date,
): Promise<boolean> =>
  inTransaction(
    async (transaction) => {
      const isOver = body === null && result.outcome !== webhookAttemptOutcomes.INTERRUPTED
      const state = isOver ? cancelled() : afterAttempt(delivery, result.outcome, now)
      const where = { id: delivery.id, claimToken: token }
      const [completed] = await WebhookDelivery.update({ ...state, body }, { where, transaction })
      if (completed === 0) return false
      await WebhookAttempt.update(endingOf(result, now), { where: { id: attempt.id }, transaction })
      if (!isOver) await noteHealth(delivery.webhookId, result, now, transaction)
      return true
    },
    { isolationLevel: claimIsolation },
  )

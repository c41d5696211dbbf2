import { randomUUID } from "node:crypto"
import { type FindOptions, Op, type Transaction } from "sequelize"
import { webhookAttemptOutcomes, webhookDeliveryStatuses } from "../../../../contract/activity/webhooks.ts"
import { inTransaction } from "../../../../platform/database/connection/database.ts"
import { inBatches } from "../../../../platform/database/writing/batch.ts"
import { insertRows } from "../../../../platform/database/writing/insertRows.ts"
import { updateRows } from "../../../../platform/database/writing/updateRows.ts"
import { claimIsolation, claimLock, findDueRows } from "../../../../platform/jobs/dueRows.ts"
import { claimEnd, type RowClaim } from "../../../../platform/jobs/heartbeat.ts"
import { claimedRow } from "../../../../platform/jobs/rowStates.ts"
import { switchOff } from "../switchOff.ts"
import { Webhook, WebhookAttempt, WebhookDelivery } from "../webhook.model.ts"
import {
  afterAttempt,
  cancelled,
  failed,
  GIVE_UP_AFTER_MS,
  hasNoAttemptsLeft,
  LONGEST_RETRY_MS,
} from "../webhookLifecycle.ts"
import { type AttemptResult, interrupted, interruptedFinally } from "./explainAnswer.ts"

/** Only this process may send the message until the lease ends. */
export interface Claim extends RowClaim {
  delivery: WebhookDelivery
  webhook: Webhook
  attemptId: number
}

const GONE = 410
// Results are not urgent, so those in quick succession share a transaction.
const TOGETHER_MS = 25

const findDue = (now: Date, most: number, fullIds: readonly number[], options?: FindOptions) => {
  const where = fullIds.length > 0 ? { webhookId: { [Op.notIn]: [...fullIds] } } : {}
  return findDueRows(WebhookDelivery, { where, longestWaitMs: LONGEST_RETRY_MS, now, most }, options)
}

export const isAnyMessageDue = async (now: Date) => (await findDue(now, 1, [], { attributes: ["id"] })).length > 0

const endingOf = ({ outcome, explanation, statusCode, answer }: AttemptResult, endedAt: Date) => ({
  endedAt,
  outcome,
  explanation,
  statusCode,
  answer,
})

export interface DeliveryCapacity {
  most: number
  of: (webhook: Webhook) => number
}

interface DeliveryTo {
  delivery: WebhookDelivery
  webhook: Webhook
}

const sortOut = async (
  due: readonly WebhookDelivery[],
  left: Map<number, number>,
  room: DeliveryCapacity,
  transaction: Transaction,
) => {
  const ids = [...new Set(due.map(({ webhookId }) => webhookId))]
  const webhooks = new Map((await Webhook.findAll({ where: { id: ids }, transaction })).map((one) => [one.id, one]))
  const sendable: DeliveryTo[] = []
  const ended: { delivery: WebhookDelivery; state: ReturnType<typeof failed | typeof cancelled> }[] = []
  for (const delivery of due) {
    const webhook = webhooks.get(delivery.webhookId)
    // Test messages, which have no event, also go to a disabled webhook.
    if (!webhook || (!webhook.isEnabled && delivery.eventId !== null)) ended.push({ delivery, state: cancelled() })
    else if (hasNoAttemptsLeft(delivery)) ended.push({ delivery, state: failed() })
    else {
      const count = left.get(webhook.id) ?? room.of(webhook)
      if (count > 0) sendable.push({ delivery, webhook })
      left.set(webhook.id, count - 1)
    }
  }
  return { sendable, ended }
}

/** Ends attempts without a result, as their process is presumed dead. */
const endAttempts = async (
  found: readonly Pick<DeliveryTo, "delivery">[],
  result: AttemptResult,
  now: Date,
  transaction: Transaction,
) => {
  const abandoned = found.filter(({ delivery }) => delivery.status === webhookDeliveryStatuses.SENDING)
  if (abandoned.length === 0) return
  const where = { deliveryId: abandoned.map(({ delivery }) => delivery.id), outcome: null }
  await WebhookAttempt.update(endingOf(result, now), { where, transaction })
}

/** Claims are committed before sending, so that no other process sends the same message. */
export const claimDueMessages = (now: Date, room: DeliveryCapacity): Promise<Claim[]> =>
  inTransaction(
    async (transaction) => {
      const claims: Claim[] = []
      const left = new Map<number, number>()
      for (;;) {
        const most = room.most - claims.length
        const fullIds = [...left].flatMap(([id, count]) => (count > 0 ? [] : [id]))
        const due = most > 0 ? await findDue(now, most, fullIds, claimLock(transaction)) : []
        if (due.length === 0) return claims
        const { sendable, ended } = await sortOut(due, left, room, transaction)
        await endAttempts(sendable, interrupted, now, transaction)
        await endAttempts(ended, interruptedFinally, now, transaction)
        const token = randomUUID()
        const endsAt = claimEnd(now)
        const states = sendable.map(({ delivery }) => ({ delivery, state: claimedRow(delivery, { token, endsAt }) }))
        const changed = [...states, ...ended].map(({ delivery: { id }, state }) => ({ id, ...state }))
        await updateRows(WebhookDelivery, changed, transaction)
        for (const { delivery, state } of states) delivery.set(state)
        const begun = sendable.map(({ delivery }) => ({ deliveryId: delivery.id, startedAt: now }))
        const attemptIds = await insertRows(WebhookAttempt, begun, transaction)
        for (const [index, found] of sendable.entries())
          claims.push({ ...found, attemptId: attemptIds[index] as number, key: found.delivery.id, token, endsAt })
        if (due.length < most) return claims
      }
    },
    { isolationLevel: claimIsolation },
  )

const recordHealth = async (
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

export interface FinishedDelivery {
  claim: Claim
  result: AttemptResult
  body: string | null
  endedAt: Date
}

const isOver = ({ body, result }: FinishedDelivery) =>
  body === null && result.outcome !== webhookAttemptOutcomes.INTERRUPTED

const stateAfter = (ended: FinishedDelivery) => {
  const { claim, result, body, endedAt } = ended
  const state = isOver(ended) ? cancelled() : afterAttempt(claim.delivery, result, endedAt)
  return { id: claim.delivery.id, ...state, body }
}

/** Of attempts that end together, a 410 Gone decides the webhook's health, else an accepted one, else the last one. */
const decisiveAttempt = (ended: readonly FinishedDelivery[]) =>
  ended.find(({ result }) => result.statusCode === GONE) ??
  ended.find(({ result }) => result.outcome === webhookAttemptOutcomes.ACCEPTED) ??
  ended.at(-1)

const completeAll = (ended: readonly FinishedDelivery[]): Promise<boolean[]> =>
  inTransaction(
    async (transaction) => {
      const where = { id: ended.map(({ claim }) => claim.delivery.id) }
      const attributes = ["id", "claimToken"]
      const held = await WebhookDelivery.findAll({ attributes, where, order: ["id"], transaction, lock: true })
      const tokens = new Map(held.map(({ id, claimToken }) => [id, claimToken]))
      const isHeld = ({ claim }: FinishedDelivery) => tokens.get(claim.delivery.id) === claim.token
      const own = ended.filter(isHeld)
      await updateRows(WebhookDelivery, own.map(stateAfter), transaction)
      const ends = own.map(({ claim, result, endedAt }) => ({ id: claim.attemptId, ...endingOf(result, endedAt) }))
      await updateRows(WebhookAttempt, ends, transaction)
      const sent = own.filter((one) => !isOver(one))
      for (const webhookId of new Set(sent.map(({ claim }) => claim.webhook.id))) {
        const decisive = decisiveAttempt(sent.filter(({ claim }) => claim.webhook.id === webhookId))
        if (decisive) await recordHealth(webhookId, decisive.result, decisive.endedAt, transaction)
      }
      return ended.map(isHeld)
    },
    { isolationLevel: claimIsolation },
  )

/** False if another process took over the message: only that process may record a result. */
export const completeAttempt = inBatches(completeAll, { togetherMs: TOGETHER_MS })

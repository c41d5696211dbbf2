import { Op, type Transaction } from "sequelize"
import { type WebhookEvent, webhookDeliveryStatuses, webhookEvents } from "../../contract/webhooks.ts"
import { clock } from "../../database/clock.ts"
import { inTransaction } from "../../database/database.ts"
import { insertRows } from "../../database/insertRows.ts"
import { claimIsolation, claimLock } from "../../delivery/dueRows.ts"
import { leadKinds } from "../../leadKinds.ts"
import { logger } from "../../logger.ts"
import { RecordedEvent, type RecordedEventRow } from "../events/event.model.ts"
import { onPositioned } from "../events/positionGiver.ts"
import { leadEventTypes } from "../leads/leadSentences.ts"
import { Webhook, WebhookDelivery } from "./webhook.model.ts"
import { canBeResent, queued } from "./webhookLifecycle.ts"
import { webhookQueued } from "./webhookQueued.ts"

const EVENTS_AT_ONCE = 500
const RETRY_MS = 30_000
/** How much of an event's hash tells it from another of the same id, which a restored database may give again. */
const HASH_SHOWN = 16

const leadTypes = leadKinds.map(({ type }) => type)

/** What webhooks call an event; null of one that they are not told of. */
export const webhookEventOf = ({ type, subjectType }: Pick<RecordedEventRow, "type" | "subjectType">) => {
  if (!leadTypes.includes(subjectType)) return null
  const { created, statusChanged } = leadEventTypes(subjectType)
  if (type === created) return webhookEvents.LEAD_CREATED
  if (type === statusChanged) return webhookEvents.LEAD_STATUS_CHANGED
  return type.startsWith("lead.") ? webhookEvents.LEAD_UPDATED : null
}

/** The id of the message that tells an event, the same for each webhook and each time. */
export const messageIdOf = ({ id, hash }: Pick<RecordedEventRow, "id" | "hash">) =>
  `msg_${id}_${hash?.slice(0, HASH_SHOWN)}`

type Told = RecordedEventRow & { told: WebhookEvent }

const newDelivery = ({ id: webhookId }: Webhook, event: Told, now: Date) => ({
  webhookId,
  messageId: messageIdOf(event),
  eventId: event.id,
  type: event.told,
  ...queued(now),
  createdAt: now,
})

/** Queues the messages about some events: new ones, and, in a replay, again those that are finished. */
const queueMessages = async (webhook: Webhook, events: readonly Told[], transaction: Transaction) => {
  const now = clock.date()
  const where = { webhookId: webhook.id, messageId: events.map(messageIdOf) }
  const known = await WebhookDelivery.findAll({ where, transaction })
  const again = known.filter(canBeResent).map(({ id }) => id)
  const status = { [Op.notIn]: [webhookDeliveryStatuses.QUEUED, webhookDeliveryStatuses.SENDING] }
  if (again.length > 0) await WebhookDelivery.update(queued(now), { where: { id: again, status }, transaction })
  const knownIds = new Set(known.map(({ messageId }) => messageId))
  const unknown = events.filter((event) => !knownIds.has(messageIdOf(event)))
  await insertRows(
    WebhookDelivery,
    unknown.map((event) => newDelivery(webhook, event, now)),
    transaction,
  )
}

/**
 * Queues what a webhook is to be told of the next events, and moves it behind them, in one transaction: whoever dies
 * meanwhile has done nothing, and of several processes one does it. Returns whether there may be more.
 */
const advance = (webhookId: number): Promise<boolean> =>
  inTransaction(
    async (transaction) => {
      const where = { id: webhookId, isEnabled: true }
      const webhook = await Webhook.findOne({ where, ...claimLock(transaction) })
      if (!webhook) return false
      const events = await RecordedEvent.findAll({
        where: { position: { [Op.gt]: webhook.position } },
        order: ["position"],
        limit: EVENTS_AT_ONCE,
        transaction,
      })
      const last = events.at(-1)
      if (!last) return false
      const told = events.flatMap((event): Told[] => {
        const name = webhookEventOf(event)
        return name && webhook.events.includes(name) ? [{ ...event.get(), told: name }] : []
      })
      if (told.length > 0) {
        await queueMessages(webhook, told, transaction)
        transaction.afterCommit(webhookQueued.notify)
      }
      await webhook.update({ position: Number(last.position) }, { transaction, silent: true })
      return events.length === EVENTS_AT_ONCE
    },
    { isolationLevel: claimIsolation },
  )

/** Queues what all webhooks are to be told of the events up to a position. */
export const queueUpTo = async (head: number) => {
  const where = { isEnabled: true, position: { [Op.lt]: head } }
  const behind = await Webhook.findAll({ attributes: ["id"], where })
  for (const { id } of behind) while (await advance(id));
}

/** Queues messages as events get their positions, until stopped; what has failed is tried again by itself. */
export const startFanOut = ({ retryMs = RETRY_MS } = {}) => {
  let working = Promise.resolve()
  let isStopping = false
  let head = 0
  let isWaiting = false
  const advanceAll = () => {
    if (isWaiting) return
    isWaiting = true
    working = working.then(async () => {
      isWaiting = false
      if (isStopping) return
      await queueUpTo(head).catch((error: unknown) =>
        logger.warn({ err: error }, "queuing for webhooks failed for now"),
      )
    })
  }
  const unsubscribe = onPositioned((position) => {
    head = Math.max(head, position)
    advanceAll()
  })
  const retrying = setInterval(advanceAll, retryMs).unref()
  return {
    stop: async () => {
      isStopping = true
      clearInterval(retrying)
      unsubscribe()
      await working
    },
  }
}

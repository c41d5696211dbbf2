import { Op, type Transaction } from "sequelize"
import { eventTypeOf } from "../../../../contract/activity/eventSentence.ts"
import { type WebhookEvent, webhookDeliveryStatuses } from "../../../../contract/activity/webhooks.ts"
import { clock } from "../../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../../platform/database/connection/database.ts"
import { insertRows } from "../../../../platform/database/writing/insertRows.ts"
import { RecordedEvent, type RecordedEventRow } from "../../../../platform/events/event.model.ts"
import { claimIsolation } from "../../../../platform/jobs/dueRows.ts"
import { followEvents } from "../../../../platform/jobs/followEvents.ts"
import { queuedRow } from "../../../../platform/jobs/rowStates.ts"
import { createSignal } from "../../../../platform/jobs/signal.ts"
import type { CityFinder } from "../../../automation/rules/ruleFields.rules.ts"
import { leadKinds } from "../../../leads/leadKinds.ts"
import { Webhook, WebhookDelivery } from "../webhook.model.ts"
import { canBeResent } from "../webhookLifecycle.ts"
import { readCityFinder, readFilters } from "./filters.ts"

export const webhookQueued = createSignal()

/** Keeps the transaction short, as on SQLite it blocks everything else. */
const MESSAGES_AT_ONCE = 750
/** A restored database repeats event ids; the hash tells the events apart. */
const HASH_SHOWN = 16

const leadTypes = leadKinds.map(({ type }) => type)

const webhookEventOf = (event: Pick<RecordedEventRow, "type" | "subjectType">) =>
  leadTypes.includes(event.subjectType) ? (eventTypeOf(event)?.webhookEvent ?? null) : null

/** The same for every webhook and attempt, so that receivers can drop duplicates. */
export const messageIdOf = ({ id, hash }: Pick<RecordedEventRow, "id" | "hash">) =>
  `msg_${id}_${hash?.slice(0, HASH_SHOWN)}`

type WebhookEventRow = RecordedEventRow & { webhookEvent: WebhookEvent }

const newDelivery = ({ id: webhookId }: Webhook, event: WebhookEventRow, now: Date) => ({
  webhookId,
  messageId: messageIdOf(event),
  eventId: event.id,
  type: event.webhookEvent,
  ...queuedRow(now),
  createdAt: now,
})

interface Message {
  webhook: Webhook
  event: WebhookEventRow
}

const keyOf = (webhookId: number, messageId: string) => `${webhookId} ${messageId}`

const queueMessages = async (messages: readonly Message[], transaction: Transaction) => {
  const now = clock.date()
  const messageId = [...new Set(messages.map(({ event }) => messageIdOf(event)))]
  const webhookId = [...new Set(messages.map(({ webhook }) => webhook.id))]
  const known = await WebhookDelivery.findAll({ where: { webhookId, messageId }, transaction })
  const again = known.filter(canBeResent).map(({ id }) => id)
  const status = { [Op.notIn]: [webhookDeliveryStatuses.QUEUED, webhookDeliveryStatuses.SENDING] }
  if (again.length > 0) await WebhookDelivery.update(queuedRow(now), { where: { id: again, status }, transaction })
  const knownKeys = new Set(known.map((delivery) => keyOf(delivery.webhookId, delivery.messageId)))
  const unknown = messages.filter(({ webhook, event }) => !knownKeys.has(keyOf(webhook.id, messageIdOf(event))))
  await insertRows(
    WebhookDelivery,
    unknown.map(({ webhook, event }) => newDelivery(webhook, event, now)),
    transaction,
  )
}

/** Returns only the webhooks at the first webhook's position, as other positions need other events. */
const lockTogether = async (ids: readonly number[], transaction: Transaction) => {
  const where = { id: [...ids], isEnabled: true }
  const webhooks = await Webhook.findAll({ where, order: ["id"], transaction, lock: true })
  return webhooks.filter(({ position }) => Number(position) === Number(webhooks[0]?.position))
}

/** One transaction, so that no event is skipped or queued twice. Returns true if there may be more events. */
const advance = (ids: readonly number[], cityOf: CityFinder): Promise<boolean> =>
  inTransaction(
    async (transaction) => {
      const webhooks = await lockTogether(ids, transaction)
      const [first] = webhooks
      if (!first) return false
      const limit = Math.ceil(MESSAGES_AT_ONCE / webhooks.length)
      const events = await RecordedEvent.findAll({
        where: { position: { [Op.gt]: first.position } },
        order: ["position"],
        limit,
        transaction,
      })
      const last = events.at(-1)
      if (!last) return false
      const isFor = await readFilters(webhooks, events, cityOf, { isPerhaps: true, transaction })
      // Ordered by event, so that no webhook waits until another has all its messages.
      const messages = events.flatMap((event): Message[] => {
        const webhookEvent = webhookEventOf(event)
        if (!webhookEvent) return []
        const listening = webhooks.filter((webhook) => webhook.events.includes(webhookEvent) && isFor(webhook, event))
        return listening.map((webhook) => ({ webhook, event: { ...event.get(), webhookEvent } }))
      })
      if (messages.length > 0) {
        await queueMessages(messages, transaction)
        transaction.afterCommit(webhookQueued.notify)
      }
      const where = { id: webhooks.map(({ id }) => id) }
      await Webhook.update({ position: Number(last.position) }, { where, transaction, silent: true })
      return events.length === limit
    },
    { isolationLevel: claimIsolation },
  )

export const fanOutUpTo = async (head: number) => {
  const where = { isEnabled: true, position: { [Op.lt]: head } }
  const behind = await Webhook.findAll({ attributes: ["id", "position"], where })
  if (behind.length === 0) return
  // Read before the transactions, as they hold SQLite's only connection.
  const cityOf = await readCityFinder()
  for (const position of new Set(behind.map((webhook) => Number(webhook.position)))) {
    const together = behind.filter((webhook) => Number(webhook.position) === position).map(({ id }) => id)
    while (await advance(together, cityOf));
  }
}

export const startFanOut = (options: { retryMs?: number } = {}) =>
  followEvents(fanOutUpTo, { ...options, what: "queuing for webhooks" })

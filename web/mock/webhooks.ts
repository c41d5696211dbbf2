import { ConflictError, NotFoundError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import {
  type WebhookAttemptOutcome,
  webhookAttemptOutcomes,
  webhookDeliveryStatuses,
  webhookFormats,
} from "@farelight/api/contract/record/webhooks.ts"
import { idOf } from "@farelight/api/platform/database/reading/rowId.ts"
import { change, creation, replay } from "@farelight/api/rooms/record/webhooks/webhook.rules.ts"
import type { Resolvers } from "./generated.ts"
import { byId, pageOf } from "./lists.ts"
import { type MockContext, nextId, requirePermission } from "./store.ts"

type Row = { id: number }
type Event = "lead.created" | "lead.status_changed" | "lead.updated"

/** A webhook, as owners see it. */
export interface WebhookRow extends Row {
  url: string
  description: string
  events: Event[]
  format: "standard" | "slack"
  isEnabled: boolean
  disabledReason: string | null
  failingSince: Date | null
  previousSecretEndsAt: Date | null
  position: number
  createdAt: Date
}

/** An attempt to deliver. */
export interface WebhookAttemptRow {
  startedAt: Date
  endedAt: Date
  outcome: WebhookAttemptOutcome
  statusCode: number | null
  explanation: string
  answer: string | null
}

/** A message to a webhook with the answers that it got. */
export interface WebhookDeliveryRow extends Row {
  webhookId: number
  messageId: string
  type: string
  status: "queued" | "sending" | "delivered" | "failed" | "cancelled"
  attemptCount: number
  dueAt: Date | null
  deliveredAt: Date | null
  body: string | null
  createdAt: Date
  attempts: WebhookAttemptRow[]
}

/** A webhook that was added now and never told anything. */
export const newWebhook = (row: Partial<WebhookRow> & Row): WebhookRow => ({
  url: "https://crm.example.com/hooks/farelight",
  description: "",
  events: ["lead.created"],
  format: webhookFormats.STANDARD,
  isEnabled: true,
  disabledReason: null,
  failingSince: null,
  previousSecretEndsAt: null,
  position: 0,
  createdAt: new Date(),
  ...row,
})

/** A test that waits to be sent. */
export const newWebhookDelivery = (
  row: Partial<WebhookDeliveryRow> & Row & Pick<WebhookDeliveryRow, "webhookId">,
): WebhookDeliveryRow => {
  const createdAt = row.createdAt ?? new Date()
  return {
    messageId: `test_${row.id}`,
    type: "webhook.test",
    status: webhookDeliveryStatuses.QUEUED,
    attemptCount: row.attempts?.length ?? 0,
    dueAt: null,
    deliveredAt: null,
    body: JSON.stringify({ type: "webhook.test", timestamp: createdAt, data: { webhook_id: row.webhookId } }),
    createdAt,
    attempts: [],
    ...row,
  }
}

const DAY_MS = 24 * 60 * 60_000
const SECRET = `whsec_${"m".repeat(43)}=`
const { QUEUED, DELIVERED, FAILED } = webhookDeliveryStatuses

const owned = (context: MockContext) => {
  requirePermission(context, "team:manage")
  return context.store
}

const findWebhook = (context: MockContext, id: string) => {
  const webhook = owned(context).webhooks.find((row) => row.id === idOf(id))
  if (!webhook) throw new NotFoundError("webhook")
  return webhook
}

const findEnabled = (context: MockContext, id: string) => {
  const webhook = findWebhook(context, id)
  if (!webhook.isEnabled) throw new ConflictError(refusals.webhookIsOff)
  return webhook
}

/** Every receiver of the mocked API accepts what it is sent. */
const accepted = (delivery: WebhookDeliveryRow) => {
  const now = new Date()
  delivery.attempts.push({
    startedAt: now,
    endedAt: now,
    outcome: webhookAttemptOutcomes.ACCEPTED,
    statusCode: 204,
    explanation: "The receiver accepted the message.",
    answer: null,
  })
  return Object.assign(delivery, { status: DELIVERED, attemptCount: 1, dueAt: null, deliveredAt: now })
}

const healthOf = (deliveries: readonly WebhookDeliveryRow[]) => ({
  lastDeliveredAt: deliveries.findLast(({ status }) => status === DELIVERED)?.deliveredAt ?? null,
  lastAttempt:
    deliveries
      .flatMap(({ attempts }) => attempts)
      .toSorted((one, other) => one.endedAt.getTime() - other.endedAt.getTime())
      .at(-1) ?? null,
  nextAttemptAt: deliveries.find(({ status }) => status === QUEUED)?.dueAt ?? null,
})

const deliveriesOf = ({ id }: Row, { store }: MockContext, status?: WebhookDeliveryRow["status"]) =>
  store.webhookDeliveries.filter((row) => row.webhookId === id && (!status || row.status === status))

/** Webhooks over the store. The mocked API tells them nothing but tests. */
export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: (_parent, _args, context) => owned(context).webhooks,
    webhookDeliveries: (_parent, { webhookId, status, ...page }, context) =>
      pageOf(owned(context).webhookDeliveries, page, {
        keeps: (row) => row.webhookId === idOf(webhookId) && (!status || row.status === status),
      }),
    webhookDelivery: (_parent, { id }, context) => byId(owned(context).webhookDeliveries, id),
  },
  Mutation: {
    createWebhook: (_parent, { input }, context) => {
      const { webhooks } = owned(context)
      const webhook = newWebhook({ id: nextId(webhooks), ...parseInput(creation(true), input) })
      webhooks.push(webhook)
      return { webhook, secret: SECRET }
    },
    updateWebhook: (_parent, { input: { id, ...input } }, context) => {
      const values = parseInput(change(true), input)
      const webhook = Object.assign(findWebhook(context, id), values)
      if (values.isEnabled) Object.assign(webhook, { disabledReason: null, failingSince: null })
      return { webhook }
    },
    deleteWebhook: (_parent, { id }, context) => {
      const webhook = findWebhook(context, id)
      const { store } = context
      store.webhooks = store.webhooks.filter((row) => row !== webhook)
      store.webhookDeliveries = store.webhookDeliveries.filter(({ webhookId }) => webhookId !== webhook.id)
      return { id }
    },
    rotateWebhookSecret: (_parent, { id }, context) => {
      const webhook = findWebhook(context, id)
      webhook.previousSecretEndsAt = new Date(Date.now() + DAY_MS)
      return { webhook, secret: SECRET }
    },
    sendTestWebhook: (_parent, { id }, context) => {
      const { id: webhookId } = findWebhook(context, id)
      const { webhookDeliveries } = context.store
      const delivery = accepted(newWebhookDelivery({ id: nextId(webhookDeliveries), webhookId }))
      webhookDeliveries.push(delivery)
      return { delivery }
    },
    resendWebhookDelivery: (_parent, { id }, context) => {
      const delivery = owned(context).webhookDeliveries.find((row) => row.id === idOf(id))
      if (!delivery) throw new NotFoundError("webhook delivery")
      findEnabled(context, String(delivery.webhookId))
      return { delivery: accepted(delivery) }
    },
    replayWebhook: (_parent, { input: { id, ...start } }, context) => {
      parseInput(replay, start)
      return { webhook: findEnabled(context, id) }
    },
  },
  Webhook: {
    id: ({ id }) => String(id),
    health: (webhook, _args, context) => healthOf(deliveriesOf(webhook, context)),
    waitingCount: (webhook, _args, context) => deliveriesOf(webhook, context, QUEUED).length,
    failedCount: (webhook, _args, context) => deliveriesOf(webhook, context, FAILED).length,
  },
  WebhookDelivery: { id: ({ id }) => String(id) },
}

import { ConflictError, InvalidInputError, NotFoundError } from "@farelight/api/contract/errors.ts"
import { webhookAttemptOutcomes, webhookDeliveryStatuses, webhookFormats } from "@farelight/api/contract/webhooks.ts"
import { idOf } from "@farelight/api/database/rowId.ts"
import type { Resolvers } from "./generated.ts"
import { pageOf } from "./lists.ts"
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

/** A message to a webhook with the answer that it got. */
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
}

const DAY_MS = 24 * 60 * 60_000
const SECRET = `whsec_${"m".repeat(43)}=`
const { DELIVERED } = webhookDeliveryStatuses

const owned = (context: MockContext) => {
  requirePermission(context, "team:manage")
  return context.store
}

const findWebhook = (context: MockContext, id: string) => {
  const webhook = owned(context).webhooks.find((row) => row.id === idOf(id))
  if (!webhook) throw new NotFoundError("webhook", id)
  return webhook
}

const requireAddress = (url: string) => {
  if (URL.canParse(url) && new URL(url).protocol === "https:") return
  throw new InvalidInputError([{ field: "url", message: "The address begins with https://." }])
}

/** Every receiver of the mocked API accepts what it is sent. */
const accepted = (delivery: WebhookDeliveryRow) =>
  Object.assign(delivery, { status: DELIVERED, attemptCount: 1, deliveredAt: new Date() })

/** Webhooks over the store. The mocked API tells them nothing but tests. */
export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: (_parent, _args, context) => owned(context).webhooks,
    webhookDeliveries: (_parent, { webhookId, ...page }, context) =>
      pageOf(owned(context).webhookDeliveries, page, { keeps: (row) => row.webhookId === idOf(webhookId) }),
  },
  Mutation: {
    createWebhook: (_parent, { input: { url, events, description, format } }, context) => {
      const { webhooks } = owned(context)
      requireAddress(url)
      const webhook: WebhookRow = {
        id: nextId(webhooks),
        url,
        description: description ?? "",
        events: [...events],
        format: format ?? webhookFormats.STANDARD,
        isEnabled: true,
        disabledReason: null,
        failingSince: null,
        previousSecretEndsAt: null,
        position: 0,
        createdAt: new Date(),
      }
      webhooks.push(webhook)
      return { webhook, secret: SECRET }
    },
    updateWebhook: (_parent, { input: { id, url, events, description, isEnabled } }, context) => {
      const webhook = findWebhook(context, id)
      if (url != null) requireAddress(url)
      webhook.url = url ?? webhook.url
      webhook.events = events ? [...events] : webhook.events
      webhook.description = description ?? webhook.description
      webhook.isEnabled = isEnabled ?? webhook.isEnabled
      if (isEnabled) Object.assign(webhook, { disabledReason: null, failingSince: null })
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
      const type = "webhook.test"
      const createdAt = new Date()
      const delivery = accepted({
        id: nextId(webhookDeliveries),
        webhookId,
        messageId: `test_${nextId(webhookDeliveries)}`,
        type,
        status: DELIVERED,
        attemptCount: 0,
        dueAt: null,
        deliveredAt: null,
        body: JSON.stringify({ type, timestamp: createdAt, data: { webhook_id: webhookId } }),
        createdAt,
      })
      webhookDeliveries.push(delivery)
      return { delivery }
    },
    resendWebhookDelivery: (_parent, { id }, context) => {
      const delivery = owned(context).webhookDeliveries.find((row) => row.id === idOf(id))
      if (!delivery) throw new NotFoundError("webhook delivery", id)
      if (!findWebhook(context, String(delivery.webhookId)).isEnabled)
        throw new ConflictError("The webhook is switched off. Switch it on first.")
      return { delivery: accepted(delivery) }
    },
    replayWebhook: (_parent, { input: { id } }, context) => ({ webhook: findWebhook(context, id) }),
  },
  Webhook: { id: ({ id }) => String(id), waitingCount: () => 0, failedCount: () => 0 },
  WebhookDelivery: {
    id: ({ id }) => String(id),
    attempts: ({ createdAt, deliveredAt }) => [
      {
        startedAt: createdAt,
        endedAt: deliveredAt,
        outcome: webhookAttemptOutcomes.ACCEPTED,
        statusCode: 204,
        explanation: "The receiver accepted the message.",
        answer: null,
      },
    ],
  },
}

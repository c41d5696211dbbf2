import { ConflictError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { leadsInWords } from "@farelight/api/contract/leads/ruleSentence.ts"
import {
  webhookAttemptOutcomes,
  webhookDeliveryStatuses,
  webhookFormats,
} from "@farelight/api/contract/record/webhooks.ts"
import { DAY_MS } from "@farelight/api/contract/text/durations.ts"
import { idOf } from "@farelight/api/platform/database/reading/rowId.ts"
import type { AskedLeads } from "@farelight/api/rooms/leads/rules/ruleFields.rules.ts"
import { change, creation, replay } from "@farelight/api/rooms/record/webhooks/webhook.rules.ts"
import { byId, existing, pageOf } from "../data/lists.ts"
import { nextId, type Store, type WebhookDeliveryRow, type WebhookRow } from "../data/store.ts"
import type { Resolvers, WebhookAttempt } from "../generated.ts"
import { checkConditions, namesOf } from "../rules/ruleResolvers.ts"

type Of<Row> = Partial<Row> & { id: number }

/** A webhook that was added now and never told anything. */
export const newWebhook = (row: Of<WebhookRow>): WebhookRow => ({
  url: "https://crm.example.com/hooks/farelight",
  description: "",
  events: ["lead.created"],
  format: webhookFormats.STANDARD,
  isEnabled: true,
  disabledReason: null,
  failingSince: null,
  previousSecretEndsAt: null,
  position: 0,
  filter: null,
  createdAt: new Date(),
  ...row,
})

/** A test that waits to be sent. */
export const newWebhookDelivery = (row: Of<WebhookDeliveryRow> & { webhookId: number }): WebhookDeliveryRow => {
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

const SECRET = `whsec_${"m".repeat(43)}=`
const { QUEUED, DELIVERED, FAILED } = webhookDeliveryStatuses

const find = ({ webhooks }: Store, id: string) => existing(webhooks, id, "webhook")

const findEnabled = (store: Store, id: string) => {
  const webhook = find(store, id)
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

const byEnd = (one: WebhookAttempt, other: WebhookAttempt) => Number(one.endedAt) - Number(other.endedAt)

const healthOf = (deliveries: readonly WebhookDeliveryRow[]) => ({
  lastDeliveredAt: deliveries.findLast(({ status }) => status === DELIVERED)?.deliveredAt ?? null,
  lastAttempt:
    deliveries
      .flatMap(({ attempts }) => attempts)
      .toSorted(byEnd)
      .at(-1) ?? null,
  nextAttemptAt: deliveries.find(({ status }) => status === QUEUED)?.dueAt ?? null,
})

const checkFilter = (store: Store, filter: AskedLeads | null | undefined) =>
  filter && checkConditions(store, filter, "filter")

const isOf = (webhookId: number, asked?: WebhookDeliveryRow["status"] | null) => (row: WebhookDeliveryRow) =>
  row.webhookId === webhookId && (!asked || row.status === asked)

/** Webhooks over the store. The mocked API tells them nothing but tests. */
export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: (_parent, _args, { store }) => store.webhooks,
    webhookDeliveries: (_parent, { webhookId, status, ...page }, { store }) =>
      pageOf(store.webhookDeliveries, page, { keeps: isOf(idOf(webhookId), status) }),
    webhookDelivery: (_parent, { id }, { store }) => byId(store.webhookDeliveries, id),
  },
  Mutation: {
    createWebhook: (_parent, { input }, { store }) => {
      const { webhooks } = store
      const values = parseInput(creation(true), input)
      checkFilter(store, values.filter)
      const webhook = newWebhook({ id: nextId(webhooks), ...values })
      webhooks.push(webhook)
      return { webhook, secret: SECRET }
    },
    updateWebhook: (_parent, { input: { id, ...input } }, { store }) => {
      const values = parseInput(change(true), input)
      checkFilter(store, values.filter)
      const webhook = Object.assign(find(store, id), values)
      if (values.isEnabled) Object.assign(webhook, { disabledReason: null, failingSince: null })
      return { webhook }
    },
    deleteWebhook: (_parent, { id }, { store }) => {
      const webhook = find(store, id)
      store.webhooks = store.webhooks.filter((row) => row !== webhook)
      store.webhookDeliveries = store.webhookDeliveries.filter(({ webhookId }) => webhookId !== webhook.id)
      return { id }
    },
    rotateWebhookSecret: (_parent, { id }, { store }) => {
      const webhook = find(store, id)
      webhook.previousSecretEndsAt = new Date(Date.now() + DAY_MS)
      return { webhook, secret: SECRET }
    },
    sendTestWebhook: (_parent, { id }, { store }) => {
      const { webhookDeliveries } = store
      const ids = { id: nextId(webhookDeliveries), webhookId: find(store, id).id }
      const delivery = accepted(newWebhookDelivery(ids))
      webhookDeliveries.push(delivery)
      return { delivery }
    },
    resendWebhookDelivery: (_parent, { id }, { store }) => {
      const delivery = existing(store.webhookDeliveries, id, "webhook delivery")
      findEnabled(store, String(delivery.webhookId))
      return { delivery: accepted(delivery) }
    },
    replayWebhook: (_parent, { input: { id, ...start } }, { store }) => {
      parseInput(replay, start)
      return { webhook: findEnabled(store, id) }
    },
  },
  Webhook: {
    queuedPosition: ({ position }) => String(position),
    health: ({ id }, _args, { store }) => healthOf(store.webhookDeliveries.filter(isOf(id))),
    waitingCount: ({ id }, _args, { store }) => store.webhookDeliveries.filter(isOf(id, QUEUED)).length,
    failedCount: ({ id }, _args, { store }) => store.webhookDeliveries.filter(isOf(id, FAILED)).length,
  },
  WebhookFilter: {
    sentence: (filter, _args, { store }) => leadsInWords(filter.conditions, namesOf(store, filter)),
  },
}

import { clock } from "../../platform/database/clock/clock.ts"
import type { Row } from "../../platform/database/reading/row.ts"
import { newSecret } from "../../rooms/activity/webhooks/sending/signature.ts"
import { Webhook, WebhookAttempt, WebhookDelivery } from "../../rooms/activity/webhooks/webhook.model.ts"

/** Default: a webhook of the first account, without deliveries. */
export const addWebhook = (values: Partial<Row<Webhook>> = {}) =>
  Webhook.create({
    url: "https://crm.example.com/hooks/farelight",
    description: "",
    events: ["lead.created"],
    format: "standard",
    secret: newSecret(),
    previousSecret: null,
    previousSecretEndsAt: null,
    position: 0,
    filter: null,
    disabledReason: null,
    failingSince: null,
    createdById: 1,
    ...values,
  })

type Attempt = Partial<Row<WebhookAttempt>>

/** A webhook delivery, by default a waiting test, with its failed attempts. */
export const addDelivery = async (
  webhook: Pick<Webhook, "id">,
  { attempts = [], ...values }: Partial<Row<WebhookDelivery>> & { attempts?: readonly Attempt[] } = {},
) => {
  const now = clock.date()
  const delivery = await WebhookDelivery.create({
    webhookId: webhook.id,
    messageId: `test_${now.getTime()}`,
    eventId: null,
    type: "webhook.test",
    status: "queued",
    claimToken: null,
    dueAt: null,
    waitingSince: now,
    attemptCount: attempts.length,
    deliveredAt: null,
    body: JSON.stringify({ type: "webhook.test", timestamp: now, data: { webhook_id: webhook.id } }),
    createdAt: now,
    ...values,
  })
  const refused = {
    startedAt: now,
    endedAt: now,
    outcome: "refused",
    statusCode: 500,
    explanation: "The receiver reported an internal error.",
    answer: "disk full",
  } as const
  await WebhookAttempt.bulkCreate(attempts.map((attempt) => ({ deliveryId: delivery.id, ...refused, ...attempt })))
  return delivery
}

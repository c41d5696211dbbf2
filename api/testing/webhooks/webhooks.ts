import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { clock } from "../../platform/database/clock/clock.ts"
import { assignPositions, readChain } from "../../platform/events/eventChain.ts"
import { fanOutUpTo } from "../../rooms/activity/webhooks/sending/fanOut.ts"
import { deliverMessage } from "../../rooms/activity/webhooks/sending/webhookDelivery.ts"
import { claimDueMessages } from "../../rooms/activity/webhooks/sending/webhookOutbox.ts"
import { Webhook, WebhookAttempt, WebhookDelivery } from "../../rooms/activity/webhooks/webhook.model.ts"
import { driverForm } from "../forms.ts"
import { startWithoutMail } from "../mail/outbox.ts"
import { type Json, startTestApp, type TestApp } from "../testApp.ts"
import { startWebhookReceiver } from "./webhookReceiver.ts"

export const CREATE_WEBHOOK = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret
  webhook { id url events format isEnabled position } } }`

/** Claims messages due at a moment, up to a number of slots. */
export const claimAt = (at = clock.date(), { most = 100 } = {}) => claimDueMessages(at, { most, of: () => most })

export const deliver = async (at = clock.date()) => {
  const ending = new AbortController().signal
  for (;;) {
    const [claim] = await claimAt(at, { most: 1 })
    if (!claim) return
    await deliverMessage(claim, ending)
  }
}

export const readDelivery = async (id: number) => {
  const delivery = await WebhookDelivery.findByPk(id, { rejectOnEmpty: true })
  const attempts = await WebhookAttempt.findAll({ where: { deliveryId: id }, order: ["id"] })
  return { ...delivery.get(), attempts: attempts.map((attempt) => attempt.get()) }
}

/** A product with an owner and a receiver, for the tests of a file; each test begins without webhooks. */
export const useWebhooks = () => {
  let app: TestApp
  let token: string
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>

  beforeAll(async () => {
    app = await startTestApp()
    token = await app.login()
    receiver = await startWebhookReceiver()
  })
  afterAll(async () => {
    await receiver.stop()
    await app.stop()
  })
  beforeEach(async () => {
    await startWithoutMail()
    await Promise.all([Webhook.destroy({ where: {} }), WebhookDelivery.destroy({ where: {} })])
    await WebhookAttempt.destroy({ where: {} })
    receiver.received.length = 0
    receiver.answer()
  })

  const ask = async (query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await app.graphql(query, variables, { token })
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  const create = async (values: Record<string, unknown> = {}) => {
    const events = ["LEAD_CREATED", "LEAD_STATUS_CHANGED", "LEAD_UPDATED"]
    const { createWebhook } = await ask(CREATE_WEBHOOK, { input: { url: receiver.url, events, ...values } })
    return { ...createWebhook.webhook, secret: createWebhook.secret as string } as { id: string; secret: string }
  }

  const apply = async (values: Record<string, unknown> = {}) =>
    (await app.rest("POST", "/api/drivers/apply", driverForm(values))).body.id as number

  const setStatus = (id: number, status: string) =>
    app.rest("PUT", `/api/admin/drivers/${id}/status`, { status }, { token })

  const fanOut = async () => {
    while ((await assignPositions()).assigned > 0);
    await fanOutUpTo((await readChain())?.headPosition ?? 0)
  }

  const settle = async () => {
    await fanOut()
    await deliver()
  }

  const lastDelivery = async () => {
    const { id } = await WebhookDelivery.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })
    return readDelivery(id)
  }

  return {
    ...{ ask, create, apply, setStatus, fanOut, deliver, settle, lastDelivery },
    app: () => app,
    token: () => token,
    receiver: () => receiver,
    messageIds: () => receiver.received.map(({ headers }) => headers["webhook-id"] as string),
    bodies: () => receiver.received.map(({ text }) => JSON.parse(text) as Json),
  }
}

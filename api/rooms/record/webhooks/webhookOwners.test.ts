import { describe, expect, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { CREATE_WEBHOOK, useWebhooks } from "../../../testing/webhooks/webhooks.ts"
import { Webhook, WebhookAttempt, WebhookDelivery } from "./webhook.model.ts"

const { app, token, receiver, ask, create, apply, fanOut, deliver, settle, lastDelivery } = useWebhooks()

describe("an owner", () => {
  test.each([
    ["ftp://example.com/hook", "url"],
    ["http://example.com/hook", "url"],
    ["https://user:password@example.com/hook", "url"],
    ["nonsense", "url"],
    ["https://169.254.169.254", "url"],
    ["https://10.0.0.1/hook", "url"],
    ["https://[fd00::1]", "url"],
    ["https://localhost.localdomain", "url"],
    ["https://intranet", "url"],
  ])("cannot add the address %s", async (url, field) => {
    const input = { url, events: ["LEAD_CREATED"] }
    const { errors } = await app().graphql(CREATE_WEBHOOK, { input }, { token: token() })
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] })
  })

  test("cannot have it reach this machine in production, when it is added or changed", async () => {
    const { id } = await create()
    changeSettings("webhooks", { allowsLocal: false })
    const { url } = receiver()
    const created = await app().graphql(
      CREATE_WEBHOOK,
      { input: { url, events: ["LEAD_CREATED"] } },
      { token: token() },
    )
    const update =
      "mutation ($id: ID!, $url: String!) { updateWebhook(input: { id: $id, url: $url }) { webhook { url } } }"
    const changed = await app().graphql(update, { id, url }, { token: token() })
    changeSettings("webhooks", { allowsLocal: true })
    for (const { errors } of [created, changed])
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "url" }] })
  })

  test("tests a webhook, sees the answer, and sends a message again", async () => {
    const { id } = await create()
    receiver().answer((response) => void response.writeHead(401).end("who are you?"))
    const TEST = "mutation ($id: ID!) { sendTestWebhook(id: $id) { delivery { id type status } } }"
    const { sendTestWebhook } = await ask(TEST, { id })
    expect(sendTestWebhook.delivery).toMatchObject({ type: "webhook.test", status: "QUEUED" })
    await deliver()
    const LIST = `query ($id: ID!) { webhookDeliveries(webhookId: $id) { nodes { status body
      attempts { outcome statusCode answer explanation } } } }`
    const { webhookDeliveries } = await ask(LIST, { id })
    expect(webhookDeliveries.nodes).toEqual([
      {
        status: "FAILED",
        body: receiver().received[0]?.text,
        attempts: [
          {
            outcome: "REFUSED",
            statusCode: 401,
            answer: "who are you?",
            explanation: "The receiver refused the message. It may expect another secret.",
          },
        ],
      },
    ])
    receiver().answer()
    const RESEND = "mutation ($id: ID!) { resendWebhookDelivery(id: $id) { delivery { status } } }"
    await ask(RESEND, { id: sendTestWebhook.delivery.id })
    await deliver()
    expect((await lastDelivery()).status).toBe("delivered")
    await expect(ask(RESEND, { id: sendTestWebhook.delivery.id })).resolves.toBeTruthy()
    await expect(ask(RESEND, { id: sendTestWebhook.delivery.id })).rejects.toThrow("waits to be sent")
  })

  test("switches a webhook off and on, and deletes it with all that was sent", async () => {
    const { id } = await create()
    const SWITCH = "mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { isEnabled } } }"
    await apply()
    await fanOut()
    await ask(SWITCH, { input: { id, isEnabled: false } })
    await apply()
    await settle()
    expect(receiver().received).toEqual([])
    await ask(SWITCH, { input: { id, isEnabled: true } })
    await apply()
    await settle()
    expect(receiver().received).toHaveLength(1)
    await ask("mutation ($id: ID!) { deleteWebhook(id: $id) { id } }", { id })
    expect([await Webhook.count(), await WebhookDelivery.count(), await WebhookAttempt.count()]).toEqual([0, 0, 0])
  })
})

test("who manages the team is told by mail of a webhook that was switched off", async () => {
  await app().graphql(
    "mutation ($input: UpdateMeInput!) { updateMe(input: $input) { user { id } } }",
    { input: { name: "Olga", email: "olga@example.com" } },
    { token: token() },
  )
  receiver().answer((response) => void response.writeHead(410).end())
  const { id } = await create({ description: "Our CRM" })
  await ask("mutation ($id: ID!) { sendTestWebhook(id: $id) { delivery { id } } }", { id })
  await settle()
  expect(await Webhook.count({ where: { isEnabled: false } })).toBe(1)
  const mails = await EmailLog.findAll({ where: { logType: "webhook_switched_off" } })
  expect(mails.map(({ recipient, body }) => [recipient, body.includes("Our CRM")])).toEqual([
    ["olga@example.com", true],
  ])
})

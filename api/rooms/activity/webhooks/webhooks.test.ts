import { describe, expect, test } from "@jest/globals"
import { Webhook as Verifier } from "standardwebhooks"
import { clock } from "../../../platform/database/clock/clock.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { positionBefore } from "../../../platform/events/positionBefore.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { changeSettings } from "../../../testing/settings.ts"
import type { Json } from "../../../testing/testApp.ts"
import { CREATE_WEBHOOK, useWebhooks } from "../../../testing/webhooks/webhooks.ts"
import { User } from "../../accounts/users/user.model.ts"
import { Webhook, WebhookAttempt, WebhookDelivery } from "./webhook.model.ts"

const { app, token, receiver, ask, create, apply, fanOut, settle, bodies, messageIds } = useWebhooks()

describe("an owner's webhook", () => {
  test("cannot target this machine in production, neither at its creation nor in a change", async () => {
    const { id } = await create()
    changeSettings("webhooks", { allowsLocal: false })
    const update = "mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { url } } }"
    for (const [mutation, values] of [
      [CREATE_WEBHOOK, { events: ["LEAD_CREATED"] }],
      [update, { id }],
    ] as const) {
      const input = { ...values, url: receiver().url }
      const { errors } = await app().graphql(mutation, { input }, { token: token() })
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "url" }] })
    }
    changeSettings("webhooks", { allowsLocal: true })
  })

  test("can be disabled, enabled, and deleted with its messages", async () => {
    const { id } = await create()
    const SWITCH = "mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { isEnabled } } }"
    await apply()
    await fanOut()
    await ask(SWITCH, { input: { id, isEnabled: false } })
    await apply()
    await settle()
    expect(receiver().received).toEqual([])
    await Webhook.update({ failingSince: new Date(0) }, { where: {}, silent: true })
    await ask(SWITCH, { input: { id, isEnabled: true } })
    expect(await Webhook.findByPk(id)).toMatchObject({ failingSince: null })
    await apply()
    await settle()
    expect(receiver().received).toHaveLength(1)
    await ask("mutation ($id: ID!) { deleteWebhook(id: $id) { id } }", { id })
    expect([await Webhook.count(), await WebhookDelivery.count(), await WebhookAttempt.count()]).toEqual([0, 0, 0])
  })
})

test("team managers get a mail about a disabled webhook", async () => {
  await User.update({ email: "olga@example.com" }, { where: { username: "admin" } })
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

const tell = async () => {
  await apply()
  await settle()
}

const HEALTH = `{ webhooks { health { lastDeliveredAt nextAttemptAt lastAttempt { outcome statusCode } } } }`
const health = async () => (await ask(HEALTH)).webhooks[0].health

const DELIVERIES = `query ($id: ID!, $status: WebhookDeliveryStatus) {
  webhookDeliveries(webhookId: $id, status: $status) { nodes { id status } } }`
const deliveries = async (id: string, status?: string) =>
  (await ask(DELIVERIES, { id, status })).webhookDeliveries.nodes

test("a webhook's health has last attempt, last success and next delivery", async () => {
  await create()
  expect(await health()).toEqual({ lastDeliveredAt: null, nextAttemptAt: null, lastAttempt: null })
  await tell()
  const worked = await health()
  expect(worked).toMatchObject({ nextAttemptAt: null, lastAttempt: { outcome: "ACCEPTED", statusCode: 204 } })
  expect(Date.parse(worked.lastDeliveredAt)).not.toBeNaN()
  receiver().answer((response) => void response.writeHead(500).end("full"))
  await tell()
  const failing = await health()
  expect(failing).toMatchObject({
    lastDeliveredAt: worked.lastDeliveredAt,
    lastAttempt: { outcome: "REFUSED", statusCode: 500 },
  })
  expect(Date.parse(failing.nextAttemptAt)).toBeGreaterThan(clock.date().getTime())
})

test("webhook messages are filtered by outcome, and found by id", async () => {
  const { id } = await create()
  await tell()
  receiver().answer((response) => void response.writeHead(500).end())
  await tell()
  expect((await deliveries(id)).map(({ status }: { status: string }) => status)).toEqual(["QUEUED", "DELIVERED"])
  const [delivered] = await deliveries(id, "DELIVERED")
  expect(await deliveries(id, "FAILED")).toEqual([])
  const ONE = "query ($id: ID!) { webhookDelivery(id: $id) { id body attempts { statusCode } } }"
  expect((await ask(ONE, { id: delivered.id })).webhookDelivery).toMatchObject({
    id: delivered.id,
    body: receiver().received[0]?.text,
    attempts: [{ statusCode: 204 }],
  })
  expect((await ask(ONE, { id: "999999" })).webhookDelivery).toBeNull()
})

test("a replay from a moment begins after the last event that is more than a minute older", async () => {
  await tell()
  const event = await RecordedEvent.findOne({ order: [["position", "DESC"]], rejectOnEmpty: true })
  const after = (ms: number) => new Date(event.occurredAt.getTime() + ms)
  expect(await positionBefore(after(60_001))).toBe(Number(event.position))
  expect(await positionBefore(after(60_000))).toBeLessThan(Number(event.position))
  expect(await positionBefore(new Date(0))).toBe(0)
})

const newKey = async () => {
  const { apiKey, secret: token } = await makeApiKey(["leads:read", "webhooks:write"])
  const call = (method: string, path: string, body?: Json) =>
    app().rest(method, `/api/webhooks${path}`, body, { token })
  const make = async (values: Json = {}) =>
    (await call("POST", "", { url: receiver().url, events: ["lead.created", "lead.status_changed"], ...values })).body
  return { apiKey, token, call, make }
}

describe("an API client with a key for webhooks", () => {
  test("adds a webhook with a secret, in the name of the key and its creator", async () => {
    const { apiKey, make, call } = await newKey()
    const filter = { lead_type: "driver_application", conditions: [{ field: "city", values: ["Mesa"] }] }
    const { secret, ...made } = await make({ description: "CRM", filter })
    expect(made).toMatchObject({
      url: receiver().url,
      description: "CRM",
      format: "standard",
      is_enabled: true,
      filter: { ...filter, sentence: "each driver application from Mesa" },
    })
    expect((await call("GET", `/${made.id}`)).body).toEqual(made)
    expect((await call("GET", "")).body).toEqual([made])
    expect((await Webhook.findByPk(made.id))?.createdById).toBe(apiKey.createdById)
    const event = await RecordedEvent.findOne({ where: { type: "webhook.created" }, order: [["id", "DESC"]] })
    expect(event).toMatchObject({ actorType: "api_key", actorId: apiKey.id, subjectId: String(made.id) })
    const id = await apply({ city: "Mesa, AZ" })
    await apply({ city: "Reno" })
    await settle()
    expect(bodies().map(({ data }) => data.lead_id)).toEqual([id])
    const [{ text = "", headers = {} } = {}] = receiver().received
    expect(new Verifier(secret).verify(text, headers)).toBeTruthy()
  })

  test("changes, pauses and deletes a webhook, keeps omitted fields, and rotates the secret", async () => {
    const { make, call } = await newKey()
    const { id, secret } = await make({ filter: { lead_type: "advertiser_submission" } })
    expect((await call("PUT", `/${id}`, { description: "Sheet", is_enabled: false })).body).toMatchObject({
      description: "Sheet",
      is_enabled: false,
      filter: { lead_type: "advertiser_submission" },
    })
    expect((await call("PUT", `/${id}`, { filter: null })).body.filter).toBeNull()
    const rotated = (await call("POST", `/${id}/secret`)).body
    expect(rotated).toMatchObject({
      secret: expect.not.stringMatching(secret),
      previous_secret_ends_at: expect.anything(),
    })
    expect((await call("POST", `/${id}/replay`, { after_position: 0 })).status).toBe(409)
    expect((await call("DELETE", `/${id}`)).body).toEqual({ id })
    expect((await call("GET", `/${id}`)).status).toBe(404)
  })

  test("lists deliveries with attempts by page, and resends them, also from a position or time", async () => {
    const { make, call } = await newKey()
    const { id, position } = await make()
    receiver().answer((response) => void response.writeHead(500).end("full"))
    const tested = { type: "webhook.test", status: "queued", attempts: [] }
    expect((await call("POST", `/${id}/test`)).body).toMatchObject(tested)
    await settle()
    receiver().answer()
    const lead = await apply()
    await settle()
    const first = await call("GET", `/${id}/deliveries?limit=1`)
    expect(first.body).toMatchObject([{ type: "lead.created", status: "delivered", attempt_count: 1 }])
    expect(JSON.parse(first.body[0].body).data.lead_id).toBe(lead)
    const { headers } = first
    expect([headers.get("x-total-count"), headers.get("link")]).toEqual(["2", expect.stringContaining("cursor=")])
    const all = await call("GET", `/${id}/deliveries`)
    expect(all.body.map(({ type }: Json) => type)).toEqual(["lead.created", "webhook.test"])
    const failed = await call("GET", `/${id}/deliveries?status=failed`)
    expect(failed.body).toMatchObject([{ attempts: [{ outcome: "refused", status_code: 500, answer: "full" }] }])
    expect((await call("POST", `/deliveries/${failed.body[0].id}/resend`)).body.status).toBe("queued")
    expect((await call("POST", `/deliveries/${failed.body[0].id}/resend`)).status).toBe(409)
    await settle()
    expect(messageIds().filter((message) => message === failed.body[0].message_id)).toHaveLength(2)
    for (const start of [{ after_position: position }, { since: new Date(Date.now() - 60_000).toISOString() }]) {
      expect((await call("POST", `/${id}/replay`, start)).status).toBe(200)
      await settle()
    }
    const told = bodies().filter(({ data }) => data.lead_id === lead)
    expect(told.map(({ type }) => type)).toEqual(["lead.created", "lead.created", "lead.created"])
  })
})

describe("webhooks over REST", () => {
  const platform = { field: "platform", values: ["Uber"] }
  const create = { url: "https://crm.example.com/hook", events: ["lead.created"] }

  test.each([
    ["POST", "", { ...create, url: "https://10.0.0.1" }, "url", "a network of its own"],
    ["POST", "", { ...create, events: ["LEAD_CREATED"] }, "events", "lead.created"],
    ["POST", "", { ...create, filter: { lead_kind: "driver_application" } }, "filter", "lead_kind"],
    ["POST", "", { ...create, filter: "Mesa" }, "filter", "A filter is a kind of lead"],
    ["POST", "", { ...create, filter: { conditions: "Mesa" } }, "filter", "Conditions are a list."],
    ["POST", "", { ...create, filter: { conditions: [{ field: "city" }] } }, "filter", "needs at least one value"],
    ["POST", "", { ...create, filter: { lead_type: "car" } }, "filter", ""],
    ["POST", "", { url: create.url }, "events", "Give a list of events."],
    ["POST", "", { ...create, filter: { conditions: [platform] } }, "filter", "ask for the driver applications alone"],
    ["POST", "/ID/replay", {}, "after_position", "not both"],
    ["POST", "/ID/replay", { after_position: -1 }, "after_position", "0 or more"],
  ])("refuse an invalid field by its name: %s %s of %j", async (method, path, body, field, message) => {
    const { make, call } = await newKey()
    const { id } = await make()
    const answer = await call(method, path.replace("ID", id), body)
    expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message: expect.stringContaining(message) }]])
  })
})

test("a position above GraphQL's Int is exact as text, and capped as a number", async () => {
  const { make } = await newKey()
  const { id } = await make()
  await Webhook.update({ position: 5_000_000_000 }, { where: { id } })
  const { webhooks } = await ask("{ webhooks { position queuedPosition } }")
  expect(webhooks).toEqual([{ position: 2_147_483_647, queuedPosition: "5000000000" }])
  await fanOut()
})

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { Webhook as Verifier } from "standardwebhooks"
import { clock } from "../../database/clock.ts"
import { driverForm } from "../../testing/forms.ts"
import { startWithoutMail } from "../../testing/mail/outbox.ts"
import { type Json, startTestApp, type TestApp } from "../../testing/testApp.ts"
import { until } from "../../testing/until.ts"
import { startWebhookReceiver } from "../../testing/webhookReceiver.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { EmailLog } from "../email/emailLog.model.ts"
import { givePositions, readChain } from "../events/eventChain.ts"
import { startGivingPositions } from "../events/positionGiver.ts"
import { deliverMessage } from "./deliverMessage.ts"
import { queueUpTo, startFanOut } from "./fanOut.ts"
import { Webhook, WebhookAttempt, WebhookDelivery } from "./webhook.model.ts"
import { claimDueMessage } from "./webhookOutbox.ts"

const HOUR_MS = 60 * 60_000

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
afterEach(() => {
  jest.restoreAllMocks()
})

const ask = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await app.graphql(query, variables, { token })
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret
  webhook { id url events format isEnabled position } } }`

const create = async (values: Record<string, unknown> = {}) => {
  const events = ["LEAD_CREATED", "LEAD_STATUS_CHANGED", "LEAD_UPDATED"]
  const { createWebhook } = await ask(CREATE, { input: { url: receiver.url, events, ...values } })
  return { ...createWebhook.webhook, secret: createWebhook.secret as string } as { id: string; secret: string }
}

const apply = async () => (await app.rest("POST", "/api/drivers/apply", driverForm())).body.id as number

const setStatus = (id: number, status: string) =>
  app.rest("PUT", `/api/admin/drivers/${id}/status`, { status }, { token })

const fanOut = async () => {
  while ((await givePositions()).given > 0);
  await queueUpTo((await readChain())?.headPosition ?? 0)
}

/** Sends everything that is due at a moment. */
const deliver = async (at = clock.date()) => {
  const ending = new AbortController().signal
  for (;;) {
    const claim = await claimDueMessage(at, 30_000, [])
    if (!claim) return
    await deliverMessage(claim, ending)
  }
}

const settle = async () => {
  await fanOut()
  await deliver()
}

const lastDelivery = async () => {
  const delivery = await WebhookDelivery.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })
  const attempts = await WebhookAttempt.findAll({ where: { deliveryId: delivery.id }, order: ["id"] })
  return { ...delivery.get(), attempts: attempts.map((attempt) => attempt.get()) }
}

const bodies = () => receiver.received.map(({ text }) => JSON.parse(text) as Json)

describe("a webhook", () => {
  test("is told of a new lead and of its changes, each signed, with the lead as it is when it is told", async () => {
    const { secret } = await create()
    const id = await apply()
    await settle()
    await setStatus(id, "contacted")
    await setStatus(id, "approved")
    await settle()
    expect(bodies().map(({ type, data }) => [type, data.change, data.lead.status])).toEqual([
      ["lead.created", "driver_application.created", "pending"],
      ["lead.status_changed", "driver_application.status_changed", "approved"],
      ["lead.status_changed", "driver_application.status_changed", "approved"],
    ])
    expect(bodies()[0].data).toMatchObject({
      lead_type: "driver_application",
      lead_id: id,
      lead: { id, name: driverForm().name },
    })
    for (const { headers, text } of receiver.received) expect(new Verifier(secret).verify(text, headers)).toBeTruthy()
    const [first] = receiver.received
    expect(() => new Verifier(secret).verify(`${first?.text} `, first?.headers ?? {})).toThrow()
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(3)
    expect(await lastDelivery()).toMatchObject({
      status: "delivered",
      attemptCount: 1,
      body: receiver.received.at(-1)?.text,
      attempts: [{ outcome: "accepted", statusCode: 204 }],
    })
  })

  test("is told of what it asked for only, and of nothing from before", async () => {
    const id = await apply()
    await fanOut()
    await create({ events: ["LEAD_STATUS_CHANGED"] })
    await setStatus(id, "contacted")
    await apply()
    await settle()
    expect(bodies().map(({ type }) => type)).toEqual(["lead.status_changed"])
  })

  test("is told that a lead is gone by a message without it", async () => {
    await create()
    const id = await apply()
    await fanOut()
    await DriverApplication.destroy({ where: { id } })
    await deliver()
    expect(bodies()[0].data).toMatchObject({ lead_id: id, lead: null })
  })

  test("in Slack's format writes sentences that nobody can put links into", async () => {
    await create({ format: "SLACK" })
    const { body } = await app.rest("POST", "/api/drivers/apply", driverForm({ name: "<!channel> & Co" }))
    await setStatus(body.id, "contacted")
    await settle()
    const [created, moved] = bodies().map(({ text }) => text as string)
    expect(created).toMatch(/^New driver application: .*&lt;!channel&gt; &amp; Co/)
    expect(moved).toMatch(/moved .*the driver application of &lt;!channel&gt; &amp; Co.* from pending to contacted$/)
  })

  test("can be told again from a position on, under the same ids", async () => {
    const { id } = await create()
    for (let count = 0; count < 3; count += 1) await apply()
    await settle()
    const REPLAY = "mutation ($input: ReplayWebhookInput!) { replayWebhook(input: $input) { webhook { position } } }"
    const [, second] = bodies()
    const from = second.data.position - 1
    await ask(REPLAY, { input: { id, fromPosition: from } })
    await deliver()
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"])
    expect(ids.slice(3)).toEqual(ids.slice(1, 3))
  })

  test("is told by the old and the new secret for a day after a rotation", async () => {
    const { id, secret } = await create()
    const { rotateWebhookSecret } = await ask("mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }", { id })
    await apply()
    await settle()
    const [{ headers, text }] = receiver.received as [(typeof receiver.received)[0]]
    for (const known of [secret, rotateWebhookSecret.secret])
      expect(new Verifier(known).verify(text, headers)).toBeTruthy()
    const later = clock.wallTime().getTime() + 25 * HOUR_MS
    jest.spyOn(clock, "wallTime").mockReturnValue(new Date(later))
    await apply()
    await settle()
    const [, { headers: after }] = receiver.received as [unknown, (typeof receiver.received)[0]]
    expect(after["webhook-signature"]?.split(" ")).toHaveLength(1)
  })
})

describe("a receiver", () => {
  test("that is down gets the message once it is back, under the same id", async () => {
    await create()
    await apply()
    receiver.answer((response) => void response.writeHead(503).end("maintenance"))
    await settle()
    expect(await lastDelivery()).toMatchObject({ status: "queued", attemptCount: 1 })
    expect((await Webhook.findOne({ rejectOnEmpty: true })).failingSince).not.toBeNull()
    receiver.answer()
    await deliver(new Date(clock.now() + HOUR_MS))
    expect(await lastDelivery()).toMatchObject({
      status: "delivered",
      attempts: [
        { outcome: "refused", statusCode: 503, answer: "maintenance" },
        { outcome: "accepted", statusCode: 204 },
      ],
    })
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1)
    expect((await Webhook.findOne({ rejectOnEmpty: true })).failingSince).toBeNull()
  })

  test("that answers with megabytes is heard for 2 KB", async () => {
    await create()
    await apply()
    receiver.answer((response) => {
      response.writeHead(200)
      response.on("error", () => {})
      for (let count = 0; count < 10; count += 1) response.write("x".repeat(1024 * 1024))
      response.end()
    })
    await settle()
    const { status, attempts } = await lastDelivery()
    expect([status, attempts[0]?.answer?.length]).toEqual(["delivered", 2_048])
  })

  test("is not followed to another address", async () => {
    await create()
    await apply()
    receiver.answer((response, { path }) =>
      path === "/hook"
        ? void response.writeHead(302, { location: "/other" }).end()
        : void response.writeHead(204).end(),
    )
    await settle()
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hook"])
    expect((await lastDelivery()).attempts[0]).toMatchObject({ outcome: "refused", statusCode: 302 })
  })

  test("that says it is gone is told nothing more, and the owners are", async () => {
    const { id } = await create({ description: "Our CRM" })
    await apply()
    await apply()
    receiver.answer((response) => void response.writeHead(410).end())
    await settle()
    expect(receiver.received).toHaveLength(1)
    const { webhooks } = await ask("{ webhooks { id isEnabled disabledReason waitingCount } }")
    expect(webhooks).toEqual([
      { id, isEnabled: false, disabledReason: expect.stringContaining("410"), waitingCount: 0 },
    ])
    await apply()
    await settle()
    expect(receiver.received).toHaveLength(1)
  })

  test("that fails for five days is switched off", async () => {
    await create()
    await apply()
    receiver.answer((response) => void response.writeHead(500).end())
    await settle()
    await Webhook.update({ failingSince: new Date(clock.now() - 121 * HOUR_MS) }, { where: {}, silent: true })
    await deliver(new Date(clock.now() + HOUR_MS))
    expect((await Webhook.findOne({ rejectOnEmpty: true })).isEnabled).toBe(false)
  })

  test("inside the network is not reached", async () => {
    await create()
    await apply()
    await Webhook.update({ url: "http://169.254.169.254/latest/meta-data" }, { where: {} })
    await settle()
    expect((await lastDelivery()).attempts[0]).toMatchObject({
      outcome: "forbidden_address",
      explanation: expect.stringContaining("public Internet"),
    })
  })

  test("that is switched off while it is being told is told nothing more", async () => {
    const { id } = await create()
    await apply()
    await fanOut()
    const claim = await claimDueMessage(clock.date(), 30_000, [])
    if (!claim) throw new Error("nothing was due")
    const SWITCH = "mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { isEnabled } } }"
    await ask(SWITCH, { input: { id, isEnabled: false } })
    receiver.answer((response) => void response.writeHead(500).end())
    await deliverMessage(claim, new AbortController().signal)
    await deliver(new Date(clock.now() + HOUR_MS))
    expect([receiver.received.length, (await lastDelivery()).status]).toEqual([1, "cancelled"])
  })

  test("that nobody could note an answer of is given up in the end", async () => {
    await create()
    await apply()
    await fanOut()
    await WebhookDelivery.update({ attemptCount: 10 }, { where: {} })
    await deliver()
    expect([receiver.received, (await lastDelivery()).status]).toEqual([[], "failed"])
  })

  test("that was being told by a process that died is told again by another, under the same id", async () => {
    await create()
    await apply()
    await fanOut()
    const claim = await claimDueMessage(clock.date(), 1_000, [])
    expect(claim).not.toBeNull()
    await deliver(new Date(clock.now() + 2_000))
    const { status, attempts } = await lastDelivery()
    expect([status, attempts.map(({ outcome }) => outcome)]).toEqual(["delivered", ["interrupted", "accepted"]])
  })
})

test("a failure to queue is tried again without another event", async () => {
  await create()
  await apply()
  while ((await givePositions()).given > 0);
  const read = jest.spyOn(Webhook, "findAll").mockRejectedValueOnce(new Error("away"))
  const given = startGivingPositions()
  const fan = startFanOut({ retryMs: 50 })
  await apply()
  await until(async () => (await WebhookDelivery.count()) === 2)
  expect(read.mock.calls.length).toBeGreaterThan(1)
  await fan.stop()
  await given.stop()
})

describe("an owner", () => {
  test.each([
    ["ftp://example.com/hook", "url"],
    ["http://example.com/hook", "url"],
    ["https://user:password@example.com/hook", "url"],
    ["nonsense", "url"],
  ])("cannot add the address %s", async (url, field) => {
    const input = { url, events: ["LEAD_CREATED"] }
    const { errors } = await app.graphql(CREATE, { input }, { token })
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] })
  })

  test("tests a webhook, sees the answer, and sends a message again", async () => {
    const { id } = await create()
    receiver.answer((response) => void response.writeHead(401).end("who are you?"))
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
        body: receiver.received[0]?.text,
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
    receiver.answer()
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
    expect(receiver.received).toEqual([])
    await ask(SWITCH, { input: { id, isEnabled: true } })
    await apply()
    await settle()
    expect(receiver.received).toHaveLength(1)
    await ask("mutation ($id: ID!) { deleteWebhook(id: $id) { id } }", { id })
    expect([await Webhook.count(), await WebhookDelivery.count(), await WebhookAttempt.count()]).toEqual([0, 0, 0])
  })
})

test("who manages the team is told by mail of a webhook that was switched off", async () => {
  await create({ description: "Our CRM" })
  await app.graphql(
    "mutation ($input: UpdateMeInput!) { updateMe(input: $input) { user { id } } }",
    { input: { name: "Olga", email: "olga@example.com" } },
    { token },
  )
  await apply()
  receiver.answer((response) => void response.writeHead(410).end())
  await settle()
  const mails = await EmailLog.findAll({ where: { logType: "webhook_switched_off" } })
  expect(mails.map(({ recipient, body }) => [recipient, body.includes("Our CRM")])).toEqual([
    ["olga@example.com", true],
  ])
})

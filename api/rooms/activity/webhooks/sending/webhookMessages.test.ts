import { describe, expect, jest, test } from "@jest/globals"
import { Webhook as Verifier } from "standardwebhooks"
import { HOUR_MS } from "../../../../contract/text/durations.ts"
import { clock } from "../../../../platform/database/clock/clock.ts"
import { assignPositions } from "../../../../platform/events/eventChain.ts"
import { startSequencer } from "../../../../platform/jobs/sequencer.ts"
import { ERASE_LEAD } from "../../../../testing/erasure/erasureApp.ts"
import { driverForm } from "../../../../testing/forms.ts"
import { until } from "../../../../testing/process/until.ts"
import type { ReceivedMessage } from "../../../../testing/webhooks/webhookReceiver.ts"
import { claimAt, useWebhooks } from "../../../../testing/webhooks/webhooks.ts"
import { DriverApplication } from "../../../leads/drivers/driverApplication.model.ts"
import { Webhook, WebhookDelivery } from "../webhook.model.ts"
import { startFanOut } from "./fanOut.ts"
import { deliverMessage } from "./webhookDelivery.ts"

const { app, receiver, ask, create, apply, setStatus, fanOut, deliver, settle, lastDelivery, bodies } = useWebhooks()

describe("a webhook", () => {
  test("gets a new lead and its changes, each signed, with the lead's current state", async () => {
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
    const lead = { id, name: driverForm().name }
    expect(bodies()[0].data).toMatchObject({ lead_type: "driver_application", lead_id: id, lead })
    for (const { headers, text } of receiver().received) expect(new Verifier(secret).verify(text, headers)).toBeTruthy()
    const [first] = receiver().received
    expect(() => new Verifier(secret).verify(`${first?.text} `, first?.headers ?? {})).toThrow()
    expect(new Set(receiver().received.map(({ headers }) => headers["webhook-id"])).size).toBe(3)
    expect(await lastDelivery()).toMatchObject({
      status: "delivered",
      attemptCount: 1,
      body: receiver().received.at(-1)?.text,
      attempts: [{ outcome: "accepted", statusCode: 204 }],
    })
  })

  test("gets its event types only, and no event from before its creation", async () => {
    const id = await apply()
    await fanOut()
    await create({ events: ["LEAD_STATUS_CHANGED"] })
    await setStatus(id, "contacted")
    await apply()
    await settle()
    expect(bodies().map(({ type }) => type)).toEqual(["lead.status_changed"])
  })

  test("gets an erasure without the lead's data", async () => {
    await create()
    const id = await apply()
    await fanOut()
    await DriverApplication.destroy({ where: { id } })
    await deliver()
    expect(bodies()[0].data).toMatchObject({ lead_id: id, lead: null })
  })

  test("keeps nothing of a lead erased during its delivery", async () => {
    await create()
    const id = await apply()
    receiver().answer(async (response) => {
      await ask(ERASE_LEAD, { type: "DRIVER_APPLICATION", id: String(id) })
      response.end()
    })
    await settle()
    expect(await WebhookDelivery.findOne()).toMatchObject({ body: null, status: "queued" })
  })

  test("gets a message about a merge for each of the two leads, with the survivor", async () => {
    const [id, other] = [await apply(), await apply()]
    await fanOut()
    await create({ events: ["LEAD_UPDATED"] })
    const input = { leadType: "DRIVER_APPLICATION", survivorId: String(id), mergedId: String(other) }
    await ask("mutation ($input: MergeLeadsInput!) { mergeLeads(input: $input) { __typename } }", { input })
    await settle()
    expect(bodies().map(({ data }) => data)).toMatchObject([
      { change: "lead.merged", lead_id: id, merged_into_id: null, lead: { id } },
      { change: "lead.merged_into", lead_id: other, merged_into_id: id, lead: null },
    ])
  })

  test("sends Slack sentences without injected links", async () => {
    await create({ format: "SLACK" })
    const { body } = await app().rest("POST", "/api/drivers/apply", driverForm({ name: "<!channel> & Co" }))
    await setStatus(body.id, "contacted")
    await settle()
    const [created, moved] = bodies().map(({ text }) => text as string)
    expect(created).toMatch(/^New driver application: .*&lt;!channel&gt; &amp; Co/)
    expect(moved).toMatch(/changed Pending to Contacted for .*the driver application of &lt;!channel&gt; &amp; Co/)
  })

  test("is signed with the old and the new secret for a day after a rotation", async () => {
    const { id, secret } = await create()
    const { rotateWebhookSecret } = await ask("mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }", { id })
    await apply()
    await settle()
    const [{ headers, text }] = receiver().received as [ReceivedMessage]
    for (const known of [secret, rotateWebhookSecret.secret])
      expect(new Verifier(known).verify(text, headers)).toBeTruthy()
    const later = clock.wallTime().getTime() + 25 * HOUR_MS
    jest.spyOn(clock, "wallTime").mockReturnValue(new Date(later))
    await apply()
    await settle()
    const [, { headers: after }] = receiver().received as [unknown, ReceivedMessage]
    expect(after["webhook-signature"]?.split(" ")).toHaveLength(1)
  })
})

test("a webhook message that could not be queued is queued later, without another event", async () => {
  await create()
  await apply()
  while ((await assignPositions()).assigned > 0);
  const read = jest.spyOn(Webhook, "findAll").mockRejectedValueOnce(new Error("away"))
  const given = startSequencer()
  const fan = startFanOut({ retryMs: 50 })
  await apply()
  await until(async () => (await WebhookDelivery.count()) === 2)
  expect(read.mock.calls.length).toBeGreaterThan(1)
  await fan.stop()
  await given.stop()
})

describe("a webhook receiver", () => {
  test("that is down gets the message once it is back, under the same id", async () => {
    await create()
    await apply()
    receiver().answer((response) => void response.writeHead(503).end("maintenance"))
    await settle()
    expect(await lastDelivery()).toMatchObject({ status: "queued", attemptCount: 1 })
    expect((await Webhook.findOne({ rejectOnEmpty: true })).failingSince).not.toBeNull()
    receiver().answer()
    await deliver(new Date(clock.now() + HOUR_MS))
    expect(await lastDelivery()).toMatchObject({
      status: "delivered",
      attempts: [
        { outcome: "refused", statusCode: 503, answer: "maintenance" },
        { outcome: "accepted", statusCode: 204 },
      ],
    })
    expect(new Set(receiver().received.map(({ headers }) => headers["webhook-id"])).size).toBe(1)
    expect((await Webhook.findOne({ rejectOnEmpty: true })).failingSince).toBeNull()
  })

  test("that answers with megabytes has 2 KB of them read", async () => {
    await create()
    await apply()
    receiver().answer((response) => {
      response.writeHead(200)
      response.on("error", () => {})
      for (let count = 0; count < 10; count += 1) response.write("x".repeat(1024 * 1024))
      response.end()
    })
    await settle()
    const { status, attempts } = await lastDelivery()
    expect([status, attempts[0]?.answer?.length]).toEqual(["delivered", 2_048])
  })

  test("accepts the message by its status, even if its answer never ends", async () => {
    await create()
    await apply()
    receiver().answer((response) => void response.writeHead(200).write("ok"))
    await settle()
    expect(await lastDelivery()).toMatchObject({ status: "delivered", attempts: [{ statusCode: 200, answer: "ok" }] })
  })

  test("that requests a pause gets nothing during it", async () => {
    await create()
    await apply()
    receiver().answer((response) => void response.writeHead(429, { "retry-after": "7200" }).end())
    await settle()
    const { status, dueAt } = await lastDelivery()
    expect([status, Number(dueAt) - clock.now() > HOUR_MS]).toEqual(["queued", true])
  })

  test("that redirects is not followed", async () => {
    await create()
    await apply()
    receiver().answer((response) => void response.writeHead(302, { location: "/other" }).end())
    await settle()
    expect(receiver().received.map(({ path }) => path)).toEqual(["/hook"])
    expect((await lastDelivery()).attempts[0]).toMatchObject({ outcome: "refused", statusCode: 302 })
  })

  test("that answers 410 is disabled, and owners are notified", async () => {
    const { id } = await create({ description: "Our CRM" })
    await apply()
    await apply()
    receiver().answer((response) => void response.writeHead(410).end())
    await settle()
    expect(receiver().received).toHaveLength(1)
    const { webhooks } = await ask("{ webhooks { id isEnabled disabledReason waitingCount } }")
    const disabledReason = expect.stringContaining("410")
    expect(webhooks).toEqual([{ id, isEnabled: false, disabledReason, waitingCount: 0 }])
    await apply()
    await settle()
    expect(receiver().received).toHaveLength(1)
  })

  test("that fails for five days is disabled", async () => {
    await create()
    await apply()
    receiver().answer((response) => void response.writeHead(500).end())
    await settle()
    await Webhook.update({ failingSince: new Date(clock.now() - 121 * HOUR_MS) }, { where: {}, silent: true })
    await deliver(new Date(clock.now() + HOUR_MS))
    expect((await Webhook.findOne({ rejectOnEmpty: true })).isEnabled).toBe(false)
  })

  test("with a private address is not reached", async () => {
    await create()
    await apply()
    await Webhook.update({ url: "http://169.254.169.254/latest/meta-data" }, { where: {} })
    await settle()
    const explanation = expect.stringContaining("public Internet")
    expect((await lastDelivery()).attempts[0]).toMatchObject({ outcome: "forbidden_address", explanation })
  })

  test("a webhook disabled during a delivery gets nothing more", async () => {
    const { id } = await create()
    await apply()
    await fanOut()
    const [claim] = await claimAt()
    if (!claim) throw new Error("nothing was due")
    await ask(`mutation { updateWebhook(input: { id: "${id}", isEnabled: false }) { webhook { isEnabled } } }`)
    receiver().answer((response) => void response.writeHead(500).end())
    await deliverMessage(claim, new AbortController().signal)
    await deliver(new Date(clock.now() + HOUR_MS))
    expect([receiver().received.length, (await lastDelivery()).status]).toEqual([1, "cancelled"])
  })
})

import { describe, expect, test } from "@jest/globals"
import { HOUR_MS } from "../../../../contract/text/durations.ts"
import { clock } from "../../../../platform/database/locks/clock.ts"
import { claimAt, useWebhooks } from "../../../../testing/webhooks/webhooks.ts"
import { Webhook } from "../webhook.model.ts"
import { deliverMessage } from "./deliverMessage.ts"

const { receiver, ask, create, apply, fanOut, deliver, settle, lastDelivery } = useWebhooks()

describe("a receiver", () => {
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

  test("that answers with megabytes is heard for 2 KB", async () => {
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

  test("is not followed to another address", async () => {
    await create()
    await apply()
    receiver().answer((response, { path }) =>
      path === "/hook"
        ? void response.writeHead(302, { location: "/other" }).end()
        : void response.writeHead(204).end(),
    )
    await settle()
    expect(receiver().received.map(({ path }) => path)).toEqual(["/hook"])
    expect((await lastDelivery()).attempts[0]).toMatchObject({ outcome: "refused", statusCode: 302 })
  })

  test("that says it is gone is told nothing more, and the owners are", async () => {
    const { id } = await create({ description: "Our CRM" })
    await apply()
    await apply()
    receiver().answer((response) => void response.writeHead(410).end())
    await settle()
    expect(receiver().received).toHaveLength(1)
    const { webhooks } = await ask("{ webhooks { id isEnabled disabledReason waitingCount } }")
    expect(webhooks).toEqual([
      { id, isEnabled: false, disabledReason: expect.stringContaining("410"), waitingCount: 0 },
    ])
    await apply()
    await settle()
    expect(receiver().received).toHaveLength(1)
  })

  test("that fails for five days is switched off", async () => {
    await create()
    await apply()
    receiver().answer((response) => void response.writeHead(500).end())
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
    const [claim] = await claimAt()
    if (!claim) throw new Error("nothing was due")
    const SWITCH = "mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { isEnabled } } }"
    await ask(SWITCH, { input: { id, isEnabled: false } })
    receiver().answer((response) => void response.writeHead(500).end())
    await deliverMessage(claim, new AbortController().signal)
    await deliver(new Date(clock.now() + HOUR_MS))
    expect([receiver().received.length, (await lastDelivery()).status]).toEqual([1, "cancelled"])
  })
})

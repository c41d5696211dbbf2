import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterEach, describe, expect, jest, test } from "@jest/globals"
import { clock } from "../../../../platform/database/clock/clock.ts"
import { claimEnd } from "../../../../platform/jobs/heartbeat.ts"
import { scratchFolder } from "../../../../testing/process/scratchFolder.ts"
import { createSelfSignedCertificate } from "../../../../testing/process/selfSignedCertificate.ts"
import { endTestProcesses } from "../../../../testing/process/testProcess.ts"
import { until } from "../../../../testing/process/until.ts"
import { startWebhookProcess } from "../../../../testing/webhooks/webhookProcess.ts"
import { startWebhookReceiver } from "../../../../testing/webhooks/webhookReceiver.ts"
import { claimAt, readDelivery, useWebhooks } from "../../../../testing/webhooks/webhooks.ts"
import { resolver } from "../address/publicAddress.ts"
import { Webhook, WebhookAttempt, WebhookDelivery } from "../webhook.model.ts"
import { explainAnswer } from "./explainAnswer.ts"
import { deliverMessage, deliveryLimits, startWebhookDelivery } from "./webhookDelivery.ts"
import { claimDueMessages, completeAttempt } from "./webhookOutbox.ts"

const afterLease = () => new Date(claimEnd(clock.date()).getTime() + 1_000)

const { receiver, create, apply, fanOut, deliver, lastDelivery, messageIds } = useWebhooks()

const stops: (() => Promise<unknown>)[] = []

// Even a failed test leaves nothing running, so that Jest can exit.
afterEach(async () => {
  await endTestProcesses()
  for (const stop of stops.splice(0)) await stop()
})

const queueOne = async (url: string) => {
  await create()
  await Webhook.update({ url }, { where: {} })
  await apply()
  await fanOut()
}

const status = async () => (await lastDelivery()).status

describe("the certificate of a receiver", () => {
  const authority = join(scratchFolder(), "authority.pem")

  const startTls = async (host: string) => {
    const certificate = createSelfSignedCertificate(host)
    await writeFile(authority, certificate.cert)
    const tls = await startWebhookReceiver(certificate)
    stops.push(tls.stop)
    return tls
  }

  test.each([
    ["localhost", "delivered", 1],
    ["other.example", "queued", 0],
  ] as const)("a trusted certificate that names %s leaves the message %s", async (host, expected, count) => {
    const tls = await startTls(host)
    await queueOne(tls.namedUrl)
    await startWebhookProcess(authority)
    await until(async () => (await lastDelivery()).attempts.some(({ outcome }) => outcome !== null))
    const { status: end, attempts } = await lastDelivery()
    expect([end, tls.received.length]).toEqual([expected, count])
    const explanation = "The receiver's certificate is not trusted or names another host."
    const refused = { outcome: "unreachable", explanation, answer: "ERR_TLS_CERT_ALTNAME_INVALID" }
    if (count === 0) expect(attempts[0]).toMatchObject(refused)
  })

  test("is refused if no authority has signed it", async () => {
    const tls = await startTls("localhost")
    await queueOne(tls.url)
    await deliver()
    expect([tls.received, (await lastDelivery()).attempts[0]?.answer]).toEqual([[], "DEPTH_ZERO_SELF_SIGNED_CERT"])
  })
})

describe("a host name that resolves to another address a moment later", () => {
  const resolveTo = (...addresses: string[]) => {
    const asked = jest.spyOn(resolver, "lookup") as unknown as jest.Mock
    asked.mockImplementation((...values: unknown[]) => {
      const address = addresses.length > 1 ? addresses.shift() : addresses[0]
      ;(values[2] as (error: null, found: unknown) => void)(null, [{ address, family: 4 }])
    })
    return asked
  }
  const named = () => receiver().url.replace("127.0.0.1", "receiver.example")

  test("is reached at its checked address, which is resolved once", async () => {
    await queueOne(named())
    const asked = resolveTo("127.0.0.1", "10.0.0.1")
    await deliver()
    expect([await status(), receiver().received.length, asked.mock.calls.length]).toEqual(["delivered", 1, 1])
  })

  test("is refused once it resolves to a private address", async () => {
    await queueOne(named())
    const before = receiver().connectionCount()
    // 0.0.0.0 also leads to this machine.
    resolveTo("127.0.0.1", "0.0.0.0")
    receiver().answer((response) => void response.writeHead(503).end())
    await deliver()
    await deliver(new Date(clock.now() + 10_000))
    expect((await lastDelivery()).attempts).toMatchObject([{ outcome: "refused" }, { outcome: "forbidden_address" }])
    expect(receiver().connectionCount()).toBe(before + 1)
  })
})

describe("a webhook receiver that does not answer", () => {
  test("times out, and gets the message again later", async () => {
    jest.replaceProperty(deliveryLimits, "sendMs", 100)
    receiver().answer(() => undefined)
    await queueOne(receiver().url)
    await deliver()
    const explanation = "The receiver did not answer within 10 seconds."
    const attempts = [{ outcome: "unreachable", explanation }]
    expect(await lastDelivery()).toMatchObject({ status: "queued", attempts })
  })

  test("does not delay messages to other receivers", async () => {
    jest.replaceProperty(deliveryLimits, "sendMs", 120_000)
    const dead = await startWebhookReceiver()
    dead.answer(() => undefined)
    stops.push(dead.stop)
    await create({ url: dead.url })
    await create()
    for (let count = 0; count < 30; count += 1) await apply({ email: `driver${count}@example.com` })
    await fanOut()
    const worker = startWebhookDelivery({ pollIntervalMs: 100 })
    stops.push(() => worker.stop(0))
    await until(() => new Set(messageIds()).size === 30)
    // No message to the dead receiver has finished yet, and the receiver holds no more than its share of slots.
    expect(await WebhookAttempt.count({ where: { outcome: "unreachable" } })).toBe(0)
    expect(dead.received.length).toBeLessThanOrEqual(12)
    const held = await WebhookDelivery.findOne({ where: { status: "sending" }, rejectOnEmpty: true })
    const { dueAt } = held
    await until(async () => Number((await held.reload()).dueAt) > Number(dueAt))
  })
})

const accepted = explainAnswer({ status: 204, text: "", retryAfterMs: null })
const ending = new AbortController().signal

/** Claims the messages about so many new leads. */
const claimNew = async (count: number) => {
  await create()
  for (let made = 0; made < count; made += 1) await apply({ email: `driver${made}@example.com` })
  await fanOut()
  return claimAt()
}

const ended = (claim: Awaited<ReturnType<typeof claimAt>>[number]) => ({
  ...{ claim, result: accepted, body: "{}", endedAt: clock.date() },
})

describe("webhook messages that are claimed together", () => {
  test("are each claimed once, and their results recorded by one transaction", async () => {
    const claims = await claimNew(5)
    expect(claims).toHaveLength(5)
    expect(await claimAt()).toEqual([])
    const find = jest.spyOn(WebhookDelivery, "findAll")
    const results = claims.map((claim) => ({ ...ended(claim), body: claim.delivery.messageId }))
    expect(await Promise.all(results.map(completeAttempt))).toEqual([true, true, true, true, true])
    expect(find).toHaveBeenCalledTimes(1)
    for (const { delivery } of claims)
      expect(await readDelivery(delivery.id)).toMatchObject({
        ...{ status: "delivered", attemptCount: 1, dueAt: null, claimToken: null, body: delivery.messageId },
        attempts: [{ outcome: "accepted", statusCode: 204, endedAt: expect.any(Date) }],
      })
  })

  test("are sent again under the same ids if their process dies before recording the results", async () => {
    const claims = await claimNew(3)
    jest.spyOn(WebhookDelivery, "findAll").mockRejectedValue(new Error("died"))
    const results = await Promise.allSettled(claims.map((claim) => deliverMessage(claim, ending)))
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"])
    jest.restoreAllMocks()
    const first = messageIds()
    await deliver()
    expect(messageIds()).toEqual(first)
    await deliver(afterLease())
    expect(messageIds().slice(3).sort()).toEqual(first.toSorted())
    for (const { delivery } of claims) {
      const { status, attempts } = await readDelivery(delivery.id)
      expect([status, attempts.map(({ outcome }) => outcome)]).toEqual(["delivered", ["interrupted", "accepted"]])
    }
  })

  test("have their results recorded, except one that the database refuses", async () => {
    const claims = await claimNew(3)
    const results = claims.map((claim, index) =>
      index === 1 ? { ...ended(claim), endedAt: new Date(Number.NaN) } : ended(claim),
    )
    const stored = await Promise.allSettled(results.map(completeAttempt))
    expect(stored.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
    const states = await Promise.all(claims.map(async ({ delivery }) => (await readDelivery(delivery.id)).status))
    expect(states).toEqual(["delivered", "sending", "delivered"])
  })

  test("are left to another process that has taken them over", async () => {
    const claims = await claimNew(2)
    const [first, second] = claims
    if (!first || !second) throw new Error("nothing was due")
    await WebhookDelivery.update({ dueAt: clock.date() }, { where: { id: first.delivery.id } })
    const [takenOver] = await claimAt()
    expect(takenOver?.delivery.id).toBe(first.delivery.id)
    expect(await Promise.all(claims.map((claim) => completeAttempt(ended(claim))))).toEqual([false, true])
    expect((await readDelivery(first.delivery.id)).status).toBe("sending")
    expect((await readDelivery(second.delivery.id)).status).toBe("delivered")
  })

  test("share the slots among webhooks", async () => {
    await claimNew(4)
    const { id } = await create({ description: "another" })
    await apply({ email: "late@example.com" })
    await fanOut()
    await WebhookDelivery.update(
      { status: "queued", dueAt: new Date(clock.now() - 1_000) },
      { where: { attemptCount: 1 } },
    )
    const claims = await claimDueMessages(clock.date(), { most: 4, of: () => 2 })
    expect(claims.filter(({ webhook }) => String(webhook.id) === id)).toHaveLength(1)
    expect(claims).toHaveLength(3)
  })
})

test("a message with unrecorded attempts fails in the end, with a recorded last attempt", async () => {
  await claimNew(1)
  await WebhookDelivery.update({ attemptCount: 10 }, { where: {} })
  await deliver(afterLease())
  const { status, attempts } = await lastDelivery()
  expect([receiver().received, status]).toEqual([[], "failed"])
  const explanation = "The attempt was broken off, and the message is not sent any more."
  expect(attempts).toMatchObject([{ outcome: "interrupted", endedAt: expect.any(Date), explanation }])
})

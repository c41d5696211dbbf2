import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { afterEach, describe, expect, jest, test } from "@jest/globals"
import { HOUR_MS } from "../../../../contract/text/durations.ts"
import { inTransaction } from "../../../../platform/database/connection/database.ts"
import { clock } from "../../../../platform/database/locks/clock.ts"
import { createSelfSignedCertificate } from "../../../../testing/process/selfSignedCertificate.ts"
import { endTestProcesses } from "../../../../testing/process/testProcess.ts"
import { until } from "../../../../testing/process/until.ts"
import { startWebhookProcess } from "../../../../testing/webhooks/webhookProcess.ts"
import { startWebhookReceiver } from "../../../../testing/webhooks/webhookReceiver.ts"
import { useWebhooks } from "../../../../testing/webhooks/webhooks.ts"
import { resolver } from "../address/publicAddress.ts"
import { Webhook, WebhookAttempt, WebhookDelivery } from "../webhook.model.ts"
import { deliveryLimits } from "./deliverMessage.ts"
import { startWebhookDelivery } from "./webhookDelivery.ts"

const afterLease = () => new Date(clock.now() + 31_000)

const { receiver, create, apply, fanOut, deliver, lastDelivery, messageIds } = useWebhooks()

const stops: (() => Promise<unknown>)[] = []

// Even a failed test leaves nothing running, so that Jest can exit.
afterEach(async () => {
  await endTestProcesses()
  for (const stop of stops.splice(0)) await stop()
})

/** One message that waits to be sent. */
const queueOne = async (url: string) => {
  await create()
  await Webhook.update({ url }, { where: {} })
  await apply()
  await fanOut()
}

const status = async () => (await lastDelivery()).status

describe("a process that delivers and is killed", () => {
  test("between claim and sending leaves the message to another, which sends it", async () => {
    await queueOne(receiver().namedUrl)
    const delivering = await startWebhookProcess({ isHeld: true })
    await until(async () => (await status()) === "sending")
    await delivering.end("SIGKILL")
    expect(receiver().received).toEqual([])
    await deliver()
    expect(receiver().received).toEqual([])
    await deliver(afterLease())
    const { status: end, messageId, attempts } = await lastDelivery()
    expect([end, attempts.map(({ outcome }) => outcome)]).toEqual(["delivered", ["interrupted", "accepted"]])
    expect(messageIds()).toEqual([messageId])
  })

  test("between answer and note has another send it again, under the same id", async () => {
    await queueOne(receiver().url)
    const { id } = await lastDelivery()
    let isAnswered = false
    let release = () => {}
    let holding: Promise<unknown> = Promise.resolve()
    receiver().answer(async (response) => {
      const isReleased = new Promise<void>((resolve) => {
        release = resolve
      })
      // Nobody else can note anything while this transaction holds the row.
      holding = inTransaction(async (transaction) => {
        await WebhookDelivery.update({ type: "lead.created" }, { where: { id }, transaction })
        response.writeHead(204).end(() => {
          isAnswered = true
        })
        await isReleased
      })
      stops.push(() => holding)
    })
    const delivering = await startWebhookProcess()
    await until(() => isAnswered)
    // Long enough to read the answer, and to try to note it.
    await delay(300)
    await delivering.end("SIGKILL")
    release()
    await holding
    receiver().answer()
    expect(await status()).toBe("sending")
    // MySQL may give the row to the killed process, until it notices that nobody is there.
    await until(async () => {
      await deliver(afterLease())
      return (await status()) !== "sending"
    })
    const { status: end, messageId, attempts } = await lastDelivery()
    expect([end, attempts.map(({ outcome }) => outcome)]).toEqual(["delivered", ["interrupted", "accepted"]])
    expect(messageIds()).toEqual([messageId, messageId])
  })
})

describe("a certificate", () => {
  const startTls = async (host: string) => {
    const folder = await mkdtemp(join(tmpdir(), "farelight-"))
    const authority = join(folder, "authority.pem")
    const certificate = createSelfSignedCertificate(host)
    await writeFile(authority, certificate.cert)
    const tls = await startWebhookReceiver(certificate)
    stops.push(tls.stop, () => rm(folder, { recursive: true, force: true }))
    return { tls, authority }
  }

  test.each([
    ["localhost", "delivered", 1],
    ["other.example", "queued", 0],
  ] as const)("that is trusted and names %s: the message is %s", async (host, expected, count) => {
    const { tls, authority } = await startTls(host)
    await queueOne(tls.namedUrl)
    await startWebhookProcess({ authority })
    await until(async () => (await lastDelivery()).attempts.some(({ outcome }) => outcome !== null))
    const { status: end, attempts } = await lastDelivery()
    expect([end, tls.received.length]).toEqual([expected, count])
    if (count === 0)
      expect(attempts[0]).toMatchObject({
        outcome: "unreachable",
        explanation: "The receiver's certificate is not trusted or names another host.",
        answer: "ERR_TLS_CERT_ALTNAME_INVALID",
      })
  })

  test("that nobody vouches for is not accepted", async () => {
    const { tls } = await startTls("localhost")
    await queueOne(tls.url)
    await deliver()
    expect([tls.received, (await lastDelivery()).attempts[0]?.answer]).toEqual([[], "DEPTH_ZERO_SELF_SIGNED_CERT"])
  })
})

test("a receiver that is down for an hour gets every message once it is back", async () => {
  await queueOne(receiver().url)
  await apply({ email: "another@example.com" })
  await fanOut()
  await receiver().stop()
  const start = clock.now()
  const moved = jest.spyOn(clock, "now")
  const moveTo = (ms: number) => moved.mockReturnValue(start + ms)
  for (let ms = 0; ms < HOUR_MS; ms += 5 * 60_000) {
    moveTo(ms)
    await deliver()
  }
  const { status: meanwhile, attempts: failed } = await lastDelivery()
  expect([meanwhile, failed.length]).toEqual(["queued", 4])
  expect(failed.at(-1)).toMatchObject({ outcome: "unreachable", answer: "ECONNREFUSED" })
  await receiver().restart()
  moveTo(4 * HOUR_MS)
  await deliver()
  expect(await WebhookDelivery.count({ where: { status: "delivered" } })).toBe(2)
  expect(new Set(messageIds()).size).toBe(2)
  expect(messageIds()).toHaveLength(2)
})

describe("a name that leads elsewhere a moment later", () => {
  /** Names are resolved to these addresses, one after the other. */
  const resolveTo = (...addresses: string[]) => {
    const asked = jest.spyOn(resolver, "lookup") as unknown as jest.Mock
    asked.mockImplementation((...values: unknown[]) => {
      const address = addresses.length > 1 ? addresses.shift() : addresses[0]
      ;(values[2] as (error: null, found: unknown) => void)(null, [{ address, family: 4 }])
    })
    return asked
  }
  const named = () => receiver().url.replace("127.0.0.1", "receiver.example")

  test("is connected to at the address that was judged, as it is asked for once", async () => {
    await queueOne(named())
    const asked = resolveTo("127.0.0.1", "10.0.0.1")
    await deliver()
    expect([await status(), receiver().received.length, asked.mock.calls.length]).toEqual(["delivered", 1, 1])
  })

  test("is not connected to once it leads inside", async () => {
    await queueOne(named())
    const before = receiver().connectionCount()
    // An address that leads to this machine all the same: the receiver is a trap.
    resolveTo("127.0.0.1", "0.0.0.0")
    receiver().answer((response) => void response.writeHead(503).end())
    await deliver()
    await deliver(new Date(clock.now() + 10_000))
    expect((await lastDelivery()).attempts).toMatchObject([{ outcome: "refused" }, { outcome: "forbidden_address" }])
    expect(receiver().connectionCount()).toBe(before + 1)
  })
})

describe("a receiver that does not answer", () => {
  test("is given up after a while, and the message is sent again later", async () => {
    jest.replaceProperty(deliveryLimits, "sendMs", 100)
    receiver().answer(() => undefined)
    await queueOne(receiver().url)
    await deliver()
    expect(await lastDelivery()).toMatchObject({
      status: "queued",
      attempts: [{ outcome: "unreachable", explanation: "The receiver did not answer within 10 seconds." }],
    })
  })

  test("holds up no other", async () => {
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
    // None of its messages has come to an end yet, and it has no more of them than its share.
    expect(await WebhookAttempt.count({ where: { outcome: "unreachable" } })).toBe(0)
    expect(dead.received.length).toBeLessThanOrEqual(12)
  })
})

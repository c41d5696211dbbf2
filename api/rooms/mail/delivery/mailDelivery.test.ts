import { afterEach, beforeEach, expect, test } from "@jest/globals"
import type { Worker } from "../../../platform/jobs/worker.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import { lastMail, receiveAllDue, senderTo, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { until } from "../../../testing/process/until.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { startMailDelivery } from "./mailDelivery.ts"

// No test lasts until the second poll.
const NEVER_MS = 60 * 60_000

const app = await setUpTestApp()

let deliveries: Worker[] = []

const startDelivery = (settings: Parameters<typeof startMailDelivery>[0]) => {
  const delivery = startMailDelivery(settings)
  deliveries.push(delivery)
  return delivery
}

/** A delivery in progress, to a server that answers on request. */
const startInProgress = async () => {
  let answer: (() => void) | undefined
  const server = await startMailServer({
    onMail: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const delivery = startDelivery({ sender: senderTo(server.port), slots: 1, pollIntervalMs: NEVER_MS })
  await app.sendDriver()
  await until(() => answer !== undefined)
  return { delivery, answer: () => answer?.() }
}

// Even a failed test leaves nothing running, so that Jest can exit.
afterEach(async () => {
  await Promise.all(deliveries.map((delivery) => delivery.stop(0)))
  deliveries = []
  await stopMailServers()
})
beforeEach(startWithoutMail)

const outcomes = async () => (await lastMail()).attempts.map(({ outcome }) => outcome)

test("the worker sends a mail as soon as it is committed, without waiting for the next poll", async () => {
  const server = await startMailServer()
  const delivery = startDelivery({ sender: senderTo(server.port), slots: 3, pollIntervalMs: NEVER_MS })
  for (let count = 0; count < 3; count += 1) await app.sendDriver()
  await until(() => server.received.length === 3)
  await delivery.stop(5_000)
  expect(await EmailLog.count({ where: { status: "sent" } })).toBe(3)
})

test("the worker releases a mail whose result could not be stored, long before its lease ends", async () => {
  const server = await startMailServer()
  EmailLog.addHook("beforeFind", "fault", ({ attributes }) => {
    if (!Array.isArray(attributes) || !attributes.includes("claimToken")) return
    EmailLog.removeHook("beforeFind", "fault")
    throw new Error("a fault of ours")
  })
  startDelivery({ sender: senderTo(server.port), slots: 1, pollIntervalMs: NEVER_MS })
  await app.sendDriver()
  await until(async () => (await EmailAttempt.count({ where: { outcome: "deferred" } })) === 1)
})

test("the worker pauses while the server is down, however much mail is queued", async () => {
  const { port, stop } = await startMailServer()
  await stop()
  const delivery = startDelivery({ sender: senderTo(port), slots: 1, pollIntervalMs: NEVER_MS })
  await app.sendDriver()
  await until(async () => (await EmailAttempt.count({ where: { outcome: "deferred" } })) === 1)
  await app.sendDriver()
  await app.sendDriver()
  await delivery.stop(5_000)
  expect(await EmailAttempt.count()).toBe(1)
  expect(await EmailLog.count({ where: { status: "queued" } })).toBe(3)
})

test("the worker sends waiting mails at once when the server accepts a mail after an outage", async () => {
  for (let count = 0; count < 5; count += 1) await app.sendDriver()
  const inHalfAnHour = new Date(Date.now() + 30 * 60_000)
  await EmailLog.update({ dueAt: inHalfAnHour, attemptCount: 9 }, { where: {} })
  await app.sendDriver()
  const server = await startMailServer()
  const delivery = startDelivery({ sender: senderTo(server.port), slots: 2, pollIntervalMs: NEVER_MS })
  await until(() => server.received.length === 6)
  await delivery.stop(5_000)
  expect(await EmailLog.count({ where: { status: "sent" } })).toBe(6)
})

test("the worker finishes the mail in progress before it stops, and starts no other", async () => {
  const { delivery, answer } = await startInProgress()
  const stopped = delivery.stop(10_000)
  await app.sendDriver()
  answer()
  await stopped
  const logs = await EmailLog.findAll({ order: ["id"] })
  expect(logs.map(({ status }) => status)).toEqual(["sent", "queued"])
})

test("the worker releases unfinished mail when it stops, so that others can send it at once", async () => {
  const { delivery } = await startInProgress()
  // Committed before sending, so that no other process sends it.
  expect(await EmailLog.count({ where: { status: "sending" } })).toBe(1)
  await delivery.stop(50)
  const { log } = await lastMail()
  expect(log).toMatchObject({ status: "queued", claimToken: null })
  expect(await outcomes()).toEqual(["interrupted"])

  expect(await receiveAllDue()).toMatchObject([{ mail: { messageId: log.messageId } }])
  expect(await outcomes()).toEqual(["interrupted", "accepted"])
})

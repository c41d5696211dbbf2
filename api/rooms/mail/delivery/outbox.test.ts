import { getEventListeners } from "node:events"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { ConnectionRefusedError } from "sequelize"
import { clock } from "../../../platform/database/locks/clock.ts"
import { LONGEST_RETRY_MS } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { refusal, startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import { deliverAllDue, lastMail, later, senderTo, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { deliverClaim, deliverNext, deliveryLimits } from "./deliverMail.ts"
import { explainSuccess } from "./explainAttempt.ts"
import { claimDueMail, completeAttempt, isAnyMailDue, retryWaitingMailNow } from "./outbox.ts"

const app = await setUpTestApp()
afterEach(stopMailServers)
beforeEach(startWithoutMail)

test("taking over a mail ends its own interrupted attempt, and that of no other mail", async () => {
  await app.sendDriver()
  await app.sendDriver()
  const started = clock.date()
  const abandoned = await claimDueMail(started, 1_000)
  const other = await claimDueMail(started, 60_000)
  const takenOver = await claimDueMail(new Date(started.getTime() + 30_000), 60_000)
  expect(takenOver?.log.id).toBe(abandoned?.log.id)
  await Promise.all([abandoned, other, takenOver].map((claim) => claim?.attempt.reload()))
  expect(abandoned?.attempt.endedAt).not.toBeNull()
  expect([other?.attempt.endedAt, takenOver?.attempt.endedAt]).toEqual([null, null])
})

test("a mail that waits for longer than any may was put off before a clock was set back, and is due", async () => {
  await app.sendDriver()
  const waitFor = (milliseconds: number) =>
    EmailLog.update({ dueAt: new Date(clock.now() + milliseconds) }, { where: {} })
  await waitFor(LONGEST_RETRY_MS)
  expect(await isAnyMailDue(clock.date())).toBe(false)
  expect(await claimDueMail(clock.date(), 1_000)).toBeNull()
  await waitFor(2 * 60 * 60_000)
  expect(await isAnyMailDue(clock.date())).toBe(true)
  expect(await claimDueMail(clock.date(), 1_000)).not.toBeNull()
})

test("delivering leaves no listener on the signal, which outlives it", async () => {
  const server = await startMailServer()
  await app.sendDriver()
  const [sender, ending] = [senderTo(server.port), new AbortController().signal]
  expect(await deliverNext({ sender, limits: deliveryLimits, now: clock.date, ending })).toBe(true)
  sender.close()
  expect(server.received).toHaveLength(1)
  expect(getEventListeners(ending, "abort")).toEqual([])
})

test("a result is stored once the database is back", async () => {
  const server = await startMailServer()
  await app.sendDriver()
  const sender = senderTo(server.port)
  const claim = await claimDueMail(clock.date(), 60_000)
  if (!claim) throw new Error("nothing was due")
  const away = new ConnectionRefusedError(new Error("away"))
  const find = jest.spyOn(EmailLog, "findAll").mockRejectedValueOnce(away).mockRejectedValueOnce(away)
  const delivery = { sender, limits: deliveryLimits, now: clock.date, ending: new AbortController().signal }
  expect(await deliverClaim(claim, delivery)).toMatchObject({ outcome: "accepted" })
  expect(find).toHaveBeenCalledTimes(3)
  find.mockRestore()
  sender.close()
  expect((await claim.log.reload()).status).toBe("sent")
})

describe("a result that was not stored at first", () => {
  test("is stored completely on the retry, although it seemed stored already", async () => {
    await app.sendDriver()
    const claim = await claimDueMail(clock.date(), deliveryLimits.leaseMs)
    if (!claim) throw new Error("nothing was due")
    expect(await completeAttempt(claim, explainSuccess("250 OK"), clock.date())).toBe(true)
    // The state after a commit that was lost with the connection.
    await EmailLog.update({ status: "sending", claimToken: claim.token }, { where: {} })
    await EmailAttempt.update({ outcome: null, endedAt: null, explanation: null, answer: null }, { where: {} })
    expect(await completeAttempt(claim, explainSuccess("250 OK"), clock.date())).toBe(true)
    const { log, attempts } = await lastMail()
    expect(log.status).toBe("sent")
    expect(attempts).toMatchObject([{ outcome: "accepted", answer: "250 OK", endedAt: expect.any(Date) }])
  })
})

describe("a database that goes away after the mail was sent", () => {
  afterEach(() => {
    EmailLog.removeHook("beforeFind", "away")
  })

  /** Makes storing the result of an attempt fail this many times. */
  const failToStore = (times: number, error: Error) => {
    let left = times
    EmailLog.addHook("beforeFind", "away", ({ attributes }) => {
      // The question whose claim it still is.
      if (!Array.isArray(attributes) || !attributes.includes("claimToken")) return
      left -= 1
      if (left >= 0) throw error
    })
  }

  test("is waited for, as a lost result would send the mail again", async () => {
    await app.sendDriver()
    const server = await startMailServer()
    failToStore(2, new ConnectionRefusedError(new Error("away")))
    await deliverAllDue(senderTo(server.port))
    expect(server.received).toHaveLength(1)
    expect((await lastMail()).log).toMatchObject({ status: "sent", attemptCount: 1 })
  })

  test("is not waited for when the error is a different one", async () => {
    await app.sendDriver()
    const server = await startMailServer()
    failToStore(1, new Error("a fault of ours"))
    await expect(deliverAllDue(senderTo(server.port))).rejects.toThrow("a fault of ours")
    expect((await lastMail()).log.status).toBe("sending")
  })
})

describe("a mail server that is known to work", () => {
  test("gets waiting mail at once, but not mail that is already being sent", async () => {
    await app.sendDriver()
    expect(await claimDueMail(clock.date(), deliveryLimits.leaseMs)).not.toBeNull()
    await app.sendDriver()
    await EmailLog.update({ dueAt: later() }, { where: { status: "queued" } })
    await retryWaitingMailNow(clock.date())
    const server = await startMailServer()
    await deliverAllDue(senderTo(server.port))
    await server.stop()
    const logs = await EmailLog.findAll({ order: ["id"] })
    expect(logs.map(({ status }) => status)).toEqual(["sending", "sent"])
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual([logs[1]?.messageId])
  })
})

describe("a sender that is considered dead", () => {
  test("cannot record a result once another sender has taken over the mail", async () => {
    await app.sendDriver()
    const slow = await startMailServer({
      onMail: async () => {
        const server = await startMailServer()
        await deliverAllDue(senderTo(server.port), { at: later() })
        await server.stop()
        throw refusal(550, "5.0.0 too late")
      },
    })
    await deliverAllDue(senderTo(slow.port))
    await slow.stop()
    const { log, attempts } = await lastMail()
    expect(log).toMatchObject({ status: "sent", attemptCount: 2 })
    expect(attempts.map(({ outcome }) => outcome)).toEqual(["interrupted", "accepted"])
  })

  test("does not end attempts that others are making", async () => {
    await app.sendDriver()
    await claimDueMail(clock.date(), deliveryLimits.leaseMs)
    await app.sendDriver()
    const alive = await claimDueMail(clock.date(), 90 * 60_000)
    const server = await startMailServer()
    await deliverAllDue(senderTo(server.port), { at: later() })
    expect(server.received).toHaveLength(1)
    expect((await alive?.attempt.reload())?.outcome).toBeNull()
  })
})

test("all that waits for a working mail server is due at once, and what was due before stays ahead of it", async () => {
  await app.sendDriver()
  await app.sendDriver()
  const [early, waiting] = await EmailLog.findAll({ order: ["id"] })
  const now = clock.date()
  const before = new Date(now.getTime() - 60_000)
  await early?.update({ dueAt: before })
  await waiting?.update({ dueAt: new Date(now.getTime() + 60_000) })
  await retryWaitingMailNow(now)
  await Promise.all([early?.reload(), waiting?.reload()])
  expect([early?.dueAt, waiting?.dueAt]).toEqual([before, now])
})

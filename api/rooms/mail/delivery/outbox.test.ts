import { getEventListeners } from "node:events"
import { afterEach, beforeEach, expect, test } from "@jest/globals"
import { ConnectionRefusedError } from "sequelize"
import { clock } from "../../../platform/database/clock/clock.ts"
import { LONGEST_RETRY_MS } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { refusal, startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import {
  claimDueMail,
  claimMail,
  deliverAllDue,
  lastMail,
  later,
  receiveAllDue,
  senderTo,
  startWithoutMail,
} from "../../../testing/mail/outbox.ts"
import { until } from "../../../testing/process/until.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { deliverClaim } from "./deliverMail.ts"
import { explainSuccess } from "./explainAttempt.ts"
import { completeAttempt, isAnyMailDue, retryWaitingMailNow } from "./outbox.ts"

const app = await setUpTestApp()
afterEach(async () => {
  EmailLog.removeHook("beforeFind", "away")
  await stopMailServers()
})
beforeEach(startWithoutMail)

test("a mail whose process died is sent again after its lease, under the same Message-ID", async () => {
  await app.sendDriver()
  await app.sendDriver()
  const abandoned = await claimDueMail()
  const other = await claimDueMail(new Date(clock.now() + 20 * 60_000))
  expect(await receiveAllDue()).toEqual([])
  const received = await receiveAllDue({ at: new Date(clock.now() + 5 * 60_000) })
  expect(received).toMatchObject([{ mail: { messageId: abandoned?.log.messageId } }])
  expect((await abandoned?.log.reload())?.status).toBe("sent")
  const attempts = await EmailAttempt.findAll({ where: { emailLogId: abandoned?.log.id }, order: ["id"] })
  const explanation = expect.stringContaining("Whether the mail went out is not known")
  expect(attempts).toMatchObject([{ outcome: "interrupted", explanation }, { outcome: "accepted" }])
  expect((await other?.attempt.reload())?.endedAt).toBeNull()
})

test("a mail due later than any pause allows, as after a clock was set back, is due at once", async () => {
  await app.sendDriver()
  const waitFor = (milliseconds: number) =>
    EmailLog.update({ dueAt: new Date(clock.now() + milliseconds) }, { where: {} })
  await waitFor(LONGEST_RETRY_MS)
  expect([await isAnyMailDue(clock.date()), await claimDueMail()]).toEqual([false, null])
  await waitFor(2 * 60 * 60_000)
  expect(await isAnyMailDue(clock.date())).toBe(true)
  expect(await claimDueMail()).not.toBeNull()
})

test("a delivery removes its listener from the long-lived stop signal", async () => {
  const server = await startMailServer()
  await app.sendDriver()
  const [sender, ending] = [senderTo(server.port), new AbortController().signal]
  await deliverClaim(await claimMail(), { sender, now: clock.date, ending })
  sender.close()
  expect(server.received).toHaveLength(1)
  expect(getEventListeners(ending, "abort")).toEqual([])
})

test("a result whose commit was lost with the connection is stored completely on the retry", async () => {
  await app.sendDriver()
  const claim = await claimMail()
  expect(await completeAttempt(claim, explainSuccess("250 OK"), clock.date())).toBe(true)
  await EmailLog.update({ status: "sending", claimToken: claim.token }, { where: {} })
  await EmailAttempt.update({ outcome: null, endedAt: null, explanation: null, answer: null }, { where: {} })
  expect(await completeAttempt(claim, explainSuccess("250 OK"), clock.date())).toBe(true)
  const { log, attempts } = await lastMail()
  expect(log.status).toBe("sent")
  expect(attempts).toMatchObject([{ outcome: "accepted", answer: "250 OK", endedAt: expect.any(Date) }])
})

const failToStore = (times: number, error: Error) => {
  let left = times
  EmailLog.addHook("beforeFind", "away", ({ attributes }) => {
    // The query that checks the claim.
    if (!Array.isArray(attributes) || !attributes.includes("claimToken")) return
    left -= 1
    if (left >= 0) throw error
  })
}

test("a result waits for an unavailable database, as the mail would be sent again", async () => {
  await app.sendDriver()
  failToStore(2, new ConnectionRefusedError(new Error("away")))
  expect(await receiveAllDue()).toHaveLength(1)
  expect((await lastMail()).log).toMatchObject({ status: "sent", attemptCount: 1 })
})

test("a result that fails to be stored for another reason is not retried", async () => {
  await app.sendDriver()
  failToStore(1, new Error("a fault of ours"))
  await expect(receiveAllDue()).rejects.toThrow("a fault of ours")
  expect((await lastMail()).log.status).toBe("sending")
})

test("mails that wait for the recovered server become due at once, behind due ones", async () => {
  for (let count = 0; count < 3; count += 1) await app.sendDriver()
  const now = clock.date()
  expect(await claimDueMail(now)).not.toBeNull()
  const [sending, early, waiting] = await EmailLog.findAll({ order: ["id"] })
  const before = new Date(now.getTime() - 60_000)
  await early?.update({ dueAt: before })
  await waiting?.update({ dueAt: later() })
  await retryWaitingMailNow(now)
  await Promise.all([sending, early, waiting].map((log) => log?.reload()))
  expect([early?.dueAt, waiting?.dueAt]).toEqual([before, now])
  expect(sending?.dueAt?.getTime()).toBeGreaterThan(now.getTime())
})

test("the lease of a slow mail is renewed", async () => {
  await app.sendDriver()
  const claim = await claimMail()
  const [id, claimedUntil] = [claim.log.id, claim.endsAt]
  const isRenewed = async () => Number((await EmailLog.findByPk(id))?.dueAt) > claimedUntil.getTime()
  const slow = await startMailServer({ onMail: () => until(isRenewed) })
  const delivery = { sender: senderTo(slow.port), now: clock.date, ending: new AbortController().signal }
  expect(await deliverClaim(claim, delivery)).toMatchObject({ outcome: "accepted" })
})

test("a process that froze does not complete a mail that another has sent", async () => {
  await app.sendDriver()
  const claim = await claimMail()
  expect(await receiveAllDue({ at: later() })).toHaveLength(1)
  const freeze = () => {
    claim.endsAt = new Date(0)
  }
  const { port, received } = await startMailServer({ onRecipient: freeze })
  const delivery = { sender: senderTo(port), now: clock.date, ending: new AbortController().signal }
  expect(await deliverClaim(claim, delivery)).toMatchObject({ outcome: "interrupted", isServerTrouble: false })
  expect([received, (await lastMail()).log.status]).toEqual([[], "sent"])
})

test("a sender cannot record a result once another one has taken over the mail", async () => {
  await app.sendDriver()
  const slow = await startMailServer({
    onMail: async () => {
      await receiveAllDue({ at: later() })
      throw refusal(550, "5.0.0 too late")
    },
  })
  await deliverAllDue(senderTo(slow.port))
  const { log, attempts } = await lastMail()
  expect(log).toMatchObject({ status: "sent", attemptCount: 2 })
  expect(attempts.map(({ outcome }) => outcome)).toEqual(["interrupted", "accepted"])
})

import { afterEach, beforeEach, expect, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { refusal, startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import {
  configureMail,
  lastMail,
  later,
  receiveAllDue,
  smtpSettings,
  startWithoutMail,
} from "../../../testing/mail/outbox.ts"
import { freePort } from "../../../testing/process/freePort.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
afterEach(stopMailServers)
beforeEach(startWithoutMail)

const state = async () =>
  (
    await app.ask(
      "{ mailState { isConfigured waitingCount oldestWaitingSince failedCount problem { outcome explanation } } }",
    )
  ).mailState

const refuseFrom = (first: number, code: number) => {
  let recipients = 0
  return () => {
    if (++recipients >= first) throw refusal(code, "not now")
  }
}

test("the mail state counts waiting and failed mails, and shows the problem until a mail is sent", async () => {
  configureMail(null)
  const nothing = { waitingCount: 0, oldestWaitingSince: null, failedCount: 0, problem: null }
  expect(await state()).toEqual({ isConfigured: false, ...nothing })
  configureMail(smtpSettings(1))
  await app.apply()
  const since = (await lastMail()).log.waitingSince?.toISOString()
  await app.apply()
  expect(await state()).toMatchObject({ isConfigured: true, waitingCount: 2, oldestWaitingSince: since })
  await receiveAllDue({ onRecipient: refuseFrom(1, 550) })
  const problem = { outcome: "REFUSED", explanation: "The mail server refused the recipient's address." }
  expect(await state()).toEqual({ isConfigured: true, ...nothing, failedCount: 2, problem })
  const { id } = (await lastMail()).log
  await app.ask("mutation ($id: ID!) { resendEmail(id: $id) { emailLog { id } } }", { id })
  await receiveAllDue()
  expect(await state()).toMatchObject({ failedCount: 1, problem: null })
  await app.ask("mutation ($id: ID!) { cancelEmail(id: $id) { emailLog { id } } }", { id: id - 1 })
  await Promise.all([app.apply(), app.apply()])
  await receiveAllDue({ onRecipient: refuseFrom(2, 451) })
  expect(await state()).toMatchObject({ waitingCount: 1, failedCount: 0, problem: null })
})

const sendTest = async () =>
  (await app.ask("mutation { sendTestEmail { isAccepted explanation answer } }")).sendTestEmail

test("a test mail is sent at once, reports the answer, and makes retries due", async () => {
  await app.apply()
  const [waiting] = await EmailLog.findAll()
  await waiting?.update({ dueAt: later() })
  const server = await startMailServer()
  configureMail(smtpSettings(server.port))
  expect(await sendTest()).toEqual({
    isAccepted: true,
    explanation: "The mail server accepted the mail.",
    answer: "250 OK: queued as 4711",
  })
  expect(server.received.map(({ mail }) => mail.subject)).toEqual(["Test: mail goes out"])
  const { log, attempts } = await lastMail()
  expect([log, attempts]).toMatchObject([{ logType: "test", status: "sent", leadId: null }, [{ outcome: "accepted" }]])
  expect((await waiting?.reload())?.dueAt?.getTime()).toBeLessThanOrEqual(Date.now())
})

test("a template is sent as a test to the operator, in the template's language", async () => {
  const server = await startMailServer()
  configureMail(smtpSettings(server.port))
  await app.ask("mutation { sendTestEmail(type: DRIVER_RECEIPT, locale: ES) { isAccepted } }")
  expect(server.received).toMatchObject([
    { to: ["leads@example.com"], mail: { subject: "Test: Recibimos su solicitud" } },
  ])
  expect((await lastMail()).log).toMatchObject({ logType: "test", leadId: null })
})

test("a failed test mail explains why, is not retried, and makes no other due", async () => {
  await app.apply()
  const [waiting] = await EmailLog.findAll()
  await waiting?.update({ dueAt: later() })
  configureMail(smtpSettings(await freePort()))
  expect(await sendTest()).toMatchObject({
    isAccepted: false,
    explanation: expect.stringContaining("does not accept connections"),
    answer: expect.stringContaining("ECONNREFUSED"),
  })
  expect((await lastMail()).log).toMatchObject({ status: "failed", dueAt: null })
  expect((await waiting?.reload())?.dueAt?.getTime()).toBeGreaterThan(Date.now())
  configureMail(null)
  expect(await sendTest()).toMatchObject({ isAccepted: false, explanation: expect.stringContaining("SMTP_URL") })
  expect(await EmailLog.count()).toBe(2)
})

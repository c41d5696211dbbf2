import { afterEach, beforeEach, describe, expect, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { refusal, startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import {
  configureMail,
  deliverAllDue,
  lastMail,
  later,
  senderTo,
  smtpSettings,
  startWithoutMail,
} from "../../../testing/mail/outbox.ts"
import { setUpTestApp, type Values } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.login()
afterEach(stopMailServers)
beforeEach(startWithoutMail)

const ask = (query: string, variables: Record<string, unknown> = {}) => app.graphql(query, variables, { token })
const apply = async (values: Values = {}) => String(await app.apply(values))

const RESEND = "mutation ($id: ID!) { resendEmail(id: $id) { emailLog { status messageId sentAt } } }"
const CANCEL = "mutation ($id: ID!) { cancelEmail(id: $id) { emailLog { status nextAttemptAt } } }"

describe("the state of mail", () => {
  const STATE = `{ mailState { isConfigured waitingCount oldestWaitingSince failedCount problem { outcome explanation } } }`
  const state = async () => (await app.ask(STATE)).mailState

  test("is empty at first", async () => {
    configureMail(null)
    expect(await state()).toEqual({
      isConfigured: false,
      waitingCount: 0,
      oldestWaitingSince: null,
      failedCount: 0,
      problem: null,
    })
  })

  test("counts waiting and failed mails, and names the problem until a mail goes out", async () => {
    await apply()
    const since = (await lastMail()).log.waitingSince?.toISOString()
    await apply()
    expect(await state()).toMatchObject({ isConfigured: true, waitingCount: 2, oldestWaitingSince: since })
    const refusing = await startMailServer({
      onRecipient: () => {
        throw refusal(550, "no such user")
      },
    })
    await deliverAllDue(senderTo(refusing.port))
    await refusing.stop()
    expect(await state()).toMatchObject({
      waitingCount: 0,
      oldestWaitingSince: null,
      failedCount: 2,
      problem: { outcome: "REFUSED", explanation: "The mail server refused the recipient's address." },
    })
    const { log } = await lastMail()
    await ask(RESEND, { id: log.id })
    const server = await startMailServer()
    await deliverAllDue(senderTo(server.port))
    await server.stop()
    expect(await state()).toMatchObject({ failedCount: 1, problem: null })
    await ask(CANCEL, { id: log.id - 1 })
    expect(await state()).toMatchObject({ failedCount: 0 })
  })
})

const MAILS = "{ emailLogs { nodes { type status nextAttemptAt lead { id } attempts { outcome } } } }"
const mails = async () => (await app.ask(MAILS)).emailLogs.nodes

describe("a test mail", () => {
  const TEST = "mutation { sendTestEmail { isAccepted explanation answer } }"
  const sendTest = async () => (await app.ask(TEST)).sendTestEmail

  test("goes out at once, and reports what the server answered", async () => {
    const server = await startMailServer()
    configureMail(smtpSettings(server.port))
    expect(await sendTest()).toEqual({
      isAccepted: true,
      explanation: "The mail server accepted the mail.",
      answer: "250 OK: queued as 4711",
    })
    await server.stop()
    expect(server.received.map(({ mail }) => mail.subject)).toEqual(["Test: mail goes out"])
    expect(await mails()).toMatchObject([
      { type: "TEST", status: "SENT", lead: null, attempts: [{ outcome: "ACCEPTED" }] },
    ])
  })

  test("reports in plain words what is wrong, and is not retried", async () => {
    const { port, stop } = await startMailServer()
    await stop()
    configureMail(smtpSettings(port))
    expect(await sendTest()).toMatchObject({
      isAccepted: false,
      explanation: expect.stringContaining("does not accept connections"),
      answer: expect.stringContaining("ECONNREFUSED"),
    })
    expect(await mails()).toMatchObject([{ status: "FAILED", nextAttemptAt: null }])
  })

  test("makes mail that waits for a retry due when the mail server accepts it, and only then", async () => {
    await apply()
    await EmailLog.update({ dueAt: later() }, { where: {} })
    const dueAt = async () => (await EmailLog.findOne({ order: ["id"], rejectOnEmpty: true })).dueAt?.getTime()
    await sendTest()
    expect(await dueAt()).toBeGreaterThan(Date.now())
    const server = await startMailServer()
    configureMail(smtpSettings(server.port))
    await sendTest()
    await server.stop()
    expect(await dueAt()).toBeLessThanOrEqual(Date.now())
  })

  test("says so when no mail server is configured", async () => {
    configureMail(null)
    expect(await sendTest()).toMatchObject({ isAccepted: false, explanation: expect.stringContaining("SMTP_URL") })
    expect(await EmailLog.count()).toBe(0)
  })
})

import { afterEach, beforeEach, expect, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import {
  cutInTheMiddle,
  type ReceivedMail,
  refusal,
  startMailServer,
  startScriptedServer,
  stopMailServers,
} from "../../../testing/mail/mailServer.ts"
import {
  deliverAllDue,
  lastMail,
  later,
  receiveAllDue,
  senderTo,
  shortLimits,
  startWithoutMail,
} from "../../../testing/mail/outbox.ts"
import { freePort } from "../../../testing/process/freePort.ts"
import { createSelfSignedCertificate } from "../../../testing/process/selfSignedCertificate.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const certificate = createSelfSignedCertificate()
const login = { user: "ana@example.com", password: "p/:@ss wörd" }

const app = await setUpTestApp()
afterEach(stopMailServers)
beforeEach(startWithoutMail)

const down = async () => ({ port: await freePort() })
const refusing = (code: number, words: string) => () => {
  throw refusal(code, words)
}

test("a mail that the server accepts has its parts and headers, and the log shows the server's answer", async () => {
  const { body } = await app.sendDriver({ name: "Ana Álvarez", email: "ana@example.com" })
  const received = await receiveAllDue()
  expect(received).toHaveLength(1)
  const [{ from, to, mail } = { from: "", to: [], mail: null }] = received
  const { log, attempts } = await lastMail()
  expect({ from, to }).toEqual({ from: "no-reply@example.com", to: ["leads@example.com"] })
  expect(mail).toMatchObject({
    subject: "New driver application: Ana Álvarez",
    messageId: log.messageId,
    from: { text: '"Farelight" <no-reply@example.com>' },
    to: { text: '"Leads" <leads@example.com>' },
    replyTo: { value: [{ address: "ana@example.com", name: "" }] },
    html: log.html,
    attachments: [],
  })
  expect(mail?.text?.trim()).toBe(log.body)
  expect(mail?.headers.get("auto-submitted")).toBe("auto-generated")
  expect(mail?.headers.get("x-auto-response-suppress")).toBe("OOF, AutoReply")
  expect(mail?.headers.get("content-type")).toMatchObject({ value: "multipart/alternative" })
  expect(log.messageId).toMatch(/^<[0-9a-f-]{36}@example\.com>$/)
  expect(log.body).toContain(`http://127.0.0.1:4000/adminpage/dashboard/drivers/${body.id}`)
  expect(log).toMatchObject({ status: "sent", dueAt: null, waitingSince: null, claimToken: null, attemptCount: 1 })
  expect(log.sentAt).toBeInstanceOf(Date)
  const explanation = "The mail server accepted the mail."
  expect(attempts).toMatchObject([{ outcome: "accepted", explanation, answer: "250 OK: queued as 4711" }])
  expect(attempts[0]?.endedAt).toBeInstanceOf(Date)
})

test("a login to the mail server needs TLS, except on this machine", async () => {
  const upgraded = await startMailServer({ certificate, login })
  const implicit = await startMailServer({ certificate, login, isImplicitTls: true })
  const local = await startMailServer({ login })
  const authorities = certificate.cert
  for (const [server, options] of [
    [upgraded, { login, authorities }],
    [implicit, { login, authorities, isImplicitTls: true }],
    [local, { login }],
  ] as const) {
    await app.sendDriver()
    await deliverAllDue(senderTo(server.port, options))
    const isEncrypted = server !== local
    expect(server.received).toMatchObject([{ isEncrypted, user: "ana@example.com" }])
  }
})

type Trouble = [
  what: string,
  start: () => Promise<{ port: number; received?: ReceivedMail[] }>,
  options: Parameters<typeof senderTo>[1],
  words: string,
]

test.each<Trouble>([
  ["is down", down, {}, "does not accept connections"],
  ["drops the connection in a mail", () => startScriptedServer(cutInTheMiddle), {}, "server broke off."],
  ["stays silent", () => startScriptedServer(() => undefined), { limits: shortLimits }, "did not answer in time"],
  ["puts off", () => startMailServer({ onRecipient: refusing(451, "4.7.1") }), {}, "try this recipient again later"],
  [
    "refuses the password",
    () => startMailServer({ certificate, login }),
    { login: { ...login, password: "wrong" }, authorities: certificate.cert },
    "The mail server refused the user name or password. Check SMTP_URL",
  ],
  ["wants a login", () => startMailServer({ login }), {}, "wants a user name and password"],
  // 0.0.0.0 leads to this machine but does not count as loopback.
  ["does not encrypt", () => startMailServer({ login }), { host: "0.0.0.0", login }, "No encrypted connection"],
  ["nobody vouches for", () => startMailServer({ certificate }), {}, "not from an authority that this machine trusts"],
  ["speaks no TLS", () => startMailServer(), { isImplicitTls: true }, "does not speak TLS on this port"],
  ["is not there", down, { host: "mail.invalid" }, "name was not found"],
])("with a server that %s the mail waits, and is delivered later", async (_what, start, options, words) => {
  await app.sendDriver()
  const { port, received = [] } = await start()
  await deliverAllDue(senderTo(port, options))
  expect(received).toEqual([])
  const { log, attempts } = await lastMail()
  expect(log.status).toBe("queued")
  expect(attempts).toMatchObject([{ outcome: "deferred", explanation: expect.stringContaining(words) }])
  expect(Number(log.dueAt)).toBeGreaterThan(Number(attempts[0]?.endedAt))
  expect(await receiveAllDue({ at: new Date(Number(log.dueAt) - 1) })).toEqual([])
  expect(await receiveAllDue({ at: later() })).toMatchObject([{ mail: { messageId: log.messageId } }])
  const after = await lastMail()
  expect(after.log.status).toBe("sent")
  expect(after.attempts.map(({ outcome }) => outcome)).toEqual(["deferred", "accepted"])
})

test("a mail server that never answers times out", async () => {
  const stuck = await startMailServer({ onMail: () => new Promise(() => undefined) })
  await app.sendDriver()
  await deliverAllDue(senderTo(stuck.port), { sendMs: 400 })
  const explanation = "The mail server did not answer in time."
  expect((await lastMail()).attempts).toMatchObject([{ outcome: "deferred", explanation }])
})

test("a mail fails after a day of attempts, but not because the server was off for a day", async () => {
  const { port } = await down()
  await app.sendDriver()
  await deliverAllDue(senderTo(port), { at: later(25) })
  expect((await lastMail()).log.status).toBe("queued")
  await EmailLog.update({ attemptCount: 20 }, { where: {} })
  await deliverAllDue(senderTo(port), { at: later(26) })
  expect((await lastMail()).log).toMatchObject({ status: "failed", dueAt: null, waitingSince: null })
})

test.each([
  [
    "the recipient",
    { onRecipient: refusing(550, "5.1.1 No such user") },
    "550 5.1.1 No such user",
    "the recipient's address",
  ],
  ["the mail", { onMail: refusing(554, "5.7.1 Looks like spam") }, "554 5.7.1 Looks like spam", "the mail"],
])("a mail fails at once if %s is refused permanently", async (_what, server, answer, words) => {
  await app.sendDriver()
  expect(await receiveAllDue(server)).toEqual([])
  const { log, attempts } = await lastMail()
  expect(log).toMatchObject({ status: "failed", dueAt: null, waitingSince: null })
  expect(attempts).toMatchObject([{ outcome: "refused", explanation: `The mail server refused ${words}.`, answer }])
})

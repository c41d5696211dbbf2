import { afterEach, beforeEach, describe, expect, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import {
  cutInTheMiddle,
  refusal,
  startMailServer,
  startScriptedServer,
  stopMailServers,
} from "../../../testing/mail/mailServer.ts"
import { deliverAllDue, impatience, lastMail, later, senderTo, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { createSelfSignedCertificate } from "../../../testing/process/selfSignedCertificate.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
afterEach(stopMailServers)
beforeEach(startWithoutMail)

const outcomes = async () => (await lastMail()).attempts.map(({ outcome }) => outcome)

describe("a mail that the server accepts", () => {
  test("has its parts and headers, and the log shows the server's answer", async () => {
    const server = await startMailServer()
    const { body } = await app.sendDriver({ name: "Ana Álvarez", email: "ana@example.com" })
    await deliverAllDue(senderTo(server.port))
    await server.stop()

    expect(server.received).toHaveLength(1)
    const [{ from, to, mail } = { from: "", to: [], mail: null }] = server.received
    const { log, attempts } = await lastMail()
    expect({ from, to }).toEqual({ from: "no-reply@example.com", to: ["leads@example.com"] })
    expect(mail).toMatchObject({
      subject: "New driver application: Ana Álvarez",
      messageId: log.messageId,
      from: { text: '"Farelight" <no-reply@example.com>' },
      to: { text: '"Leads" <leads@example.com>' },
      replyTo: { value: [{ address: "ana@example.com", name: "" }] },
    })
    expect(mail?.text?.trim()).toBe(log.body)
    expect(mail?.html).toBe(log.html)
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated")
    expect(mail?.headers.get("x-auto-response-suppress")).toBe("OOF, AutoReply")
    expect(mail?.headers.get("content-type")).toMatchObject({ value: "multipart/alternative" })
    expect(mail?.attachments).toEqual([])
    expect(log.messageId).toMatch(/^<[0-9a-f-]{36}@example\.com>$/)
    expect(log.body).toContain(`http://127.0.0.1:4000/adminpage/dashboard/drivers/${body.id}`)

    expect(log).toMatchObject({ status: "sent", dueAt: null, waitingSince: null, claimToken: null, attemptCount: 1 })
    expect(log.sentAt).toBeInstanceOf(Date)
    expect(attempts).toMatchObject([
      { outcome: "accepted", explanation: "The mail server accepted the mail.", answer: "250 OK: queued as 4711" },
    ])
    expect(attempts[0]?.endedAt).toBeInstanceOf(Date)
  })

  test("goes out over TLS with a login when the server offers both", async () => {
    const certificate = createSelfSignedCertificate()
    const login = { user: "ana@example.com", password: "p/:@ss wörd" }
    const options = { login, authorities: certificate.cert }
    const upgraded = await startMailServer({ certificate, login })
    const implicit = await startMailServer({ certificate, login, isImplicitTls: true })
    await app.sendDriver()
    await deliverAllDue(senderTo(upgraded.port, options))
    await app.sendDriver()
    await deliverAllDue(senderTo(implicit.port, { ...options, isImplicitTls: true }))
    await Promise.all([upgraded.stop(), implicit.stop()])
    for (const { received } of [upgraded, implicit]) {
      expect(received).toMatchObject([{ isEncrypted: true, user: "ana@example.com" }])
    }
  })
})

describe("temporary trouble", () => {
  test("a server that is down for a while: the mail waits, and goes out once the server is back", async () => {
    const { port, stop } = await startMailServer()
    await stop()
    await app.sendDriver()
    await deliverAllDue(senderTo(port))
    const { log, attempts } = await lastMail()
    expect(log.status).toBe("queued")
    expect(log.dueAt?.getTime()).toBeGreaterThan(Date.now())
    expect(attempts).toMatchObject([
      { outcome: "deferred", explanation: expect.stringContaining("does not accept connections") },
    ])
    expect(attempts[0]?.answer).toContain("ECONNREFUSED")

    const back = await startMailServer({ port })
    await deliverAllDue(senderTo(port))
    expect(back.received).toHaveLength(0)
    await deliverAllDue(senderTo(port), { at: later() })
    await back.stop()
    expect(back.received.map(({ mail }) => mail.messageId)).toEqual([log.messageId])
    expect(await outcomes()).toEqual(["deferred", "accepted"])
    expect((await lastMail()).log.status).toBe("sent")
  })

  test("a connection that is cut in the middle of a mail", async () => {
    const cutting = await startScriptedServer(cutInTheMiddle)
    await app.sendDriver()
    await deliverAllDue(senderTo(cutting.port))
    await cutting.stop()
    const { log, attempts } = await lastMail()
    expect(log.status).toBe("queued")
    expect(attempts).toMatchObject([
      { outcome: "deferred", explanation: "The connection to the mail server broke off." },
    ])

    const server = await startMailServer()
    await deliverAllDue(senderTo(server.port), { at: later() })
    await server.stop()
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual([log.messageId])
  })

  test("greylisting: refused for now, then accepted", async () => {
    let isKnown = false
    const server = await startMailServer({
      onRecipient: () => {
        if (!isKnown) throw refusal(451, "4.7.1 Greylisted, come back in a minute")
      },
    })
    await app.sendDriver()
    await deliverAllDue(senderTo(server.port))
    expect((await lastMail()).attempts).toMatchObject([
      {
        outcome: "deferred",
        explanation: "The mail server asked to try this recipient again later.",
        answer: "451 4.7.1 Greylisted, come back in a minute",
      },
    ])
    isKnown = true
    await deliverAllDue(senderTo(server.port), { at: later() })
    await server.stop()
    expect(server.received).toHaveLength(1)
    expect(await outcomes()).toEqual(["deferred", "accepted"])
  })

  test("a server that accepts the connection and stays silent", async () => {
    const silent = await startScriptedServer(() => undefined)
    await app.sendDriver()
    await deliverAllDue(senderTo(silent.port, { limits: impatience }))
    await silent.stop()
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: expect.stringContaining("did not answer in time") },
    ])
  })

  test("a server that receives the mail and never answers", async () => {
    const stuck = await startMailServer({ onMail: () => new Promise(() => undefined) })
    await app.sendDriver()
    await deliverAllDue(senderTo(stuck.port), { limits: { sendMs: 400, leaseMs: 60_000 } })
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: "The mail server did not answer in time." },
    ])
    await stuck.stop()
  })

  test("ends in failure after a day of attempts, but not because the product was switched off for a day", async () => {
    const { port, stop } = await startMailServer()
    await stop()
    await app.sendDriver()
    await deliverAllDue(senderTo(port), { at: later(25) })
    expect((await lastMail()).log.status).toBe("queued")
    await EmailLog.update({ attemptCount: 20 }, { where: {} })
    await deliverAllDue(senderTo(port), { at: later(26) })
    expect((await lastMail()).log).toMatchObject({ status: "failed", dueAt: null, waitingSince: null })
  })
})

describe("a permanent refusal", () => {
  test("of the recipient fails the mail at once", async () => {
    const server = await startMailServer({
      onRecipient: () => {
        throw refusal(550, "5.1.1 No such user here")
      },
    })
    await app.sendDriver()
    await deliverAllDue(senderTo(server.port))
    await server.stop()
    const { log, attempts } = await lastMail()
    expect(log).toMatchObject({ status: "failed", dueAt: null, waitingSince: null })
    expect(attempts).toMatchObject([
      {
        outcome: "refused",
        explanation: "The mail server refused the recipient's address.",
        answer: "550 5.1.1 No such user here",
      },
    ])
  })

  test("of the mail itself does so, too", async () => {
    const server = await startMailServer({
      onMail: () => {
        throw refusal(554, "5.7.1 Looks like spam")
      },
    })
    await app.sendDriver()
    await deliverAllDue(senderTo(server.port))
    await server.stop()
    const { log, attempts } = await lastMail()
    expect(log.status).toBe("failed")
    expect(attempts).toMatchObject([{ outcome: "refused", explanation: "The mail server refused the mail." }])
  })
})

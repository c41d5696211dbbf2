import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals"
import { ConnectionRefusedError } from "sequelize"
import { driverForm } from "../../testing/forms.ts"
import {
  cutInTheMiddle,
  refusal,
  startMailServer,
  startScriptedServer,
  stopMailServers,
} from "../../testing/mailServer.ts"
import {
  configureMail,
  deliverAllDue,
  impatience,
  lastMail,
  later,
  senderTo,
  smtpSettings,
} from "../../testing/outbox.ts"
import { createSelfSignedCertificate } from "../../testing/selfSignedCertificate.ts"
import { startTestApp, type TestApp } from "../../testing/testApp.ts"
import { deliveryLimits } from "./deliverMail.ts"
import { EmailAttempt, EmailLog } from "./emailLog.model.ts"
import { explainSuccess } from "./explainAttempt.ts"
import { claimDueMail, completeAttempt, retryWaitingMailNow } from "./outbox.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
afterEach(stopMailServers)
beforeEach(async () => {
  await EmailAttempt.destroy({ where: {} })
  await EmailLog.destroy({ where: {} })
  configureMail(smtpSettings(1))
})

const apply = (values: Record<string, unknown> = {}) => app.rest("POST", "/api/drivers/apply", driverForm(values))

const outcomes = async () => (await lastMail()).attempts.map(({ outcome }) => outcome)

describe("a mail that the server accepts", () => {
  test("has its parts and headers, and the log tells the server's answer", async () => {
    const server = await startMailServer()
    const { body } = await apply({ name: "Ana Álvarez", email: "ana@example.com" })
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
    expect(mail?.headers.get("x-auto-response-suppress")).toBe("All")
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

  test("goes over TLS and a login when the server has both", async () => {
    const certificate = createSelfSignedCertificate()
    const login = { user: "ana@example.com", password: "p/:@ss wörd" }
    const options = { login, authorities: certificate.cert }
    const upgraded = await startMailServer({ certificate, login })
    const implicit = await startMailServer({ certificate, login, isImplicitTls: true })
    await apply()
    await deliverAllDue(senderTo(upgraded.port, options))
    await apply()
    await deliverAllDue(senderTo(implicit.port, { ...options, isImplicitTls: true }))
    await Promise.all([upgraded.stop(), implicit.stop()])
    for (const { received } of [upgraded, implicit]) {
      expect(received).toMatchObject([{ isEncrypted: true, user: "ana@example.com" }])
    }
  })
})

describe("trouble that passes", () => {
  test("a server that is down for a while: the mail waits, and goes out when the server is back", async () => {
    const { port, stop } = await startMailServer()
    await stop()
    await apply()
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

  test("a connection that is cut in the middle of the mail", async () => {
    const cutting = await startScriptedServer(cutInTheMiddle)
    await apply()
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
    await apply()
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

  test("a server that takes the connection and never says a word", async () => {
    const silent = await startScriptedServer(() => undefined)
    await apply()
    await deliverAllDue(senderTo(silent.port, { limits: impatience }))
    await silent.stop()
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: expect.stringContaining("did not answer in time") },
    ])
  })

  test("a server that takes the mail and never answers", async () => {
    const stuck = await startMailServer({ onMail: () => new Promise(() => undefined) })
    await apply()
    await deliverAllDue(senderTo(stuck.port), { limits: { sendMs: 400, leaseMs: 60_000 } })
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: "The mail server did not answer in time." },
    ])
    await stuck.stop()
  })

  test("is given up after a day of trying, and not because the product was switched off for a day", async () => {
    const { port, stop } = await startMailServer()
    await stop()
    await apply()
    await deliverAllDue(senderTo(port), { at: later(25) })
    expect((await lastMail()).log.status).toBe("queued")
    await EmailLog.update({ attemptCount: 20 }, { where: {} })
    await deliverAllDue(senderTo(port), { at: later(26) })
    expect((await lastMail()).log).toMatchObject({ status: "failed", dueAt: null, waitingSince: null })
  })
})

describe("trouble that only the operator can mend", () => {
  test("a wrong password defers the mail and says so", async () => {
    const certificate = createSelfSignedCertificate()
    const server = await startMailServer({ certificate, login: { user: "ana", password: "right" } })
    await apply()
    const wrong = { login: { user: "ana", password: "wrong" }, authorities: certificate.cert }
    await deliverAllDue(senderTo(server.port, wrong))
    const { log, attempts } = await lastMail()
    expect(log.status).toBe("queued")
    expect(attempts).toMatchObject([
      {
        outcome: "deferred",
        explanation: "The mail server refused the user name or password. Check SMTP_URL.",
        answer: "535 5.7.8 Authentication credentials invalid",
      },
    ])
    const right = { login: { user: "ana", password: "right" }, authorities: certificate.cert }
    await deliverAllDue(senderTo(server.port, right), { at: later() })
    await server.stop()
    expect(server.received).toHaveLength(1)
  })

  test("a missing login defers it as well", async () => {
    const server = await startMailServer({ login: { user: "ana", password: "right" } })
    await apply()
    await deliverAllDue(senderTo(server.port))
    await server.stop()
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: expect.stringContaining("wants a user name and password") },
    ])
  })

  test("a server on another machine that offers no encryption gets no password", async () => {
    const login = { user: "ana", password: "right" }
    const server = await startMailServer({ login })
    await apply()
    // An address of this machine that is not one of the loopback's.
    await deliverAllDue(senderTo(server.port, { host: "0.0.0.0", login }))
    expect(server.received).toHaveLength(0)
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: expect.stringContaining("No encrypted connection") },
    ])
    await deliverAllDue(senderTo(server.port, { login }), { at: later() })
    await server.stop()
    expect(server.received).toMatchObject([{ isEncrypted: false, user: "ana" }])
  })

  test("a certificate from an authority that nobody trusts: nothing is sent", async () => {
    const server = await startMailServer({ certificate: createSelfSignedCertificate() })
    await apply()
    await deliverAllDue(senderTo(server.port))
    await server.stop()
    expect(server.received).toHaveLength(0)
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: expect.stringContaining("not from an authority that this machine trusts") },
    ])
  })

  test("TLS on a port that does not speak it", async () => {
    const server = await startMailServer()
    await apply()
    await deliverAllDue(senderTo(server.port, { isImplicitTls: true }))
    await server.stop()
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: expect.stringContaining("does not speak TLS on this port") },
    ])
  })

  test("a host that does not exist", async () => {
    await apply()
    await deliverAllDue(senderTo(25, { host: "mail.invalid" }))
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: expect.stringContaining("name was not found") },
    ])
  })
})

describe("a refusal for good", () => {
  test("of the recipient ends the mail at once", async () => {
    const server = await startMailServer({
      onRecipient: () => {
        throw refusal(550, "5.1.1 No such user here")
      },
    })
    await apply()
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

  test("of the mail does so too", async () => {
    const server = await startMailServer({
      onMail: () => {
        throw refusal(554, "5.7.1 Looks like spam")
      },
    })
    await apply()
    await deliverAllDue(senderTo(server.port))
    await server.stop()
    const { log, attempts } = await lastMail()
    expect(log.status).toBe("failed")
    expect(attempts).toMatchObject([{ outcome: "refused", explanation: "The mail server refused the mail." }])
  })
})

describe("a result that could not be stored at first", () => {
  test("is stored whole with the next try, though it seemed stored already", async () => {
    await apply()
    const claim = await claimDueMail(new Date(), deliveryLimits.leaseMs)
    if (!claim) throw new Error("nothing was due")
    expect(await completeAttempt(claim, explainSuccess("250 OK"), new Date())).toBe(true)
    // As after a commit that was lost with the connection.
    await EmailLog.update({ status: "sending", claimToken: claim.token }, { where: {} })
    await EmailAttempt.update({ outcome: null, endedAt: null, explanation: null, answer: null }, { where: {} })
    expect(await completeAttempt(claim, explainSuccess("250 OK"), new Date())).toBe(true)
    const { log, attempts } = await lastMail()
    expect(log.status).toBe("sent")
    expect(attempts).toMatchObject([{ outcome: "accepted", answer: "250 OK", endedAt: expect.any(Date) }])
  })
})

describe("a database that is away when the mail is out", () => {
  afterEach(() => {
    EmailLog.removeHook("beforeBulkUpdate", "away")
  })

  /** Fails the next so many times that the end of a try is stored. */
  const failToStore = (times: number, error: Error) => {
    let left = times
    EmailLog.addHook("beforeBulkUpdate", "away", () => {
      left -= 1
      if (left >= 0) throw error
    })
  }

  test("is waited for, as a result that is not stored would send the mail again", async () => {
    await apply()
    const server = await startMailServer()
    failToStore(2, new ConnectionRefusedError(new Error("away")))
    await deliverAllDue(senderTo(server.port))
    expect(server.received).toHaveLength(1)
    expect((await lastMail()).log).toMatchObject({ status: "sent", attemptCount: 1 })
  })

  test("is not waited for when what fails is something else", async () => {
    await apply()
    const server = await startMailServer()
    failToStore(1, new Error("a fault of ours"))
    await expect(deliverAllDue(senderTo(server.port))).rejects.toThrow("a fault of ours")
    expect((await lastMail()).log.status).toBe("sending")
  })
})

describe("a mail server that is known to work", () => {
  test("has what waits sent at once, and nothing a second time that is being sent", async () => {
    await apply()
    expect(await claimDueMail(new Date(), deliveryLimits.leaseMs)).not.toBeNull()
    await apply()
    await EmailLog.update({ dueAt: later() }, { where: { status: "queued" } })
    await retryWaitingMailNow(new Date())
    const server = await startMailServer()
    await deliverAllDue(senderTo(server.port))
    await server.stop()
    const logs = await EmailLog.findAll({ order: ["id"] })
    expect(logs.map(({ status }) => status)).toEqual(["sending", "sent"])
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual([logs[1]?.messageId])
  })
})

describe("a sender that is taken for dead", () => {
  test("cannot say what became of the mail once another has taken it over", async () => {
    await apply()
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

  test("does not end what others are just sending", async () => {
    await apply()
    await claimDueMail(new Date(), deliveryLimits.leaseMs)
    await apply()
    const alive = await claimDueMail(new Date(), 24 * 3_600_000)
    const server = await startMailServer()
    await deliverAllDue(senderTo(server.port), { at: later() })
    expect(server.received).toHaveLength(1)
    expect((await alive?.attempt.reload())?.outcome).toBeNull()
  })
})

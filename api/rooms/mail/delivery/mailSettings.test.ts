import { afterEach, beforeEach, describe, expect, test } from "@jest/globals"
import { startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import { deliverAllDue, lastMail, later, senderTo, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { createSelfSignedCertificate } from "../../../testing/process/selfSignedCertificate.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
afterEach(stopMailServers)
beforeEach(startWithoutMail)

describe("trouble that only a change of settings can fix", () => {
  test("a wrong password defers the mail and says so", async () => {
    const certificate = createSelfSignedCertificate()
    const server = await startMailServer({ certificate, login: { user: "ana", password: "right" } })
    await app.sendDriver()
    const wrong = { login: { user: "ana", password: "wrong" }, authorities: certificate.cert }
    await deliverAllDue(senderTo(server.port, wrong))
    const { log, attempts } = await lastMail()
    expect(log.status).toBe("queued")
    expect(attempts).toMatchObject([
      {
        outcome: "deferred",
        explanation: expect.stringMatching(/^The mail server refused the user name or password. Check SMTP_URL/),
        answer: "535 5.7.8 Authentication credentials invalid",
      },
    ])
    const right = { login: { user: "ana", password: "right" }, authorities: certificate.cert }
    await deliverAllDue(senderTo(server.port, right), { at: later() })
    await server.stop()
    expect(server.received).toHaveLength(1)
  })

  test("a missing login defers the mail as well", async () => {
    const server = await startMailServer({ login: { user: "ana", password: "right" } })
    await app.sendDriver()
    await deliverAllDue(senderTo(server.port))
    await server.stop()
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: expect.stringContaining("wants a user name and password") },
    ])
  })

  test("a server on another machine that offers no encryption gets no password", async () => {
    const login = { user: "ana", password: "right" }
    const server = await startMailServer({ login })
    await app.sendDriver()
    // An address of this machine that does not count as loopback.
    await deliverAllDue(senderTo(server.port, { host: "0.0.0.0", login }))
    expect(server.received).toHaveLength(0)
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: expect.stringContaining("No encrypted connection") },
    ])
    await deliverAllDue(senderTo(server.port, { login }), { at: later() })
    await server.stop()
    expect(server.received).toMatchObject([{ isEncrypted: false, user: "ana" }])
  })

  test("a certificate from an untrusted authority: nothing is sent", async () => {
    const server = await startMailServer({ certificate: createSelfSignedCertificate() })
    await app.sendDriver()
    await deliverAllDue(senderTo(server.port))
    await server.stop()
    expect(server.received).toHaveLength(0)
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: expect.stringContaining("not from an authority that this machine trusts") },
    ])
  })

  test("TLS on a port that does not speak it", async () => {
    const server = await startMailServer()
    await app.sendDriver()
    await deliverAllDue(senderTo(server.port, { isImplicitTls: true }))
    await server.stop()
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: expect.stringContaining("does not speak TLS on this port") },
    ])
  })

  test("a host that does not exist", async () => {
    await app.sendDriver()
    await deliverAllDue(senderTo(25, { host: "mail.invalid" }))
    expect((await lastMail()).attempts).toMatchObject([
      { outcome: "deferred", explanation: expect.stringContaining("name was not found") },
    ])
  })
})

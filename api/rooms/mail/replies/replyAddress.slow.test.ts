// Slow: each test starts a process of its own from the sources, with a mailbox in its environment.
import { afterEach, beforeEach, expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { startMailProcess } from "../../../testing/mail/mailProcess.ts"
import { startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import { configureMail, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { endTestProcesses } from "../../../testing/process/testProcess.ts"
import { until } from "../../../testing/process/until.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { LeadAddress } from "../../leads/messages/leadMessage.model.ts"

const app = await setUpTestApp()
// Even a failed test leaves nothing running, so that Jest can exit.
afterEach(async () => {
  await endTestProcesses()
  await stopMailServers()
})
beforeEach(async () => {
  await startWithoutMail()
  configureMail(smtpSettings(1), { areReceiptsOn: true })
})

const MAILBOX = { IMAP_URL: "imaps://inbox%40example.com:secret@127.0.0.1:993/INBOX" }
const NAMED = /^inbox\+[a-z2-7]{26}@example\.com$/

test("answers go to an address of the lead's own, made when its first mail is sent, until it is ended", async () => {
  const id = String(await app.apply())
  const reply = () => {
    const input = {
      leadType: "DRIVER_APPLICATION",
      leadId: id,
      replyId: crypto.randomUUID(),
      subject: "Hi",
      body: "Hi",
    }
    return app.ask("mutation ($input: ReplyToLeadInput!) { replyToLead(input: $input) { status } }", { input })
  }
  await reply()
  // Nobody who submits waits for it.
  expect(await LeadAddress.count()).toBe(0)

  const server = await startMailServer()
  await startMailProcess(server.port, MAILBOX)
  await until(() => server.received.length === 3)
  const answersTo = (subject: RegExp) =>
    server.received.find(({ mail }) => subject.test(mail.subject ?? ""))?.mail.replyTo?.value[0]?.address
  expect(answersTo(/^New driver application/)).toBe("ana@example.com")
  expect(answersTo(/received your application/)).toMatch(NAMED)
  expect(answersTo(/^Hi$/)).toBe(answersTo(/received your application/))
  const where = { logType: "driver_reply", leadId: Number(id) }
  expect((await EmailLog.findOne({ where }))?.replyTo).toBe(answersTo(/^Hi$/))

  const revoke =
    "mutation ($id: ID!) { revokeReplyAddress(leadType: DRIVER_APPLICATION, leadId: $id) { lead { updatedAt } } }"
  await app.ask(revoke, { id })
  await app.ask(revoke, { id })
  const ended = { subjectType: "driver_application", subjectId: id, type: "lead.address_revoked" }
  expect(await RecordedEvent.count({ where: ended })).toBe(1)
  await reply()
  await until(() => server.received.length === 4)
  const next = server.received[3]?.mail.replyTo?.value[0]?.address
  expect(next).toMatch(NAMED)
  expect(next).not.toBe(answersTo(/^Hi$/))
  expect(await LeadAddress.count({ where: { leadId: Number(id), revokedAt: null } })).toBe(1)
})

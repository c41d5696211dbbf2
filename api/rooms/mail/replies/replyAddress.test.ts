/**
 * Runs in its own environment: the shared one has already read the settings.
 * @jest-environment node
 */
import { expect, test } from "@jest/globals"

process.env.IMAP_URL = "imaps://inbox%40example.com:secret@127.0.0.1:993/INBOX"

const { setUpTestApp } = await import("../../../testing/testApp.ts")
const { configureMail, receiveAllDue, smtpSettings } = await import("../../../testing/mail/outbox.ts")
const { RecordedEvent } = await import("../../../platform/events/event.model.ts")
const { EmailLog } = await import("../../../platform/outbox/emailLog.model.ts")
const { LeadAddress } = await import("../../leads/related/leadMessage.model.ts")

const NAMED = expect.stringMatching(/^inbox\+[a-z2-7]{26}@example\.com$/)

const app = await setUpTestApp()

const answersTo = async () => (await receiveAllDue()).map(({ mail }) => mail.replyTo?.value[0]?.address)

test("replies go to the lead's own address, created with its first mail, until it is revoked", async () => {
  configureMail(smtpSettings(1), { areReceiptsOn: true })
  const leadId = await app.apply()
  const reply = () => {
    const lead = { leadType: "DRIVER_APPLICATION", leadId, replyId: crypto.randomUUID() }
    const input = { ...lead, subject: "Hi", body: "Hello" }
    return app.ask("mutation ($input: ReplyToLeadInput!) { replyToLead(input: $input) { status } }", { input })
  }
  await reply()
  // Reply addresses are created later, so that submissions stay fast.
  expect(await LeadAddress.count()).toBe(0)
  const [toOperator, receipt, sent] = await answersTo()
  expect([toOperator, receipt]).toEqual(["ana@example.com", NAMED])
  expect(sent).toBe(receipt)
  expect((await EmailLog.findOne({ where: { logType: "driver_reply" } }))?.replyTo).toBe(sent)

  const revoke = "mutation ($id: ID!) { revokeReplyAddress(leadType: DRIVER_APPLICATION, leadId: $id) { lead { id } } }"
  await app.ask(revoke, { id: leadId })
  await app.ask(revoke, { id: leadId })
  expect(await RecordedEvent.count({ where: { type: "lead.address_revoked", subjectId: String(leadId) } })).toBe(1)
  await reply()
  const [next] = await answersTo()
  expect(next).toEqual(NAMED)
  expect(next).not.toBe(sent)
  expect(await LeadAddress.count({ where: { revokedAt: null } })).toBe(1)
})

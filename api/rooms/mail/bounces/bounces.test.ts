import { beforeEach, describe, expect, test } from "@jest/globals"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { configureMail, receiveAllDue, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { onReplyReceived } from "../../conversation/messages/onReplyReceived.ts"
import { driverApplicationKind } from "../../leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { applyReport } from "../incoming/applyReport.ts"
import type { DeliveryReport, ParsedMessage } from "../incoming/parsedMessage.ts"
import { unreadableMessage } from "../incoming/parseMessage.ts"
import { readReturnPath, returnPathOf } from "./returnPath.ts"
import { deleteUnusedSuppression, findSuppression, liftSuppression } from "./suppressionList.ts"
import { UndeliverableAddress } from "./undeliverable.model.ts"

let leadId: string

const app = await setUpTestApp()
beforeEach(async () => {
  await startWithoutMail()
  await UndeliverableAddress.destroy({ where: {} })
  await database().query("DELETE FROM rate_limits")
  configureMail(smtpSettings(1), { areReceiptsOn: true })
  changeSettings("email", { returnPath: "bounces@example.com" })
  leadId = String(await app.apply())
})

const mailOf = (logType: string) =>
  EmailLog.findOne({ where: { logType, leadId: Number(leadId) }, order: [["id", "DESC"]], rejectOnEmpty: true })

const failed: DeliveryReport = {
  action: "failed",
  kind: "HARD",
  reason: "There is no such mailbox.",
  messageId: null,
  recipient: "ana@example.com",
}
const apply = (report: Partial<DeliveryReport>, recipients: string[] = []) =>
  inTransaction((transaction) => {
    const message = { ...unreadableMessage(""), recipients, report: { ...failed, ...report } }
    return applyReport(message, transaction)
  })

const bouncesOf = async () => {
  const where = { subjectType: "driver_application", subjectId: leadId, type: "lead.message_bounced" }
  return (await RecordedEvent.findAll({ where })).map(({ facts }) => JSON.parse(facts))
}
const LEAD = "query ($id: ID!) { driverApplication(id: $id) { mailProblem { reason since } updatedAt } }"
const problem = async () => (await app.ask(LEAD, { id: leadId })).driverApplication.mailProblem as Json | null
const ALLOW = "mutation ($id: ID!) { allowMail(leadType: DRIVER_APPLICATION, leadId: $id) { lead { id } } }"
const allowMail = () => app.ask(ALLOW, { id: leadId })

describe("the sender address of an outgoing mail's envelope", () => {
  test("identifies the mail for bounce reports, and changes nothing else", async () => {
    const received = await receiveAllDue()
    expect(received.map(({ to }) => to)).toEqual([["leads@example.com"], ["ana@example.com"]])
    for (const { from, to, mail } of received) {
      expect(from).toMatch(/^bounces\+m\d+-[0-9a-f]{16}@example\.com$/)
      const log = await EmailLog.findByPk((await readReturnPath(from)) ?? 0)
      expect(bare(log?.recipient)).toBe(to[0])
      expect(mail.from?.value).toEqual([{ name: "Farelight", address: "no-reply@example.com" }])
      expect(mail.headers.has("return-path")).toBe(false)
    }
  })

  test("is parsed in any case, and never from a guessed number", async () => {
    const address = (await returnPathOf(12)) ?? ""
    expect(await readReturnPath(address.toUpperCase())).toBe(12)
    const forged = [address.replace("m12-", "m13-"), address.replace("@example.com", "@example.org")]
    const short = address.slice(0, 15) + address.slice(16)
    for (const other of [...forged, short, "bounces@example.com", "bounces+m12-@example.com", ""])
      expect([other, await readReturnPath(other)]).toEqual([other, null])
  })
})

const bare = (recipient = "") => recipient.replace(/^.*<(.+)>$/, "$1")

describe("a delivery report", () => {
  beforeEach(() => receiveAllDue())

  test("marks the mail of its return path, and suppresses the lead's address", async () => {
    const receipt = await mailOf("driver_receipt")
    const before = (await DriverApplication.findByPk(leadId))?.updatedAt
    const returnPath = (await returnPathOf(receipt.id)) ?? ""
    const key = { leadType: "driver_application", leadId: Number(leadId) }
    expect(await apply({}, ["postmaster@example.com", returnPath])).toEqual(key)
    await receipt.reload()
    expect(receipt).toMatchObject({ status: "sent", bounceKind: "HARD", bounceReason: failed.reason })
    expect(await problem()).toEqual({ reason: failed.reason, since: receipt.bouncedAt?.toISOString() })
    expect(Number((await DriverApplication.findByPk(leadId))?.updatedAt)).toBeGreaterThan(Number(before))
    // Servers may report a bounce twice; the second report changes nothing.
    expect(await apply({ reason: "Again" }, [returnPath])).toEqual(key)
    expect((await mailOf("driver_receipt")).bounceReason).toBe(failed.reason)
    expect(await bouncesOf()).toEqual([{ emailLogId: receipt.id, kind: "HARD" }])
    const stored = await UndeliverableAddress.findAll({ raw: true })
    expect(JSON.stringify(stored)).not.toContain("ana@")
  })

  test("in an unknown format marks the mail of its return path, unless it is a reply", async () => {
    const { id, messageId } = await mailOf("driver_receipt")
    const recipients = [(await returnPathOf(id)) ?? ""]
    const store = (values: Partial<ParsedMessage>) =>
      inTransaction((transaction) =>
        applyReport({ ...unreadableMessage(""), fromAddress: "no-reply@mx.example", ...values }, transaction),
      )
    expect(await store({ references: [messageId] })).toBeNull()
    for (const answer of [
      { kind: "AUTOMATIC" },
      { subject: "Automatic reply: Hi" },
      { fromAddress: "ana@example.com" },
    ] as const)
      expect(await store({ recipients, ...answer })).toBeNull()
    expect((await mailOf("driver_receipt")).bounceKind).toBeNull()
    expect(await store({ recipients })).toMatchObject({ leadId: Number(leadId) })
    expect((await mailOf("driver_receipt")).bounceKind).toBe("SOFT")
    expect(await store({ recipients, kind: "AUTOMATIC", fromAddress: "mailer-daemon@mx.example" })).not.toBeNull()
  })

  test("about spam marks the mail, and suppresses no address", async () => {
    const { messageId } = await mailOf("driver_receipt")
    for (const kind of ["SOFT", "COMPLAINT", "SOFT"] as const) await apply({ kind, messageId })
    expect((await mailOf("driver_receipt")).bounceKind).toBe("COMPLAINT")
    expect(await problem()).toBeNull()
  })

  test("finds the mail by Message-ID too, and never by the address alone", async () => {
    const { messageId } = await mailOf("driver_receipt")
    expect(await apply({ recipient: "ana@example.com" })).toBeNull()
    expect(await apply({ messageId: "<unknown@example.com>" }, ["ana@example.com"])).toBeNull()
    expect(await problem()).toBeNull()
    expect(await apply({ messageId, recipient: null })).toMatchObject({ leadId: Number(leadId) })
    expect(await problem()).not.toBeNull()
    // A Message-ID of two mails identifies neither.
    await EmailLog.update({ messageId }, { where: { logType: "driver_application" } })
    expect(await apply({ messageId })).toBeNull()
  })

  test.each([
    ["delivered", { deliveredAt: expect.any(Date), bouncedAt: null }],
    ["delayed", { deliveredAt: null, bouncedAt: null }],
  ] as const)("with the action %s suppresses no address", async (action, marks) => {
    const { messageId } = await mailOf("driver_receipt")
    expect(await apply({ action, kind: null, messageId })).not.toBeNull()
    expect(await mailOf("driver_receipt")).toMatchObject(marks)
    expect([await problem(), await bouncesOf()]).toEqual([null, []])
  })

  test("about a full mailbox suppresses the address only after a permanent failure", async () => {
    const { messageId, id: emailLogId } = await mailOf("driver_receipt")
    await apply({ kind: "SOFT", messageId })
    expect(await problem()).toBeNull()
    await apply({ kind: null, messageId })
    await apply({ kind: "HARD", messageId })
    await apply({ kind: "SOFT", messageId })
    expect(await problem()).not.toBeNull()
    expect(await bouncesOf()).toEqual(["SOFT", "HARD"].map((kind) => ({ emailLogId, kind })))
  })

  test("about a mail to the operator marks the mail, without suppressing the team's address", async () => {
    const { messageId } = await mailOf("driver_application")
    expect(await apply({ messageId, recipient: "leads@example.com" })).toBe("applied")
    expect((await mailOf("driver_application")).bounceKind).toBe("HARD")
    expect([await problem(), await bouncesOf()]).toEqual([null, []])
    expect(await UndeliverableAddress.count()).toBe(0)
  })

  test("about a mail to a trashed lead suppresses the lead's address", async () => {
    const { messageId } = await mailOf("driver_receipt")
    const lead = await DriverApplication.findByPk(leadId, { rejectOnEmpty: true })
    await lead.update({ place: "TRASH" }, { silent: true })
    await apply({ messageId })
    expect(await findSuppression("ANA@example.com ")).not.toBeNull()
    await lead.update({ place: "INBOX" }, { silent: true })
  })
})

describe("a bounced reply to a lead", () => {
  const STANDS = `query ($id: ID!) {
    driverApplication(id: $id) { waitingSince mailReturnedAt answerDueAt }
    driverApplications(filter: { isReturned: true }) { nodes { id } }
    dashboardSummary { kinds { leadType returned } }
    emailLogs(filter: { isReturned: true }) { nodes { type } }
  }`
  const stands = async () => {
    const {
      driverApplication: lead,
      driverApplications,
      dashboardSummary,
      emailLogs,
    } = await app.ask(STANDS, { id: leadId })
    const { returned } = dashboardSummary.kinds.find(({ leadType }: Json) => leadType === "DRIVER_APPLICATION")
    const types = emailLogs.nodes.map(({ type }: Json) => type)
    return { ...lead, listed: driverApplications.nodes.map(({ id }: Json) => id), returned, types }
  }
  const settled = { waitingSince: null, mailReturnedAt: null, answerDueAt: null, listed: [], returned: 0 }
  const noticesOf = async () => {
    const logs = await EmailLog.findAll({ where: { logType: "message_received" }, order: ["id"] })
    return logs.map(({ subject, recipient }) => [subject, recipient])
  }
  const notice = ["Mail to Ana Álvarez came back", "leads@example.com"]
  const reply = async () => {
    const input = { leadType: "DRIVER_APPLICATION", leadId, replyId: crypto.randomUUID(), subject: "Hi", body: "Hello" }
    const REPLY = "mutation ($input: ReplyToLeadInput!) { replyToLead(input: $input) { status } }"
    await app.ask(REPLY, { input: { ...input, setContacted: true } })
    await receiveAllDue()
    return mailOf("driver_reply")
  }

  beforeEach(async () => {
    await DriverApplication.update({ mailReturnedAt: null }, { where: {} })
    await EmailLog.update({ bounceKind: null, bouncedAt: null }, { where: {} })
    await EmailLog.destroy({ where: { logType: "message_received" } })
  })

  test("starts the clock, marks and counts the lead, and notifies its owner once", async () => {
    const { messageId } = await reply()
    expect(await stands()).toEqual({ ...settled, types: [] })
    await apply({ kind: "COMPLAINT", messageId })
    expect(await stands()).toEqual({ ...settled, types: [] })
    const next = await reply()
    await apply({ kind: "SOFT", messageId: next.messageId })
    const since = (await mailOf("driver_reply")).bouncedAt?.toISOString()
    const marked = {
      waitingSince: since,
      mailReturnedAt: since,
      listed: [leadId],
      returned: 1,
      types: ["DRIVER_REPLY"],
    }
    expect(await stands()).toEqual({ ...marked, answerDueAt: expect.any(String) })
    await apply({ kind: "HARD", messageId: next.messageId })
    expect((await stands()).mailReturnedAt).toBe(since)
    expect(await noticesOf()).toEqual([notice])
    await allowMail()
    await reply()
    expect(await stands()).toMatchObject(settled)
  })

  test("no longer marks the lead once it is sent again", async () => {
    const { id, messageId } = await reply()
    await apply({ kind: "SOFT", messageId })
    expect((await stands()).returned).toBe(1)
    await app.ask("mutation ($id: ID!) { resendEmail(id: $id) { emailLog { id } } }", { id })
    expect(await stands()).toMatchObject(settled)
    await receiveAllDue()
    expect(await stands()).toEqual({ ...settled, types: [] })
  })

  test("keeps a running clock, and later replies still notify", async () => {
    const { messageId } = await reply()
    const waitingSince = new Date(Date.now() - 60_000)
    await DriverApplication.update({ waitingSince }, { where: { id: leadId } })
    await apply({ kind: "SOFT", messageId })
    expect((await stands()).waitingSince).toBe(waitingSince.toISOString())
    await inTransaction(async (transaction) => {
      const lead = await DriverApplication.findByPk(leadId, { transaction, rejectOnEmpty: true })
      const message = { kind: "LETTER", direction: "INCOMING", createdAt: new Date(), text: "Yes" } as const
      await onReplyReceived({ kind: driverApplicationKind, lead, message }, transaction)
    })
    expect(await noticesOf()).toEqual([notice, ["Ana Álvarez replied: Yes", "leads@example.com"]])
  })
})

describe("mail to an address that bounced", () => {
  beforeEach(async () => {
    await receiveAllDue()
    await apply({ messageId: (await mailOf("driver_receipt")).messageId })
    await receiveAllDue()
  })

  test("is not sent, and explains why; mail to the operator is sent", async () => {
    leadId = String(await app.apply({ email: "Ana@Example.com" }))
    expect((await receiveAllDue()).map(({ to }) => to)).toEqual([["leads@example.com"]])
    const receipt = await mailOf("driver_receipt")
    expect(receipt).toMatchObject({ status: "failed", dueAt: null, bouncedAt: null })
    const QUERY = "query ($id: ID!) { emailLog(id: $id) { attempts { outcome explanation } } }"
    const { attempts } = (await app.ask(QUERY, { id: String(receipt.id) })).emailLog
    const words =
      /^Mail to this address came back on \w{3} \d+, \d{4}: There is no such mailbox\. Allow mail again to send it\.$/
    expect(attempts).toEqual([{ outcome: "REFUSED", explanation: expect.stringMatching(words) }])
  })

  test("is refused before storing if it is a reply", async () => {
    const input = { leadType: "DRIVER_APPLICATION", leadId, replyId: crypto.randomUUID(), subject: "Hi", body: "Hello" }
    const reply = "mutation ($input: ReplyToLeadInput!) { replyToLead(input: $input) { status } }"
    const message = expect.stringContaining("There is no such mailbox. Allow mail again")
    await expect(app.ask(reply, { input })).rejects.toMatchObject({ code: "CONFLICT", message })
    expect(await EmailLog.count({ where: { logType: "driver_reply" } })).toBe(0)
  })

  test("is sent once allowed, and suppressed again after another bounce", async () => {
    await allowMail()
    expect(await problem()).toBeNull()
    await allowMail()
    const where = { subjectId: leadId, subjectType: "driver_application", type: "lead.mail_allowed" }
    expect(await RecordedEvent.count({ where })).toBe(1)
    const { id, messageId } = await mailOf("driver_receipt")
    const resend = "mutation ($id: ID!) { resendEmail(id: $id) { emailLog { id } } }"
    await app.ask(resend, { id })
    expect((await receiveAllDue()).map(({ to }) => to)).toEqual([["ana@example.com"]])
    expect(await mailOf("driver_receipt")).toMatchObject({ bouncedAt: null, bounceKind: null, bounceReason: null })
    await apply({ messageId })
    expect(await problem()).not.toBeNull()
    leadId = "999999"
    await expect(allowMail()).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("stays unsent until a message from the address reaches the lead's own address", async () => {
    const letter = { kind: "LETTER", matchedBy: "TOKEN", fromAddress: "ana@example.com" } as const
    const lift = (other: object, email = "Ana@example.com") =>
      inTransaction((transaction) => liftSuppression({ ...letter, ...other }, { email }, transaction))
    for (const other of [{ kind: "AUTOMATIC" }, { matchedBy: "ADDRESS" }, { fromAddress: "eve@example.com" }])
      await lift(other)
    // Eve may write to her own lead with a forged sender.
    await lift({}, "eve@example.com")
    expect(await problem()).not.toBeNull()
    await lift({})
    expect(await problem()).toBeNull()
  })

  test("is allowed again once the last lead with the address is deleted", async () => {
    const forget = () => inTransaction((transaction) => deleteUnusedSuppression("ana@example.com", transaction))
    await forget()
    await DriverApplication.update({ place: "TRASH" }, { where: {} })
    await forget()
    expect(await UndeliverableAddress.count()).toBe(1)
    await DriverApplication.unscoped().destroy({ where: {} })
    await forget()
    expect(await UndeliverableAddress.count()).toBe(0)
  })
})

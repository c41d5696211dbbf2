import { beforeEach, describe, expect, test } from "@jest/globals"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { startWithoutMessages } from "../../../testing/mail/mailbox.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadFile } from "../../leads/related/leadFile.model.ts"
import { LeadAddress, LeadMessage } from "../../leads/related/leadMessage.model.ts"
import type { ParsedAttachment, ParsedMessage } from "./parsedMessage.ts"
import { unreadableMessage } from "./parseMessage.ts"
import { storeIncoming } from "./storeIncoming.ts"

const MAILBOX = "leads@example.com"
const TOKEN = "abcdefghijklmnopqrstuvwxyz"

const app = await setUpTestApp()
beforeEach(async () => {
  await startWithoutMessages()
  await startWithoutMail()
  for (const { model } of leadKinds) await model.unscoped().destroy({ where: {} })
})

const question = { messageId: "<1@example.org>", fromAddress: "stranger@example.org", subject: "A question" }
const parsed = (values: Partial<ParsedMessage> = {}): ParsedMessage => ({
  ...unreadableMessage(""),
  ...question,
  recipients: [MAILBOX],
  problem: null,
  ...values,
})

const store = async (values: Partial<ParsedMessage> = {}) => {
  await inTransaction((transaction) => storeIncoming(parsed(values), MAILBOX, transaction))
  return LeadMessage.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })
}

const apply = (email: string) => app.apply({ email })
const withToken = (leadId: number, revokedAt: Date | null = null, token = TOKEN) =>
  LeadAddress.create({ token, leadType: "driver_application", leadId, createdAt: new Date(), revokedAt })
const atLead = (leadId: number, matchedBy: string) => ({ leadType: "driver_application", leadId, matchedBy })
const unmatched = { leadType: null, leadId: null, matchedBy: null }
const toToken = { recipients: [`leads+${TOKEN}@example.com`] }
const place = (id: number, where: "TRASH" | "QUARANTINE") =>
  DriverApplication.unscoped().update({ place: where }, { where: { id } })

describe("an incoming message", () => {
  test("finds its lead by the lead's address, from any sender", async () => {
    const [other, id] = [await apply("stranger@example.org"), await apply("ana@example.org")]
    await withToken(id)
    expect(await store(toToken)).toMatchObject({ ...atLead(id, "TOKEN"), kind: "LETTER" })
    await withToken(other, null, "a".repeat(26))
    const inCopy = `leads+${"a".repeat(26)}@example.com`
    expect(await store({ recipients: [...toToken.recipients, inCopy] })).toMatchObject(atLead(id, "TOKEN"))
    expect(await store({ ...toToken, subject: "Automatic reply: Hello" })).toMatchObject({ kind: "AUTOMATIC" })
  })

  test("finds no lead by a revoked or invented address, or one of another domain", async () => {
    const id = await apply("ana@example.org")
    await withToken(id, new Date())
    expect(await store(toToken)).toMatchObject(unmatched)
    await LeadAddress.update({ revokedAt: null }, { where: {} })
    expect(await store({ recipients: ["leads+zzzzzzzzzzzzzzzzzzzzzzzzzz@example.com"] })).toMatchObject(unmatched)
    expect(await store({ recipients: [`leads+${TOKEN}@example.net`] })).toMatchObject(unmatched)
  })

  test("finds the survivor of a merge, by either address and either sender", async () => {
    const [id, merged] = [await apply("ana@example.org"), await apply("ana@work.example")]
    await withToken(merged)
    const input = { leadType: "DRIVER_APPLICATION", survivorId: String(id), mergedId: String(merged) }
    await app.ask("mutation ($input: MergeLeadsInput!) { mergeLeads(input: $input) { __typename } }", { input })
    expect(await store(toToken)).toMatchObject(atLead(id, "TOKEN"))
    // An address created for the merged lead during the merge.
    await LeadAddress.update({ leadId: merged }, { where: {} })
    expect(await store(toToken)).toMatchObject(atLead(id, "TOKEN"))
    for (const fromAddress of ["ana@example.org", "ana@work.example"])
      expect(await store({ fromAddress })).toMatchObject(atLead(id, "ADDRESS"))
  })

  test("finds the lead of the mail that it replies to, if we sent that mail to the sender", async () => {
    const id = await apply("ana@example.org")
    const toUs = await EmailLog.findOne({ rejectOnEmpty: true })
    const { id: _id, ...values } = toUs.get()
    const reply = "<reply@example.com>"
    await EmailLog.create({ ...values, logType: "driver_reply", messageId: reply, recipient: "ana@example.org" })
    const other = { leadId: await apply("bo@example.org"), messageId: "<first@example.com>" }
    await EmailLog.create({ ...values, ...other, logType: "driver_reply" })
    const references = [other.messageId, reply, "<none@example.com>"]
    expect(await store({ references })).toMatchObject(atLead(id, "REFERENCE"))
    const fifty = [reply, ...Array.from({ length: 49 }, (_, index) => `<none.${index}@example.com>`)]
    expect(await store({ references: fifty })).toMatchObject(atLead(id, "REFERENCE"))
    expect(await store({ references: [...fifty, "<none@example.com>"] })).toMatchObject(unmatched)
    // A reply to our team's notification proves nothing about its sender.
    const toldUs = { references: [toUs.messageId] }
    expect(await store({ ...toldUs, messageId: "<2@example.org>" })).toMatchObject(unmatched)
    expect(await store({ ...toldUs, fromAddress: "ana@example.org" })).toMatchObject(atLead(id, "REFERENCE"))
  })

  test("finds the lead of the message that it answers, unless only an address matched that message", async () => {
    const id = await apply("ana@example.org")
    await withToken(id)
    await store({ ...toToken, messageId: "<proven@example.org>" })
    await store({ fromAddress: "ana@example.org", messageId: "<forged@example.org>" })
    expect(await store({ references: ["<proven@example.org>"] })).toMatchObject(atLead(id, "REFERENCE"))
    expect(await store({ references: ["<forged@example.org>"] })).toMatchObject(unmatched)
  })

  test("finds by its sender's address the only open lead of any kind", async () => {
    const id = await apply("Ana@Example.org")
    expect(await store({ fromAddress: "ana@example.org" })).toMatchObject(atLead(id, "ADDRESS"))
    const again = await apply("ana@example.org")
    expect(await store({ fromAddress: "ana@example.org" })).toMatchObject(unmatched)
    await DriverApplication.destroy({ where: { id: again } })
    await app.inquire({ email: "ana@example.org" })
    expect(await store({ fromAddress: "ana@example.org" })).toMatchObject(unmatched)
    await DriverApplication.update({ status: "rejected" }, { where: { id } })
    const found = { leadType: "advertiser_submission", matchedBy: "ADDRESS" }
    expect(await store({ fromAddress: "ana@example.org" })).toMatchObject(found)
  })

  test.each([
    ["TRASH" as const, "It answers a lead that was deleted."],
    ["QUARANTINE" as const, "It answers a submission that waits in quarantine."],
  ])("stays unmatched if its lead is in %s, with the reason, and reaches no other lead", async (where, problem) => {
    const id = await apply("ana@example.org")
    await apply("stranger@example.org")
    await withToken(id)
    await place(id, where)
    expect(await store(toToken)).toMatchObject({ ...unmatched, problem })
    expect(await store({ fromAddress: "ana@example.org" })).toMatchObject({ ...unmatched, problem: null })
  })
})

describe("a message matched to its lead", () => {
  test("is counted, searchable and reported, and changes the lead", async () => {
    const id = await apply("ana@example.org")
    const before = await DriverApplication.findByPk(id, { rejectOnEmpty: true })
    const message = await store({ fromAddress: "ana@example.org", text: "My van is purple." })
    const lead = await DriverApplication.findByPk(id, { rejectOnEmpty: true })
    expect(lead).toMatchObject({ messageCount: 1, fileCount: 0 })
    expect(lead.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
    expect(lead.get("searchText")).toContain("purple")
    const event = await RecordedEvent.findOne({ where: { type: "lead.message_received", subjectId: String(id) } })
    expect(event).toMatchObject({ subjectType: "driver_application", actorType: "visitor", actorId: null })
    expect(JSON.parse(event?.facts ?? "")).toEqual({ messageId: message.id, kind: "LETTER", matchedBy: "ADDRESS" })
  })

  test.each([MAILBOX, `leads+${TOKEN}@example.com`, "no-reply@example.com"])(
    "a message from our own address %s is automatic and unmatched",
    async (fromAddress) => {
      await apply(fromAddress)
      expect(await store({ fromAddress })).toMatchObject({ ...unmatched, kind: "AUTOMATIC" })
    },
  )
})

describe("attachments of an incoming message", () => {
  const attachment = (name: string, bytes: Buffer) => {
    const contentType = "application/pdf"
    return { name, contentType, size: bytes.length, bytes, leftOut: null } satisfies ParsedAttachment
  }

  test("are files of the lead, up to 20 of 10 MB; others stay in the mailbox and are listed", async () => {
    const id = await apply("ana@example.org")
    const attachments = [
      attachment("large.pdf", Buffer.alloc(10_000_001)),
      { ...attachment("broken.pdf", Buffer.alloc(1)), bytes: null, leftOut: "UNREADABLE" as const },
      ...Array.from({ length: 21 }, (_, index) => attachment(`${index}.pdf`, Buffer.from(`%PDF-${index}`))),
    ]
    const message = await store({ fromAddress: "ana@example.org", attachments })
    expect(message.attachments.map(({ leftOut }) => leftOut)).toEqual([
      "TOO_LARGE",
      "UNREADABLE",
      ...Array.from({ length: 20 }, () => null),
      "TOO_MANY",
    ])
    expect(await LeadFile.count({ where: { leadId: id, messageId: message.id } })).toBe(20)
    expect(await DriverApplication.findByPk(id)).toMatchObject({ fileCount: 20 })
  })

  test("wait with an unmatched message, and are stored once if the lead has them", async () => {
    const attachments = [attachment("card.pdf", Buffer.from("%PDF-card"))]
    await store({ attachments })
    expect(await LeadFile.findAll()).toMatchObject([{ leadType: null, leadId: null, name: "card.pdf" }])
    const id = await apply("ana@example.org")
    const one = await store({ fromAddress: "ana@example.org", attachments })
    const two = await store({ fromAddress: "ana@example.org", attachments })
    expect(two.attachments[0]?.fileId).toBe(one.attachments[0]?.fileId)
    expect(await LeadFile.count({ where: { leadId: id } })).toBe(1)
  })
})

test("texts longer than their column are truncated, and identifiers longer than theirs omitted", async () => {
  const subject = `${"x".repeat(511)}😀`
  const message = await store({ subject, fromName: "n".repeat(300), messageId: `<${"m".repeat(600)}>` })
  expect(message.subject).toBe("x".repeat(511))
  expect(message.fromName).toHaveLength(255)
  expect(message.messageId).toBeNull()
})

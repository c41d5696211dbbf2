import { beforeEach, describe, expect, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { indexPending } from "../../../platform/search/searchIndexer.ts"
import { eventsOf } from "../../../testing/events/eventsOf.ts"
import { advertiser, driver } from "../../../testing/factories/leadWork.ts"
import { fileWith, storeIncoming } from "../../../testing/mail/incoming.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import type { LeadKey } from "../../leads/lead/leadKind.ts"
import { LeadFile, LeadFileBytes, LeadFilePreview } from "../../leads/related/leadFile.model.ts"
import { LeadMessage } from "../../leads/related/leadMessage.model.ts"

let ana: LeadKey
let ben: LeadKey
let spot: LeadKey

const app = await setUpTestApp()
const token = await app.login()
beforeEach(async () => {
  await startWithoutMail()
  await LeadFilePreview.destroy({ where: {} })
  await LeadFileBytes.destroy({ where: {} })
  await LeadFile.destroy({ where: {} })
  await LeadMessage.destroy({ where: {} })
  ana = driver(await app.apply({ name: "Ana" }))
  ben = driver(await app.apply({ name: "Ben" }))
  spot = advertiser(await app.inquire())
})

const MESSAGE = `id direction kind matchedBy fromName fromAddress subject text quotedText html problem sentAt createdAt
  lead { type id name } emailLog { id } attachments { name contentType size leftOut file { id name } }`
const LEAD = `id messageCount fileCount waitingSince updatedAt`
const FIELDS = `message { ${MESSAGE} } lead { ... on DriverApplication { ${LEAD} } ... on AdvertiserSubmission { ${LEAD} } }`
const ATTACH = `mutation ($id: ID!, $leadType: LeadType!, $leadId: ID!) {
  attachMessage(id: $id, leadType: $leadType, leadId: $leadId) { ${FIELDS} } }`
const DETACH = `mutation ($id: ID!) { detachMessage(id: $id) { ${FIELDS} } }`
const DISCARD = "mutation ($id: ID!) { discardMessage(id: $id) { id } }"

const attach = async ({ id }: LeadMessage, { leadType, leadId }: LeadKey) =>
  (await app.ask(ATTACH, { id: String(id), leadType: leadType.toUpperCase(), leadId: String(leadId) })).attachMessage
const detach = async ({ id }: LeadMessage) => (await app.ask(DETACH, { id: String(id) })).detachMessage
const discard = ({ id }: LeadMessage) => app.ask(DISCARD, { id: String(id) })

const unmatched = async (page: Json = {}) => {
  const query = `query ($first: Int, $after: String) { unmatchedMessages(first: $first, after: $after) {
    totalCount nodes { ${MESSAGE} } pageInfo { hasNextPage endCursor } } }`
  return (await app.ask(query, page)).unmatchedMessages
}

const messagesOf = async ({ leadId }: LeadKey, page: Json = {}) => {
  const query = `query ($id: ID!, $first: Int, $after: String) { driverApplication(id: $id) { ${LEAD}
    messages(first: $first, after: $after) { totalCount nodes { ${MESSAGE} } pageInfo { hasNextPage endCursor } } } }`
  return (await app.ask(query, { id: String(leadId), ...page })).driverApplication
}

/** Files of a lead, or unmatched ones, with their message and content. */
const filesOf = async (lead: LeadKey | null) => {
  const where = lead ? { ...lead } : { leadType: null, leadId: null }
  const files = await LeadFile.findAll({ where, order: ["id"] })
  return Promise.all(
    files.map(async ({ id, name, messageId }) => {
      const bytes = await LeadFileBytes.findByPk(id, { rejectOnEmpty: true })
      return [name, messageId, bytes.data.toString("latin1").split("\n")[1]]
    }),
  )
}

const isFound = async (search: string, { leadId }: LeadKey) => {
  while ((await indexPending()) > 0);
  const query = "query ($search: String) { driverApplications(filter: { search: $search }) { nodes { id } } }"
  return (await app.ask(query, { search })).driverApplications.nodes.some(({ id }: Json) => Number(id) === leadId)
}

describe("the messages of a lead", () => {
  test("are paged oldest first, with attachments", async () => {
    const first = await storeIncoming(ana, { text: "One", html: "<p>One</p>" }, { "card.pdf": fileWith("card") })
    await storeIncoming(ben, { text: "Of somebody else" })
    await storeIncoming(ana, { text: "Two", kind: "AUTOMATIC" })
    const { messages, ...counted } = await messagesOf(ana, { first: 1 })
    expect({ ...counted, ...messages }).toMatchObject({
      messageCount: 2,
      fileCount: 1,
      waitingSince: null,
      totalCount: 2,
    })
    expect(messages.nodes).toMatchObject([
      {
        id: String(first.id),
        direction: "INCOMING",
        kind: "LETTER",
        matchedBy: "TOKEN",
        fromAddress: "ana@example.com",
        text: "One",
        html: "<p>One</p>",
        lead: { type: "DRIVER_APPLICATION", id: String(ana.leadId), name: "Ana" },
        emailLog: null,
        attachments: [{ name: "card.pdf", contentType: "application/pdf", leftOut: null, file: { name: "card.pdf" } }],
      },
    ])
    const rest = (await messagesOf(ana, { after: messages.pageInfo.endCursor })).messages
    expect(rest).toMatchObject({ nodes: [{ text: "Two", kind: "AUTOMATIC" }], pageInfo: { hasNextPage: false } })
  })

  test("include the logged text of our mails, and an attachment without its file once that is deleted", async () => {
    const mail = await EmailLog.findOne({ where: { leadId: ana.leadId, logType: "driver_application" } })
    await storeIncoming(ana, { direction: "OUTGOING", emailLogId: mail?.id ?? 0, text: "", subject: "" })
    await storeIncoming(ana, { direction: "OUTGOING", emailLogId: 4_000_000, text: "", subject: "" })
    const message = await storeIncoming(ana, {}, { "card.pdf": fileWith("card") })
    await LeadFile.destroy({ where: { messageId: message.id } })
    const { messages } = await messagesOf(ana)
    expect(messages.nodes).toMatchObject([
      { emailLog: { id: String(mail?.id) }, subject: mail?.subject, text: expect.stringContaining("Ana") },
      { direction: "OUTGOING", emailLog: null, text: "" },
      { attachments: [{ name: "card.pdf", file: null }] },
    ])
  })
})

test("REST lists a lead's messages, and lists of leads count them", async () => {
  await storeIncoming(ana, { text: "One" }, { "card.pdf": fileWith("card") })
  await storeIncoming(ana, { text: "Two" })
  const path = `/api/admin/drivers/${ana.leadId}`
  const { body, headers } = await app.rest("GET", `${path}/messages`, undefined, { token })
  expect([headers.get("x-total-count"), body.map(({ text }: Json) => text)]).toEqual(["2", ["One", "Two"]])
  expect(body[0]).toMatchObject({ kind: "LETTER", attachments: [{ name: "card.pdf", file_id: expect.any(Number) }] })
  const page = await app.rest("GET", `${path}/messages?limit=1`, undefined, { token })
  expect([page.body.length, page.headers.get("link")]).toEqual([1, expect.stringContaining("cursor=")])
  expect((await app.rest("GET", "/api/admin/drivers/999999/messages", undefined, { token })).status).toBe(404)
  const lead = (await app.rest("GET", path, undefined, { token })).body
  expect(lead).toMatchObject({ message_count: 2, file_count: 1, waiting_since: null })
})

describe("a message that found no lead", () => {
  test("is attached with its files, counted, searchable and reported", async () => {
    const files = { "card.pdf": fileWith("card"), "b.pdf": fileWith("b") }
    const first = await storeIncoming(null, { text: "Zanzibar" }, files)
    const second = await storeIncoming(null, { text: "Later" })
    expect((await unmatched({ first: 1 })).nodes).toMatchObject([{ id: String(first.id), lead: null, matchedBy: null }])
    expect((await unmatched()).totalCount).toBe(2)
    expect(await isFound("zanzibar", ana)).toBe(false)
    const { updatedAt } = await messagesOf(ana)
    const { message, lead } = await attach(first, ana)
    expect(message).toMatchObject({ matchedBy: "PERSON", lead: { id: String(ana.leadId) } })
    expect(message.attachments.map(({ file }: Json) => file.name)).toEqual(["card.pdf", "b.pdf"])
    expect(lead).toMatchObject({ id: String(ana.leadId), messageCount: 1, fileCount: 2 })
    expect(lead.updatedAt > updatedAt).toBe(true)
    expect(await eventsOf(ana.leadId)).toContainEqual(["lead.message_attached", { messageId: first.id }])
    expect(await isFound("zanzibar", ana)).toBe(true)
    expect(await isFound("card.pdf", ana)).toBe(true)
    expect((await unmatched()).nodes).toMatchObject([{ id: String(second.id) }])
    // Of two concurrent requests, the second may fail because the message has moved.
    const answers = await Promise.all([1, 2].map(() => attach(second, ana).catch(() => null)))
    expect(answers).toContainEqual(expect.objectContaining({ message: expect.anything() }))
    await attach(second, ana)
    const attached = (await eventsOf(ana.leadId)).filter(([type]) => type === "lead.message_attached")
    expect(attached).toHaveLength(2)
  })

  test("shares files that the lead already has", async () => {
    const other = await storeIncoming(ana, {}, { "mine.pdf": fileWith("card") })
    const message = await storeIncoming(null, {}, { "card.pdf": fileWith("card"), "same.pdf": fileWith("card") })
    const { message: attached, lead } = await attach(message, ana)
    expect(attached.attachments.map(({ name, file }: Json) => [name, file.name])).toEqual([
      ["card.pdf", "mine.pdf"],
      ["same.pdf", "mine.pdf"],
    ])
    expect(lead.fileCount).toBe(1)
    expect(await filesOf(ana)).toEqual([["mine.pdf", other.id, "card"]])
    expect(await LeadFileBytes.count()).toBe(1)
  })

  test("is discarded with its files; only its event remains", async () => {
    const message = await storeIncoming(null, {}, { "card.pdf": fileWith("card") })
    expect(await discard(message)).toEqual({ discardMessage: { id: expect.any(String) } })
    expect([await LeadMessage.count(), await LeadFile.count(), await LeadFileBytes.count()]).toEqual([0, 0, 0])
    expect(await eventsOf(message.id, "message")).toEqual([["message.discarded", { messageId: message.id }]])
    await expect(discard(message)).rejects.toMatchObject({ code: "NOT_FOUND" })
    await expect(discard(await storeIncoming(ana))).rejects.toMatchObject({ code: "NOT_FOUND" })
  })
})

describe("a message attached to the wrong lead", () => {
  test("moves to another with its files", async () => {
    const message = await storeIncoming(ana, { text: "Zanzibar" }, { "card.pdf": fileWith("card") })
    const { lead } = await attach(message, spot)
    expect(lead).toMatchObject({ id: String(spot.leadId), messageCount: 1, fileCount: 1 })
    expect(await messagesOf(ana)).toMatchObject({ messageCount: 0, fileCount: 0, messages: { nodes: [] } })
    expect(await filesOf(spot)).toEqual([["card.pdf", message.id, "card"]])
    expect(await isFound("zanzibar", ana)).toBe(false)
    expect((await eventsOf(ana.leadId)).at(-1)).toEqual(["lead.message_detached", { messageId: message.id }])
    expect((await eventsOf(spot.leadId, spot.leadType)).at(-1)?.[0]).toBe("lead.message_attached")
  })

  test("is unmatched when detached, and copies shared files", async () => {
    const first = await storeIncoming(ana, {}, { "card.pdf": fileWith("card") })
    const second = await storeIncoming(ana, {}, { "again.pdf": fileWith("card") })
    const [file] = await LeadFile.findAll()
    await LeadFilePreview.create({ fileId: file?.id ?? 0, data: Buffer.from("\npreview") })
    const { message, lead } = await detach(first)
    expect([message.lead, message.matchedBy, lead.messageCount, lead.fileCount]).toEqual([null, null, 1, 1])
    expect(await filesOf(null)).toEqual([["card.pdf", first.id, "card"]])
    expect(await filesOf(ana)).toEqual([["card.pdf", second.id, "card"]])
    expect(await LeadFilePreview.count()).toBe(2)
    await detach(second)
    expect(await filesOf(ana)).toEqual([])
    await expect(detach(second)).rejects.toMatchObject({ code: "NOT_FOUND" })
    // A colleague's file stays.
    const third = await storeIncoming(ben, {}, { "card.pdf": fileWith("card") })
    await LeadFile.update({ addedBy: "COLLEAGUE", messageId: null }, { where: { leadId: ben.leadId } })
    await detach(third)
    expect([await filesOf(ben), await filesOf(null)]).toMatchObject([{ length: 1 }, { length: 3 }])
  })

  test("no longer makes its former lead wait, unless another message waits", async () => {
    const waitingSince = (since: Date) =>
      DriverApplication.update({ waitingSince: since }, { where: { id: ana.leadId } })
    const [one, two] = [new Date("2026-11-01T10:00:00.000Z"), new Date("2026-11-02T10:00:00.000Z")]
    const first = await storeIncoming(ana, { createdAt: one })
    const second = await storeIncoming(ana, { createdAt: two })
    await waitingSince(one)
    expect((await detach(first)).lead.waitingSince).toBe(two.toISOString())
    expect((await detach(second)).lead.waitingSince).toBeNull()
    // A lead that waits for another reason, such as an import, keeps waiting.
    const third = await storeIncoming(ana, { createdAt: two })
    const before = new Date(one.getTime() - 60_000)
    await waitingSince(before)
    expect((await detach(third)).lead.waitingSince).toBe(before.toISOString())
  })

  test("is not moved if it is a sent mail, or if the other lead is unknown", async () => {
    const sent = await storeIncoming(ana, { direction: "OUTGOING" })
    await expect(detach(sent)).rejects.toMatchObject({ code: "CONFLICT" })
    await expect(attach(sent, ben)).rejects.toMatchObject({ code: "CONFLICT" })
    const message = await storeIncoming(null)
    await expect(attach(message, { ...ana, leadId: 999_999 })).rejects.toMatchObject({ code: "NOT_FOUND" })
    expect((await unmatched()).nodes).toHaveLength(1)
  })
})

test("concurrent moves between the same leads do not deadlock", async () => {
  const one = await storeIncoming(ana)
  const other = await storeIncoming(ben)
  await Promise.all([attach(one, ben), attach(other, ana)])
  expect((await messagesOf(ana)).messages.nodes).toMatchObject([{ id: String(other.id) }])
  expect((await messagesOf(ben)).messages.nodes).toMatchObject([{ id: String(one.id) }])
})

test("pages of the longest mails end at 4 MB, and an answer at 10 MB", async () => {
  const longest = { text: "€".repeat(100_000), quotedText: "€".repeat(100_000), html: "x".repeat(300_000) }
  for (let count = 0; count < 14; count += 1) await storeIncoming(null, longest)
  const found: unknown[] = []
  for (let after = null, hasNext = true; hasNext; ) {
    const { nodes, pageInfo } = await unmatched({ first: 100, after })
    expect(JSON.stringify(nodes).length).toBeLessThan(4_000_000)
    found.push(...nodes)
    after = pageInfo.endCursor
    hasNext = pageInfo.hasNextPage
  }
  expect(found).toHaveLength(14)
  const page = "unmatchedMessages(first: 100) { nodes { text } }"
  const { errors } = await app.graphql(`{ a: ${page} b: ${page} c: ${page} }`, {}, { token })
  expect(errors).toMatchObject([{ path: ["c"], extensions: { code: "PAYLOAD_TOO_LARGE" } }])
})

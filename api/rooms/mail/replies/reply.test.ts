import { beforeEach, describe, expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { UNSTORED_TOKEN } from "../../../platform/text/unstoredToken.ts"
import { addMessages } from "../../../testing/factories/mail.ts"
import { configureMail, receiveAllDue, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp, type Values } from "../../../testing/testApp.ts"
import { User } from "../../accounts/users/user.model.ts"
import { CmsBlock } from "../../content/cms/cmsBlock.model.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadFileRequest } from "../../leads/related/leadFile.model.ts"
import { LeadMessage } from "../../leads/related/leadMessage.model.ts"
import { openToken } from "../../leads/status/statusLink.ts"
import { findPersonMails } from "../../privacy/erasure/findPerson.ts"
import { hashOfAddress } from "../bounces/suppressionList.ts"
import { UndeliverableAddress } from "../bounces/undeliverable.model.ts"

let leadId: string

const app = await setUpTestApp()
const token = await app.login()
beforeEach(async () => {
  await startWithoutMail()
  // One address gets a few receipts a day.
  await database().query("DELETE FROM rate_limits")
  configureMail(smtpSettings(1), { areReceiptsOn: true })
  await User.update({ name: "Olivia Park", email: null }, { where: { username: "admin" } })
  leadId = await apply()
})

const apply = async (values: Values = {}) => String(await app.apply(values))

const START = `query ($leadType: LeadType!, $leadId: ID!) { replyStart(leadType: $leadType, leadId: $leadId) {
  isMailConfigured to from replyTo subject body templates { name subject body requestFile }
} }`
const start = async (variables: Json = {}): Promise<Json> =>
  (await app.ask(START, { leadType: "DRIVER_APPLICATION", leadId, ...variables })).replyStart

const REPLY = `mutation ($input: ReplyToLeadInput!) { replyToLead(input: $input) {
  status emailLog { id type status subject recipient replyTo fromName body html messageId lead { type id } }
} }`
const answerOf = (input: Json) => ({
  leadType: "DRIVER_APPLICATION",
  leadId,
  replyId: crypto.randomUUID(),
  subject: "Your next steps",
  body: "Hi Ana,\n\nwelcome < aboard.\n\nOlivia Park",
  ...input,
})
const reply = (input: Json = {}) => app.graphql(REPLY, { input: answerOf(input) }, { token })
const refusalOf = async (input: Json) => {
  const { extensions, message } = (await reply(input)).errors?.[0] ?? {}
  return [extensions?.code, message]
}

const repliesSent = () => EmailLog.count({ where: { logType: "driver_reply", leadId: Number(leadId) } })
const eventsOfLead = async () => {
  const where = { subjectType: "driver_application", subjectId: leadId }
  const events = await RecordedEvent.findAll({ where, order: ["id"] })
  return events.map(({ type, facts }) => [type, JSON.parse(facts)])
}
const LEAD = "query ($id: ID!) { driverApplication(id: $id) { status emails { type } } }"
const shownLead = async () => (await app.ask(LEAD, { id: leadId })).driverApplication
const deliver = async () => (await receiveAllDue()).filter(({ to }) => !to.includes("leads@example.com"))

const saveTemplates = async (change: object) => {
  const block = await CmsBlock.findOne({ where: { page: "replies", sectionId: "drivers" }, rejectOnEmpty: true })
  const { content: before, id } = block
  const save = (content: object) => app.rest("PUT", `/api/cms/blocks/${id}`, { content }, { token })
  return { ...(await save({ ...before, ...change })), restore: () => save(before) }
}

describe("the initial text of a reply", () => {
  test.each(leadKinds)("has every field of its templates filled in for a $type", async (kind) => {
    const lead = await kind.model.create({ ...kind.example, id: undefined })
    const { templates, body } = await start({ leadType: kind.name, leadId: String(lead.id) })
    expect(templates.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(templates)).not.toMatch(/[{}]{2}|\{\w+\}/)
    for (const template of templates) expect(template.body).toMatch(/^Hi \w+,\n\n[\s\S]+\n\nOlivia Park\nFarelight$/)
    expect(body).toMatch(/^Hi \w+,\n\n\n\nOlivia Park\nFarelight$/)
  })

  test("says 'vehicle' if the lead describes none", async () => {
    await DriverApplication.update({ vehicleYear: "", vehicleMake: "", vehicleModel: "" }, { where: { id: leadId } })
    expect(JSON.stringify((await start()).templates)).toContain("Your vehicle is what we're looking for")
  })

  test("uses current content, with facts of the page `global`, and escapes braces of the lead", async () => {
    const templates = [{ name: "Own", subject: "For {name}", body: "{promise}, {cities} cities, {brand}, {city}" }]
    const { restore } = await saveTemplates({ templates })
    leadId = await apply({ name: "{brand} Ana", city: "Reno" })
    const body = "Hi {brand},\n\n48 hours, 12 cities, Farelight, Reno\n\nOlivia Park\nFarelight"
    expect((await start()).templates).toEqual([{ name: "Own", subject: "For {brand} Ana", body, requestFile: null }])
    await restore()
  })

  test("names its sender, and continues the lead's last thread", async () => {
    const { templates, ...values } = await start()
    expect(values).toMatchObject({
      isMailConfigured: true,
      from: "Olivia Park via Farelight",
      replyTo: "leads@example.com",
      subject: "Re: We've received your application",
    })
    expect(templates.flatMap(({ requestFile }: Json) => requestFile ?? [])).toEqual(["Your insurance card"])
    await User.update({ email: "olivia@example.com" }, { where: { username: "admin" } })
    await reply({ subject: "Re: One thing" })
    expect(await start()).toMatchObject({ replyTo: "olivia@example.com", subject: "Re: One thing" })
    expect(await start({ leadId: "999999" })).toBeNull()
  })
})

test("a reply template with an unknown placeholder is refused", async () => {
  for (const written of ["{nme}", "{First name}", "{{name}}", "{name", "{company}"]) {
    const { status, body } = await saveTemplates({ greeting: `Hi ${written}` })
    expect([written, status, body.errors[0].field]).toEqual([written, 400, "content.greeting"])
    expect(body.message).toMatch(/^Nothing is filled in for \{.*You can use .*\{first_name\}, .*\{operator\}/)
  }
})

describe("replying to a lead", () => {
  const name = 'Olivia "Liv" Pärk via Farelight'

  test("adds a message to the lead and to its count, and ends the wait", async () => {
    await User.update({ name: 'Olivia\u202e"Liv" Pärk' }, { where: { username: "admin" } })
    await DriverApplication.update({ waitingSince: new Date() }, { where: { id: leadId } })
    const { status, emailLog } = (await reply()).data.replyToLead
    const lead = { type: "DRIVER_APPLICATION", id: leadId }
    expect([status, emailLog]).toMatchObject([
      "PENDING",
      { type: "DRIVER_REPLY", status: "QUEUED", fromName: name, lead },
    ])
    const mail = {
      emailLogId: Number(emailLog.id),
      messageId: emailLog.messageId,
      subject: "Your next steps",
      text: "",
    }
    expect(await LeadMessage.findAll({ where: { leadId: Number(leadId) } })).toMatchObject([
      { direction: "OUTGOING", kind: "LETTER", ...mail, attachments: [], fromName: name, matchedBy: null },
    ])
    expect(await DriverApplication.findByPk(leadId)).toMatchObject({ messageCount: 1, waitingSince: null })
  })

  test("sends the text from the operator, in the lead's thread", async () => {
    await User.update({ name: 'Olivia\u202e"Liv" Pärk', email: "olivia@example.com" }, { where: { username: "admin" } })
    const { emailLog } = (await reply()).data.replyToLead
    await reply({ subject: "One more thing" })
    const [receipt, one, two] = (await deliver()).map(({ mail }) => mail)
    expect(receipt?.headers.get("auto-submitted")).toBe("auto-generated")
    expect(one).toMatchObject({
      from: { value: [{ name, address: "no-reply@example.com" }] },
      to: { value: [{ address: "ana@example.com" }] },
      replyTo: { value: [{ address: "olivia@example.com" }] },
      subject: "Your next steps",
      text: expect.stringContaining("welcome < aboard."),
      html: expect.stringContaining("welcome &lt; aboard.<br><br>Olivia Park"),
      messageId: emailLog.messageId,
      inReplyTo: receipt?.messageId,
      references: receipt?.messageId,
    })
    expect(one?.headers.has("auto-submitted")).toBe(false)
    expect(two).toMatchObject({ inReplyTo: one?.messageId, references: [receipt?.messageId, one?.messageId] })
    await User.update({ name: "Somebody Else" }, { where: { username: "admin" } })
    await app.ask("mutation ($id: ID!) { resendEmail(id: $id) { emailLog { id } } }", { id: emailLog.id })
    const [again] = await deliver()
    expect(again?.mail.from?.value).toEqual(one?.from?.value)
    expect([again?.mail.messageId, again?.mail.inReplyTo]).toEqual([one?.messageId, one?.inReplyTo])
  })

  test("answers the sender's last message, under any subject", async () => {
    await addMessages(
      { leadType: "driver_application", leadId: Number(leadId) },
      { subject: "Hello", messageId: "<0@mail.example>" },
      { subject: "RE: re: Parking", messageId: "<1@mail.example>" },
      { subject: "RE: re: Parking", messageId: "<2@x> <bad>" },
      { kind: "AUTOMATIC", subject: "Away", messageId: "<3@mail.example>" },
    )
    expect((await start()).subject).toBe("Re: Parking")
    await reply()
    await reply({ subject: "One more thing" })
    const [receipt, one, two] = (await deliver()).map(({ mail }) => mail)
    expect(one?.inReplyTo).toBe("<1@mail.example>")
    const earlier = [receipt?.messageId, "<0@mail.example>"]
    expect(one?.references).toEqual([...earlier, "<1@mail.example>"])
    expect(two?.references).toEqual([...earlier, one?.messageId, "<1@mail.example>"])
  })

  test.each([
    ["en", "What we need from you: Your insurance card\nSend it here: http://127.0.0.1:4000/status/"],
    ["es", "Lo que necesitamos de usted: Your insurance card\nEnvíelo aquí: http://127.0.0.1:4000/es/status/"],
  ])("requests a file in the lead's language, with a link only in the mail: %s", async (locale, words) => {
    leadId = await apply({ locale })
    const requestFile = " Your insurance card "
    const input = { requestFile, replyId: crypto.randomUUID() }
    const { emailLog } = (await reply(input)).data.replyToLead
    expect((await reply(input)).data.replyToLead.emailLog.id).toBe(emailLog.id)
    expect(emailLog.body).toBe(`Hi Ana,\n\nwelcome < aboard.\n\nOlivia Park\n\n${words}${UNSTORED_TOKEN}`)
    const link = (await deliver()).map(({ mail }) => mail.text?.match(/\/status\/(d\d+-[\w-]{43})\s*$/)?.[1]).at(-1)
    expect(await openToken(link ?? "")).toMatchObject({ id: Number(leadId) })
    const requests = await LeadFileRequest.findAll({ where: { leadId: Number(leadId) } })
    expect(requests).toMatchObject([{ what: "Your insurance card", answeredAt: null, canceledAt: null }])
    // A repeat, in any case, reminds of the open request.
    await reply({ requestFile: requestFile.toUpperCase() })
    expect(await LeadFileRequest.count({ where: { leadId: Number(leadId) } })).toBe(1)
    const asked = (await eventsOfLead()).filter(([type]) => type === "lead.file_requested")
    expect(asked).toEqual([["lead.file_requested", { requestId: requests[0]?.id }]])
  })

  test("sends one mail for repeated requests, and sets a status on request, with one event each", async () => {
    const input = { replyId: crypto.randomUUID(), setContacted: true, expectedStatus: "PENDING" }
    const answers = await Promise.all([1, 2, 3].map(() => reply(input)))
    const [{ emailLog }, ...others] = answers.map(({ data }) => data.replyToLead)
    expect(others).toMatchObject(Array(2).fill({ status: "CONTACTED", emailLog: { id: emailLog.id } }))
    const emails = expect.arrayContaining([{ type: "DRIVER_REPLY" }])
    expect(await shownLead()).toEqual({ status: "CONTACTED", emails })
    expect((await eventsOfLead()).slice(1)).toEqual([
      ["lead.replied", { emailLogId: Number(emailLog.id) }],
      ["driver_application.status_changed", { from: "pending", to: "contacted" }],
    ])
    const sent = expect.stringContaining("already sent, with another text")
    expect(await refusalOf({ ...input, body: "Something else" })).toEqual(["CONFLICT", sent])
    const moved = "This driver application is now contacted."
    expect(await refusalOf({ expectedStatus: "PENDING" })).toEqual(["CONFLICT", moved])
    expect(await repliesSent()).toBe(1)
  })

  test("is refused without a mail server, and nothing changes", async () => {
    configureMail(null)
    expect((await start()).isMailConfigured).toBe(false)
    expect(await refusalOf({ setContacted: true })).toEqual(["CONFLICT", expect.stringContaining("Set SMTP_URL")])
    expect(await repliesSent()).toBe(0)
    expect((await shownLead()).status).toBe("PENDING")
  })

  test.each([
    ["an unknown lead", { leadId: "999999" }, "NOT_FOUND", "driver application"],
    ["a line break in the subject", { subject: "Hi\r\nBcc: all@example.com" }, "BAD_USER_INPUT", "single line"],
    ["a subject that would be cut off", { subject: "x".repeat(151) }, "BAD_USER_INPUT", "up to 150"],
    ["an empty text", { body: " \n " }, "BAD_USER_INPUT", "Text is required"],
    ["what a template left in braces", { body: "Hi {first_name}" }, "BAD_USER_INPUT", "Replace {first_name}"],
    ["a file in many words", { requestFile: "x".repeat(101) }, "BAD_USER_INPUT", "up to 100"],
    ["a file on two lines", { requestFile: "a\nb" }, "BAD_USER_INPUT", "single line"],
    ["an id that is none", { replyId: "1" }, "BAD_USER_INPUT", "UUID"],
  ])("refuses %s", async (_case, input, code, message) => {
    expect(await refusalOf(input)).toEqual([code, expect.stringContaining(message)])
  })
})

test("reply templates need permission for content, and are on no page of the site", async () => {
  const pagesFor = async (asking = {}) =>
    (await app.rest("GET", "/api/cms/blocks", undefined, asking)).body.map(({ page }: Json) => page)
  expect(await pagesFor()).toContain("home")
  expect(await pagesFor()).not.toContain("replies")
  expect(await pagesFor({ token })).toContain("replies")
  const { id } = await CmsBlock.findOne({ where: { page: "replies" }, rejectOnEmpty: true })
  const query = 'query ($id: ID!) { cmsBlock(id: $id) { id } cmsBlocks(page: "replies") { id } }'
  expect(await app.ask(query, { id }, {})).toEqual({ cmsBlock: null, cmsBlocks: [] })
  expect(JSON.stringify((await app.rest("GET", "/sitemap.xml")).body)).not.toContain("replies")
})

describe("a reply to a message without a lead", () => {
  const ANSWER = `mutation ($input: ReplyToMessageInput!) {
    replyToMessage(input: $input) { emailLog { type recipient subject body lead { id } } }
  }`
  const answer = (id: number, body = "We only serve Texas.") =>
    app.graphql(ANSWER, { input: { id: String(id), body } }, { token })
  const codeOf = async (id: number, body?: string) => (await answer(id, body)).errors?.[0]?.extensions.code
  const wait = async (values: object = {}) => Number((await addMessages(null, { ...letter, ...values }))[0]?.id)
  const letter = { fromName: "Nora", fromAddress: "nora@example.com", subject: "Ads", text: "How much?\nToday." }

  test("quotes the message in its thread, removes it from the list, and is sent once", async () => {
    const id = await wait({ messageId: "<one@example.com>" })
    const { data } = await answer(id)
    expect(data.replyToMessage.emailLog).toEqual({
      type: "MESSAGE_REPLY",
      recipient: "nora@example.com",
      subject: "Re: Ads",
      body: "We only serve Texas.\n\nNora wrote:\n> How much?\n> Today.",
      lead: null,
    })
    expect(await codeOf(id)).toBe("NOT_FOUND")
    expect(await LeadMessage.count({ where: { id } })).toBe(0)
    const [mail, ...others] = (await deliver()).filter(({ to }) => to.includes("nora@example.com"))
    expect(others).toEqual([])
    expect(mail?.raw).toMatch(/^In-Reply-To: <one@example.com>/m)
    const event = await RecordedEvent.findOne({ where: { type: "message.answered" }, rejectOnEmpty: true })
    expect(Number(event.subjectId)).toBe(id)
  })

  test("is refused without a text, a sender or a mail server, and to a suppressed address; the message stays", async () => {
    const [id, anonymous] = [await wait(), await wait({ fromAddress: null })]
    expect(await codeOf(id, " ")).toBe("BAD_USER_INPUT")
    expect(await codeOf(anonymous)).toBe("CONFLICT")
    const address = { addressHash: hashOfAddress("nora@example.com"), emailLogId: null, reason: "No such user" }
    await UndeliverableAddress.create({ ...address, bouncedAt: new Date() })
    expect(await codeOf(id)).toBe("CONFLICT")
    await UndeliverableAddress.destroy({ where: {} })
    configureMail(null)
    expect(await codeOf(id)).toBe("CONFLICT")
    expect(await LeadMessage.count({ where: { id: [id, anonymous] } })).toBe(2)
  })

  test("belongs to the message's sender when that person is erased", async () => {
    await answer(await wait({ fromAddress: "olu@example.com" }))
    expect(await findPersonMails({ email: "olu@example.com", phone: null })).toHaveLength(1)
  })
})

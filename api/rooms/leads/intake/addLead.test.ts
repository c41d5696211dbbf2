import { randomUUID } from "node:crypto"
import { describe, expect, test } from "@jest/globals"
import type { StoredAttachment } from "../../../contract/mail/messages.ts"
import { tellOfLead } from "../../../contract/record/eventSentence.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { createAccount } from "../../../testing/accounts/accounts.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { advertiserForm, driverForm } from "../../../testing/forms.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { readEvent } from "../../accounts/team/team.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { LeadFile } from "../files/leadFile.model.ts"
import { storeFile } from "../files/storedFiles.ts"
import { LeadMessage } from "../messages/leadMessage.model.ts"

const app = await setUpTestApp()
const kim = await createAccount(app, { role: "MANAGER" })
changeSettings("email", { areReceiptsOn: true })

const caller = {
  name: "Cal Ler",
  email: "cal@example.com",
  phone: "213 555 0177",
  city: "Phoenix",
  platform: "LYFT",
  vehicleYear: "2022",
  vehicleMake: "Kia",
  vehicleModel: "Niro",
}

const ADD = `mutation ($input: SubmitDriverApplicationInput!, $source: String, $sendReceipt: Boolean, $ownerId: ID, $messageId: ID) {
  addDriverApplication(input: $input, source: $source, sendReceipt: $sendReceipt, ownerId: $ownerId, messageId: $messageId) {
    driverApplication {
      id name status source { source campaign } owner { id } termsAcceptance { version } answerDueAt messageCount fileCount
      history { summary actorName isArrival messageId }
    }
  }
}`

const add = (input: object = {}, said: object = {}) => kim.ask(ADD, { input: { ...caller, ...input }, ...said })
const added = async (input?: object, said?: object) =>
  (await add(input, said)).data.addDriverApplication.driverApplication
const mailsAbout = async (leadId: string) =>
  (await EmailLog.findAll({ where: { leadId } })).map(({ logType, recipient }) => ({ logType, recipient }))

const waiting = async () => {
  const message = await LeadMessage.create({
    leadType: null,
    leadId: null,
    direction: "INCOMING",
    kind: "LETTER",
    matchedBy: null,
    emailLogId: null,
    fromName: "Cal Ler",
    fromAddress: "cal@example.com",
    subject: "Driving for you",
    text: "I would like to drive a zebrawood taxi.",
    quotedText: null,
    html: null,
    attachments: [],
    problem: null,
    messageId: null,
    sentAt: null,
    createdAt: new Date(),
  })
  const file = {
    lead: null,
    messageId: message.id,
    bytes: Buffer.from("%PDF-1"),
    addedBy: "MESSAGE",
  } as const
  const attachments: StoredAttachment[] = []
  // As mail programs attach a logo once for each place where it stands.
  for (const name of ["card.pdf", "again.pdf"]) {
    const stored = await inTransaction((transaction) => storeFile({ ...file, name }, transaction))
    attachments.push({ name, contentType: "application/pdf", size: 6, fileId: stored.file.id, leftOut: null })
  }
  return message.update({ attachments })
}

describe("a lead that a colleague adds", () => {
  test("is one at once, whose history says who has added it, and nobody is mailed", async () => {
    const lead = await added()
    expect(lead).toMatchObject({
      name: "Cal Ler",
      status: "PENDING",
      source: { source: "phone", campaign: null },
      owner: null,
      termsAcceptance: null,
      answerDueAt: expect.any(String),
    })
    expect(lead.history).toMatchObject([{ summary: "added it by hand", actorName: kim.user.name, isArrival: true }])
    expect(await mailsAbout(lead.id)).toEqual([])
  })

  test("has a source and an owner, and its sender a receipt, if its colleague says so", async () => {
    const lead = await added({}, { source: " Trade fair ", ownerId: String(kim.user.id), sendReceipt: true })
    expect(lead).toMatchObject({ source: { source: "trade fair" }, owner: { id: String(kim.user.id) } })
    expect(lead.history).toMatchObject([{ summary: "added it by hand" }, { summary: "took it" }])
    expect(await mailsAbout(lead.id)).toEqual([{ logType: "driver_receipt", recipient: "cal@example.com" }])
  })

  test("is added once, however often that is asked", async () => {
    const submissionId = randomUUID()
    const answers = await Promise.all([add({ submissionId }), add({ submissionId })])
    const ids = answers.map(({ data }) => data.addDriverApplication.driverApplication.id)
    expect(ids[0]).toBe(ids[1])
    expect(await DriverApplication.count({ where: { submissionId } })).toBe(1)
    const { errors } = await add({ submissionId, name: "Somebody else" })
    expect(errors?.[0]?.extensions.code).toBe("CONFLICT")
  })

  test.each([
    [{ email: "cal" }, {}, "email", "Email must be an email address like name@example.com."],
    [{ city: " " }, {}, "city", "City is required."],
    [{ acceptedTerms: true }, {}, "acceptedTerms", "Nobody accepts terms for somebody else. Leave this out."],
    [
      { acceptedTermsDate: "May 1" },
      {},
      "acceptedTermsDate",
      "Nobody accepts terms for somebody else. Leave this out.",
    ],
    [{}, { source: " " }, "source", "Source is required."],
    [{}, { source: "x".repeat(51) }, "source", "Source may have up to 50 characters; this one has 51."],
    [
      {},
      { source: "cal@example.com" },
      "source",
      "Source may have letters, digits, spaces, dots, and dashes, and no long number or address.",
    ],
  ])("is refused by the rules of the form: %j %j", async (input, said, field, message) => {
    const before = await DriverApplication.count()
    const { errors } = await add(input, said)
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field, message }] })
    expect(await DriverApplication.count()).toBe(before)
  })

  test("is refused with an owner or a message that there is not, and leaves nothing", async () => {
    const before = await DriverApplication.count()
    for (const said of [{ ownerId: "999" }, { messageId: "999" }])
      expect((await add({}, said)).errors?.[0]?.extensions.code).toBe("NOT_FOUND")
    expect(await DriverApplication.count()).toBe(before)
  })

  test("has the message that it is made of, with its files, and is found by its words", async () => {
    const message = await waiting()
    const lead = await added({}, { messageId: String(message.id) })
    expect(lead).toMatchObject({ messageCount: 1, fileCount: 1 })
    expect(lead.history).toMatchObject([
      { summary: "added it by hand" },
      { summary: "said that a message belongs to it", messageId: String(message.id) },
    ])
    const key = { leadType: "driver_application", leadId: Number(lead.id) }
    const [file] = await LeadFile.findAll({ where: key })
    expect(await LeadMessage.findByPk(message.id)).toMatchObject({
      ...key,
      matchedBy: "PERSON",
      attachments: [
        { name: "card.pdf", fileId: file?.id },
        { name: "again.pdf", fileId: file?.id },
      ],
    })
    const found = await kim.ask(`{ driverApplications(filter: { search: "zebrawood" }) { nodes { id } } }`)
    expect(found.data.driverApplications.nodes).toEqual([{ id: lead.id }])
    const { errors } = await add({}, { messageId: String(message.id) })
    expect(errors?.[0]?.extensions.code).toBe("CONFLICT")
  })

  test("takes no message for those who may not work on mail", async () => {
    const { secret: token } = await makeApiKey(["leads:write", "leads:read"])
    const messageId = String((await waiting()).id)
    const before = await DriverApplication.count()
    const { errors } = await app.graphql(ADD, { input: caller, messageId }, { token })
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN")
    expect([await DriverApplication.count(), (await LeadMessage.findByPk(messageId))?.leadId]).toEqual([before, null])
  })

  test("is refused to those who do not work on leads", async () => {
    const viewer = await createAccount(app, { role: "VIEWER" })
    const { errors } = await viewer.ask(ADD, { input: caller })
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN")
  })
})

describe("a lead that a program adds", () => {
  test("is answered as REST lists it, with its address; both kinds", async () => {
    const { secret: token } = await makeApiKey(["leads:write", "leads:read"])
    const { status, body, headers } = await app.rest(
      "POST",
      "/api/admin/drivers",
      { ...driverForm(), source: "event" },
      { token },
    )
    expect([status, body]).toMatchObject([201, { success: true, ...driverForm(), status: "pending" }])
    expect((await app.rest("GET", String(headers.get("location")), undefined, { token })).body.id).toBe(body.id)
    const events = await RecordedEvent.findAll({ where: { subjectId: String(body.id) } })
    expect(events.map((event) => tellOfLead(readEvent(event), String))).toMatchObject([{ summary: "added it" }])
    const owned = { ...advertiserForm(), owner_id: kim.user.id }
    const inquiry = await app.rest("POST", "/api/admin/advertisers", owned, { token })
    expect([inquiry.status, inquiry.body]).toMatchObject([201, advertiserForm()])
  })

  test("came by the API, unless it says otherwise: nobody has called", async () => {
    const { secret: token } = await makeApiKey(["leads:write", "leads:read"])
    const driver = await app.rest("POST", "/api/admin/drivers", driverForm(), { token })
    const advertiser = await app.rest("POST", "/api/admin/advertisers", advertiserForm(), { token })
    const data = await app.ask(ADD, { input: caller }, token)
    const { source } = data.addDriverApplication.driverApplication.source
    expect([driver.body.source, advertiser.body.source, source]).toEqual(["api", "api", "api"])
    const asked = await app.rest("POST", "/api/admin/drivers", driverForm({ source: "phone" }), { token })
    expect(asked.body.source).toBe("phone")
  })

  test("needs the scope", async () => {
    const reader = await makeApiKey(["leads:read"])
    const refused = await app.rest("POST", "/api/admin/drivers", driverForm(), { token: reader.secret })
    expect(refused.status).toBe(403)
  })

  test("names what is refused as the body does", async () => {
    const { secret: token } = await makeApiKey(["leads:write"])
    const { status, body } = await app.rest("POST", "/api/admin/drivers", driverForm({ vehicle_year: "", sent: 1 }), {
      token,
    })
    expect([status, body.errors]).toMatchObject([400, [{ field: "sent" }]])
    const { body: second } = await app.rest("POST", "/api/admin/drivers", driverForm({ vehicle_year: "" }), { token })
    expect(second.errors).toEqual([{ field: "vehicle_year", message: "Vehicle year is required." }])
  })
})

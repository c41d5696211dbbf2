import { randomUUID } from "node:crypto"
import { describe, expect, test } from "@jest/globals"
import { leadHistoryEntry } from "../../../contract/activity/eventSentence.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { createAccount } from "../../../testing/accounts/accounts.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { advertiserForm, driverForm } from "../../../testing/forms.ts"
import { fileWith, storeIncoming } from "../../../testing/mail/incoming.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { readEvent } from "../../accounts/team.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { LeadFile } from "../related/leadFile.model.ts"
import { LeadMessage } from "../related/leadMessage.model.ts"

const app = await setUpTestApp()
const kim = await createAccount(app, { role: "MANAGER" })
changeSettings("email", { areReceiptsOn: true })

const caller = {
  ...{ name: "Cal Ler", email: "cal@example.com", phone: "213 555 0177", city: "Phoenix", platform: "LYFT" },
  ...{ vehicleYear: "2022", vehicleMake: "Kia", vehicleModel: "Niro" },
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

/** A message that found no lead, with one file twice, as mail programs attach a logo for each place where it stands. */
const waiting = () =>
  storeIncoming(
    null,
    { text: "I would like to drive a zebrawood taxi." },
    { "card.pdf": fileWith("card"), "again.pdf": fileWith("card") },
  )

describe("a lead that a colleague adds", () => {
  test("is stored at once, its history names the colleague, and no mail is sent", async () => {
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
    // A receipt is sent only if the user requests it.
    const said = await added({}, { source: " Trade fair ", ownerId: String(kim.user.id), sendReceipt: true })
    expect(said).toMatchObject({ source: { source: "trade fair" }, owner: { id: String(kim.user.id) } })
    expect(said.history).toMatchObject([{ summary: "added it by hand" }, { summary: "took it" }])
    expect(await mailsAbout(said.id)).toEqual([{ logType: "driver_receipt", recipient: "cal@example.com" }])
  })

  test("is added once for repeated requests", async () => {
    const submissionId = randomUUID()
    const answers = await Promise.all([add({ submissionId }), add({ submissionId })])
    const ids = answers.map(({ data }) => data.addDriverApplication.driverApplication.id)
    expect(ids[0]).toBe(ids[1])
    expect(await DriverApplication.count({ where: { submissionId } })).toBe(1)
    const { errors } = await add({ submissionId, name: "Somebody else" })
    expect(errors?.[0]?.extensions.code).toBe("CONFLICT")
  })

  const noTerms = "Nobody accepts terms for somebody else. Leave this out."
  const noWord = "Source may have letters, digits, spaces, dots, and dashes, and no long number or address."
  test.each([
    [{ name: " " }, {}, "name", "Name is required."],
    [{ acceptedTerms: true }, {}, "acceptedTerms", noTerms],
    [{ acceptedTermsDate: "May 1" }, {}, "acceptedTermsDate", noTerms],
    [{}, { source: " " }, "source", "Source is required."],
    [{}, { source: "x".repeat(51) }, "source", "Source may have up to 50 characters; this one has 51."],
    [{}, { source: "cal@example.com" }, "source", noWord],
  ])("is refused by the rules of the form: %j %j", async (input, said, field, message) => {
    const before = await DriverApplication.count()
    const { errors } = await add(input, said)
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field, message }] })
    expect(await DriverApplication.count()).toBe(before)
  })

  test("is refused with an unknown owner or message, and stores nothing", async () => {
    const before = await DriverApplication.count()
    for (const said of [{ ownerId: "999" }, { messageId: "999" }])
      expect((await add({}, said)).errors?.[0]?.extensions.code).toBe("NOT_FOUND")
    expect(await DriverApplication.count()).toBe(before)
  })

  test("gets the message that it was created from, with its files, and is searchable by it", async () => {
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

  test("needs permission for mail to use a message", async () => {
    const { secret: token } = await makeApiKey(["leads:write", "leads:read"])
    const messageId = String((await waiting()).id)
    const before = await DriverApplication.count()
    const { errors } = await app.graphql(ADD, { input: caller, messageId }, { token })
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN")
    expect([await DriverApplication.count(), (await LeadMessage.findByPk(messageId))?.leadId]).toEqual([before, null])
  })
})

test("a lead added by an API client is returned as in lists; its source is the API by default", async () => {
  const { secret: token } = await makeApiKey(["leads:write", "leads:read"])
  const send = (kind: string, form: object) => app.rest("POST", `/api/admin/${kind}`, form, { token })
  const { status, body, headers } = await send("drivers", driverForm({ source: "event" }))
  expect([status, body]).toMatchObject([201, { success: true, ...driverForm(), source: "event", status: "pending" }])
  expect((await app.rest("GET", String(headers.get("location")), undefined, { token })).body.id).toBe(body.id)
  const events = await RecordedEvent.findAll({ where: { subjectId: String(body.id) } })
  expect(events.map((event) => leadHistoryEntry(readEvent(event), String))).toMatchObject([{ summary: "added it" }])
  const inquiry = await send("advertisers", { ...advertiserForm(), owner_id: kim.user.id })
  expect([inquiry.status, inquiry.body]).toMatchObject([201, { ...advertiserForm(), source: "api" }])
  expect((await send("drivers", driverForm())).body.source).toBe("api")
  const data = await app.ask(ADD, { input: caller }, token)
  expect(data.addDriverApplication.driverApplication.source.source).toBe("api")
  const { body: refused } = await send("drivers", driverForm({ name: "" }))
  expect(refused.errors).toEqual([{ field: "name", message: "Name is required." }])
})

import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import type { Model, ModelStatic, WhereOptions } from "sequelize"
import { database } from "../../../platform/database/connection/database.ts"
import { runningOverwrite } from "../../../platform/database/writing/secureDelete.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { findEverywhere } from "../../../testing/database/everyByte.ts"
import { countsOf, ERASE, PREVIEW, prepareMail, setUpErasureApp } from "../../../testing/erasure/erasureApp.ts"
import { others, storeErasureFixture, TRACES } from "../../../testing/erasure/erasureFixture.ts"
import { strays } from "../../../testing/erasure/strays.ts"
import { addPrivacyRequests } from "../../../testing/factories/privacyRequests.ts"
import { fileWith, storeIncoming } from "../../../testing/mail/incoming.ts"
import { changeSettings } from "../../../testing/settings.ts"
import type { Json } from "../../../testing/testApp.ts"
import { User } from "../../accounts/users/user.model.ts"
import { LeadRuleRun } from "../../automation/rules/leadRule.model.ts"
import { recountLeads } from "../../leads/counters/leadRecount.ts"
import { driverApplicationKind } from "../../leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadMerge } from "../../leads/merged/leadMerge.model.ts"
import { LeadPlacement } from "../../leads/places/leadPlacement.model.ts"
import { LeadFile, LeadFileBytes, LeadFilePreview, LeadFileRequest } from "../../leads/related/leadFile.model.ts"
import { LeadAddress, LeadMessage, ReplyDraft } from "../../leads/related/leadMessage.model.ts"
import { LeadNote, LeadView } from "../../leads/related/leadWork.model.ts"
import { UndeliverableAddress } from "../../mail/bounces/undeliverable.model.ts"
import { findPersonLeads } from "./findPerson.ts"
import { eraseMessage, type FoundMessage, findMessagesFrom } from "./personMessages.ts"

const EMPTIED = [LeadFile, LeadFileBytes, LeadFilePreview, LeadAddress, UndeliverableAddress, LeadMerge, LeadRuleRun]

const app = await setUpErasureApp()
beforeEach(() => prepareMail())

describe("erasing a person", () => {
  test("leaves no trace of the person, reports the erasure, and preserves data of others", async () => {
    const ids = await storeErasureFixture(app)
    const everywhere = await findEverywhere(TRACES)
    expect(everywhere.length).toBeGreaterThan(20)
    const before = await others(ids)
    const person = { email: "Zeb.Q@Example.org ", phone: "+14155550143" }
    const preview = (await app.ask(PREVIEW, person)).subjectErasurePreview
    expect(preview.erasedAt).toBeNull()
    expect(await others(ids)).toEqual(before)
    const report = (await app.ask(ERASE, person)).eraseSubject
    await runningOverwrite()
    expect(await findEverywhere(TRACES)).toEqual([])
    expect(await others(ids)).toEqual(before)
    expect(countsOf(report)).toEqual(countsOf(preview))
    expect(countsOf(report)).toMatchObject({
      LEAD: 3,
      QUARANTINED_SUBMISSION: 1,
      NOTE: 1,
      // Named in a note, two messages, a draft, and a file request.
      MENTION_IN_NOTE: 5,
      MAIL_ATTEMPT: 1,
      // Two messages of the person's lead, one unmatched, and one at another lead.
      MESSAGE: 4,
      FILE: 3,
      SAVED_VIEW: 1,
      PRIVACY_REQUEST: 1,
    })
    expect(countsOf(report).WEBHOOK_MESSAGE).toBeGreaterThan(2)
    const erased = report.leads.map(({ leadId }: Json) => Number(leadId))
    expect(erased).toEqual(expect.arrayContaining([ids.driver, ids.second, ids.advertiser]))
    const exported = { leadType: "DRIVER_APPLICATION", isFile: true, actorName: "admin", filters: [] }
    expect(report.exports).toContainEqual(expect.objectContaining(exported))
    const unreached = report.unreached.map(({ kind }: { kind: string }) => kind)
    expect(unreached).toEqual(expect.arrayContaining(["EXPORTED_FILES", "MAILBOXES", "WEBHOOK_RECEIVERS", "BACKUPS"]))
    expect(unreached.includes("DATABASE_LOGS")).toBe(database().getDialect() === "mysql")
    expect(JSON.stringify(report)).not.toMatch(/zeb|quix|0143/i)
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
    for (const id of [ids.driver, ids.second]) expect(await strays(driverApplicationKind.type, id)).toEqual([])
    const left = await LeadMessage.findAll({ order: ["id"], raw: true })
    expect(left).toMatchObject([
      { leadId: ids.other, text: "Ask [erased].", quotedText: "Call [erased].", html: null },
      { leadId: null, text: "Not for you, but for [erased]", html: null },
    ])
    expect(await ReplyDraft.findAll({ raw: true })).toMatchObject([{ leadId: ids.other, body: "As [erased] says" }])
    expect(await LeadFileRequest.findAll({ raw: true })).toMatchObject([{ what: "the card of [erased]" }])
    for (const model of EMPTIED) expect(await database().model(model.name).count()).toBe(0)
    const counted = "query ($id: ID!) { driverApplication(id: $id) { messageCount fileCount notes { text } } }"
    const notes = [{ text: "Cousin of [erased], call [erased] first." }]
    const kept = { messageCount: 1, fileCount: 0, notes }
    expect((await app.ask(counted, { id: String(ids.other) })).driverApplication).toEqual(kept)
  })

  test("spares people with similar addresses, numbers and names", async () => {
    const id = await app.apply({ name: "San Diego", email: "ann@resemble.co", phone: "555-0177", city: "Reno" })
    const joann = { name: "Jo Ann", email: "joann@resemble.co", phone: "702-555-0177", city: "San Diego" }
    const other = await app.apply(joann)
    const words = "joann@resemble.co, ann@resemble.co.uk and 702-555-0177, from San Diego; not"
    await app.note("DRIVER_APPLICATION", other, `${words} ann@resemble.co.`)
    const save = "mutation ($input: SaveLeadViewInput!) { saveLeadView(input: $input) { leadView { id } } }"
    const saved = (name: string, query: string) =>
      app.ask(save, { input: { name, leadType: "DRIVER_APPLICATION", query, isShared: true } })
    await saved("San Diego", "city=San+Diego")
    await saved("Jo", "search=joann%40resemble.co")
    await saved("Cafés", "search=cafe+San+Diego")
    const views = () => LeadView.findAll({ order: ["id"], raw: true })
    const before = await views()
    await saved("That one", "search=san+diego")
    await saved("Ann", "search=ANN%40resemble.co&status=pending")
    const mails = () => EmailLog.findAll({ where: { leadId: other }, order: ["id"], raw: true })
    const mailed = await mails()
    const report = (await app.ask(ERASE, { email: "ann@resemble.co" })).eraseSubject
    expect(report.leads).toEqual([expect.objectContaining({ leadId: String(id) })])
    expect(countsOf(report)).toMatchObject({ LEAD: 1, SAVED_VIEW: 2, MENTION_IN_NOTE: 1 })
    expect(await views()).toEqual(before)
    expect(await mails()).toEqual(mailed)
    const { driverApplication } = await app.ask(
      "query ($id: ID!) { driverApplication(id: $id) { email notes { text } } }",
      { id: String(other) },
    )
    expect(driverApplication).toEqual({ email: joann.email, notes: [{ text: `${words} [erased].` }] })
  })

  test("preserves mails about others if the operator tried the form with the operator's address", async () => {
    changeSettings("email", { to: "ops@example.com" })
    const other = await app.apply({ email: "bea@example.org" })
    const own = await app.apply({ email: "ops@example.com" })
    const [model] = await EmailLog.findAll({ where: { leadId: own }, raw: true })
    const gone = { ...model, id: undefined, leadId: 999_999, messageId: "<gone>", replyTo: "OPS@example.com" }
    const { id } = await EmailLog.create({ ...gone, formData: {} } as never)
    const report = (await app.ask(ERASE, { email: "ops@example.com" })).eraseSubject
    // Two mails about the lead, and one from the address about a lead that is gone.
    expect(countsOf(report)).toMatchObject({ LEAD: 1, MAIL: 3 })
    expect(await EmailLog.count({ where: { id } })).toBe(0)
    expect(await EmailLog.count({ where: { leadId: other } })).toBe(2)
  })

  test("reaches a message attached concurrently", async () => {
    const other = await app.apply({ name: "Olga Attached" })
    const message = await storeIncoming(null, { fromAddress: "late@example.org", text: "A quokka." })
    const [found] = await findMessagesFrom({ email: "late@example.org", phone: null }, [])
    await app.ask(
      `mutation ($id: ID!, $leadId: ID!) {
        attachMessage(id: $id, leadType: DRIVER_APPLICATION, leadId: $leadId) { message { id } } }`,
      { id: String(message.id), leadId: String(other) },
    )
    expect(await eraseMessage(found as FoundMessage)).toBe(true)
    const lead = await DriverApplication.findByPk(other)
    expect([lead?.messageCount, lead?.get("searchText")]).toEqual([0, expect.not.stringContaining("quokka")])
    expect(await eraseMessage(found as FoundMessage)).toBe(false)
  })

  test("redacts notes about trashed leads as well", async () => {
    const other = await app.apply({ name: "Olga Bystander" })
    await app.note("DRIVER_APPLICATION", other, "Knows trashed.mention@example.org.")
    const change = (name: string) =>
      app.ask(`mutation { ${name}(leadType: DRIVER_APPLICATION, leadId: "${other}") { __typename } }`)
    const changed = async () => (await DriverApplication.unscoped().findByPk(other))?.updatedAt
    const before = await changed()
    await change("deleteLead")
    const report = (await app.ask(ERASE, { email: "trashed.mention@example.org" })).eraseSubject
    expect(await changed()).toEqual(before)
    expect(countsOf(report)).toEqual({ MENTION_IN_NOTE: 1 })
    await runningOverwrite()
    expect(await findEverywhere(["trashed.mention", "trashed mention"])).toEqual([])
    await change("restoreLead")
    const [kept] = await LeadNote.findAll({ where: { leadId: other } })
    expect(kept?.text).toBe("Knows [erased].")
    expect((await DriverApplication.findByPk(other))?.get("searchText")).toContain(" olga")
  })

  test("redacts every stored text about other leads", async () => {
    const email = "ypsilon.mention@example.org"
    const key = { leadType: driverApplicationKind.type, leadId: await app.apply({ name: "Olga Bystander" }) }
    const { id: authorId } = await User.findOne({ rejectOnEmpty: true })
    await app.note("DRIVER_APPLICATION", key.leadId, "Nothing.")
    const file = { "a.txt": fileWith("Nothing.") }
    const { id: messageId } = await storeIncoming(key, {}, file)
    await LeadFileRequest.create({ ...key, what: "", requestedById: authorId, requestedAt: new Date() })
    await ReplyDraft.create({ ...key, authorId, subject: "", body: "" })
    const [mail] = await EmailLog.findAll({ where: { leadId: key.leadId }, order: ["id"] })
    await EmailAttempt.create({ emailLogId: mail?.id ?? 0, startedAt: new Date() })
    // Each value is the product's own, or identifies the row.
    const own =
      /^(leadType|direction|kind|matchedBy|messageId|mentions|contentType|contentHash|addedBy|writtenBy|logType|status|recipient|replyTo|thread|promise|bounceKind|outcome|callOutcome|fromAddress|claimToken|searchText)$/
    const fill = async (model: ModelStatic<Model>, where: WhereOptions) => {
      const names = Object.entries(model.getAttributes()).flatMap(([name, { type }]) =>
        /TEXT|CHAR/.test(String(type)) && !own.test(name) ? [name] : [],
      )
      const mentionIn = (name: string) => {
        if (name === "attachments") return [{ name: `id_${email}_front.png`, problem: null }]
        return name === "formData" ? { Note: `Ask ${email}` } : `${name}, ${email}.png`
      }
      const values = Object.fromEntries(names.map((name) => [name, mentionIn(name)]))
      expect(await model.update(values, { where })).toEqual([1])
    }
    const texts = [LeadNote, LeadFile, LeadFileRequest, ReplyDraft] as unknown as ModelStatic<Model>[]
    for (const model of texts) await fill(model, { leadId: key.leadId })
    await fill(LeadMessage, { id: messageId })
    await fill(EmailLog, { id: mail?.id })
    await EmailLog.update({ searchText: `subject ${email}` }, { where: { id: mail?.id } })
    await fill(EmailAttempt, { emailLogId: mail?.id })
    const preview = countsOf((await app.ask(PREVIEW, { email })).subjectErasurePreview)
    expect(preview).toEqual({ MENTION_IN_NOTE: 7 })
    expect(countsOf((await app.ask(ERASE, { email })).eraseSubject)).toEqual(preview)
    await runningOverwrite()
    expect(await findEverywhere(["ypsilon.mention"])).toEqual([])
  })

  test("reaches leads released or deleted concurrently", async () => {
    const email = "mover@example.org"
    const held = await app.apply({ name: "Hela Mover", email, subject: "a trap" })
    const listed = await app.apply({ name: "Lisa Mover", email })
    const findAll = DriverApplication.findAll.bind(DriverApplication)
    const spy = jest.spyOn(DriverApplication, "findAll").mockImplementationOnce((async (options: object) => {
      const found = await findAll(options)
      const [placement] = await LeadPlacement.findAll({ where: { leadId: held } })
      const both = `mutation ($ids: [ID!]!, $id: ID!) { releaseQuarantined(ids: $ids) { notFoundIds }
        deleteLead(leadType: DRIVER_APPLICATION, leadId: $id) { __typename } }`
      await app.ask(both, { ids: [String(placement?.id)], id: String(listed) })
      return found
    }) as never)
    const found = await findPersonLeads({ email, phone: null })
    expect(spy).toHaveBeenCalled()
    spy.mockRestore()
    expect(found.map(({ leadId }) => leadId)).toEqual([held, listed])
  })

  test("reaches an unconfirmed request of a person without a lead", async () => {
    const email = "no.lead@example.org"
    await addPrivacyRequests({ email, status: "UNCONFIRMED", confirmedAt: null })
    await app.ask(ERASE, { email })
    await runningOverwrite()
    expect(await findEverywhere([email])).toEqual([])
  })

  test("finds the person by address or number alone, and no other people", async () => {
    const [one, two] = [await app.apply({ email: "Only.Mail@example.org" }), await app.apply({ phone: "702.555.0111" })]
    const found = async (person: object) =>
      (await app.ask(PREVIEW, { ...person })).subjectErasurePreview.leads.map((lead: Json) => Number(lead.leadId))
    expect(await found({ email: "only.mail@EXAMPLE.org" })).toEqual([one])
    expect(await found({ phone: "+1 (702) 555-0111" })).toEqual([two])
    await expect(found({})).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
    await expect(found({ phone: "12" })).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
  })
})

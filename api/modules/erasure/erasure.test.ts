import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals"
import { Op } from "sequelize"
import { config } from "../../config.ts"
import { webhookDeliveryStatuses } from "../../contract/webhooks.ts"
import { database } from "../../database/database.ts"
import { wipesDone } from "../../database/eraseTraces.ts"
import { leadKinds } from "../../leadKinds.ts"
import { findEverywhere, fingerprint } from "../../testing/database/everyByte.ts"
import { advertiserForm, driverForm } from "../../testing/forms.ts"
import { configureMail, smtpSettings, startWithoutMail } from "../../testing/mail/outbox.ts"
import { type Json, startTestApp, type TestApp } from "../../testing/testApp.ts"
import { User, UserSession } from "../auth/user.model.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { EmailAttempt, EmailLog } from "../email/emailLog.model.ts"
import { RecordedEvent } from "../events/event.model.ts"
import { givePositions } from "../events/eventChain.ts"
import { recountLeads } from "../leads/leadRecount.ts"
import { LeadNote, LeadView } from "../leads/leadWork.model.ts"
import { storeSampleLeads } from "../leads/sampleLeads.ts"
import { idAt, offsetsOf } from "../search/idSet.ts"
import { SearchPosting } from "../search/search.model.ts"
import { packPending } from "../search/searchPacker.ts"
import { queueUpTo } from "../webhooks/fanOut.ts"
import { Webhook, WebhookAttempt, WebhookDelivery } from "../webhooks/webhook.model.ts"
import { ErasedLead } from "./erasedLead.model.ts"

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = await app.login()
  await storeSampleLeads(leadKinds, 400, Date.now())
})
afterAll(() => app.stop())
beforeEach(async () => {
  await startWithoutMail()
  configureMail(smtpSettings(1), { areReceiptsOn: true })
  await User.update({ email: "owner@example.com" }, { where: { username: "admin" } })
})

const ask = async (query: string, variables: Record<string, unknown> = {}, as = token) => {
  const { data, errors } = await app.graphql(query, variables, { token: as })
  if (errors) throw Object.assign(new Error(JSON.stringify(errors)), errors[0]?.extensions)
  return data
}

const REPORT = `leads { leadType leadId receivedAt } copies { kind count } erasedAt
  exports { id leadType actorName isFile filters } unreached { kind count text }`
const PREVIEW_LEAD = `query ($type: LeadType!, $id: ID!) { leadErasurePreview(leadType: $type, leadId: $id) { ${REPORT} } }`
const PREVIEW = `query ($email: String, $phone: String) { subjectErasurePreview(email: $email, phone: $phone) { ${REPORT} } }`
const ERASE_LEAD = `mutation ($type: LeadType!, $id: ID!) {
  eraseLead(leadType: $type, leadId: $id, reason: REQUESTED) { ${REPORT} } }`
const ERASE = `mutation ($email: String, $phone: String) {
  eraseSubject(email: $email, phone: $phone, reason: REQUESTED) { ${REPORT} } }`

const countsOf = ({ copies }: Json) =>
  Object.fromEntries(copies.map(({ kind, count }: { kind: string; count: number }) => [kind, count]))

const apply = async (values: Record<string, unknown> = {}) =>
  (await app.rest("POST", "/api/drivers/apply", driverForm(values))).body.id as number

const note = (leadType: string, leadId: number, text: string, mentionedIds: string[] = []) =>
  ask(
    `mutation ($leadType: LeadType!, $leadId: ID!, $text: String!, $mentionedIds: [ID!]!) {
      addLeadNote(leadType: $leadType, leadId: $leadId, text: $text, mentionedIds: $mentionedIds) { note { id } } }`,
    { leadType, leadId: String(leadId), text, mentionedIds },
  )

const packAll = async () => {
  while ((await packPending()) > 0);
}

/** What tells of Zebulon anywhere. */
const TRACES = ["quixwort", "zeb.q@", "zeb.q%40", "5550143", "555-0143", "555 0143", "halberdine"]

/** Zebulon in everything that the product stores of a person. */
const fillWithZebulon = async () => {
  const own = { name: "Zebulon Quixwort", email: "zeb.q@example.org", phone: "(415) 555-0143", city: "Halberdine" }
  const driver = await apply(own)
  const link = (await app.rest("POST", "/api/drivers/apply", driverForm({ ...own, city: "Reno" }))).headers.get(
    "location",
  )
  const second = Number(/d(\d+)-/.exec(link ?? "")?.[1])
  const advertiser = (
    await app.rest("POST", "/api/advertisers/contact", {
      ...advertiserForm({
        company_name: "Quixwort Halberdine Ltd",
        contact_name: "Z. Quixwort",
        email: "ZEB.Q@example.org",
      }),
      cities: "Austin | Call me, Zebulon Quixwort.",
    })
  ).body.id as number
  await app.rest("POST", "/api/drivers/apply", driverForm({ ...own, email: "other@example.net", subject: "a trap" }))
  const other = await apply({ name: "Nora Unharmed", email: "nora@example.com", phone: "+1 702 555 0188" })
  await packAll()
  const owner = await User.findOne({ where: { username: "admin" }, rejectOnEmpty: true })
  const colleague = await User.create({
    username: "kim",
    usernameKey: "k".repeat(64),
    name: "Kim",
    role: "MANAGER",
    state: "ACTIVE",
    passwordHash: "",
    email: "kim@example.com",
    emailKey: "k".repeat(64),
  })
  const { addLeadNote } = await note("DRIVER_APPLICATION", driver, "Zebulon Quixwort calls back.", [
    String(colleague.id),
  ])
  await packAll()
  await ask("mutation ($id: ID!, $text: String!) { editLeadNote(id: $id, text: $text) { note { id } } }", {
    id: addLeadNote.note.id,
    text: "Halberdine.",
  })
  await note("DRIVER_APPLICATION", other, "Cousin of zeb.q@example.org, call +1 (415) 555-0143 first.")
  await ask(`mutation ($input: SaveLeadViewInput!) { saveLeadView(input: $input) { leadView { id } } }`, {
    input: { name: "His", leadType: "DRIVER_APPLICATION", query: "search=zeb.q%40example.org", isShared: false },
  })
  await Webhook.create({
    url: "https://hooks.example.com/x",
    description: "",
    events: ["lead.created", "lead.updated"],
    format: "standard",
    secret: "whsec_x",
    position: 0,
    createdById: owner.id,
  } as never)
  await givePositions()
  await queueUpTo(Number.MAX_SAFE_INTEGER)
  const events = await RecordedEvent.findAll({
    where: {
      [Op.or]: [
        { subjectType: "driver_application", subjectId: [String(driver), String(second)] },
        { subjectType: "advertiser_submission", subjectId: String(advertiser) },
      ],
    },
  })
  const ofZebulon = { eventId: events.map(({ id }) => id) }
  await WebhookDelivery.update(
    { body: '{"name":"Zebulon Quixwort"}', status: webhookDeliveryStatuses.DELIVERED },
    { where: ofZebulon },
  )
  const delivery = await WebhookDelivery.findOne({ where: ofZebulon, rejectOnEmpty: true })
  await delivery.update({ status: webhookDeliveryStatuses.SENDING, claimToken: crypto.randomUUID() })
  await WebhookAttempt.create({ deliveryId: delivery.id, startedAt: new Date(), answer: "hello zeb.q@example.org" })
  const [mail] = await EmailLog.findAll({ where: { recipient: "zeb.q@example.org" } })
  await mail?.update({ body: "Dear Zebulon Quixwort", html: "<p>Zebulon Quixwort</p>", status: "sent" })
  await EmailAttempt.create({
    emailLogId: mail?.id ?? 0,
    startedAt: new Date(),
    outcome: "refused",
    explanation: "no",
    answer: "no zeb.q@example.org here",
  })
  // A list of everything, and a file.
  await app.rest("GET", "/api/drivers/applications.csv", undefined, { token })
  await packAll()
  return { driver, second, advertiser, other }
}

const others = ({ driver, second, advertiser, other }: Awaited<ReturnType<typeof fillWithZebulon>>) =>
  Promise.all([
    fingerprint(`SELECT * FROM driver_applications WHERE id NOT IN (${driver}, ${second}, ${other}) ORDER BY id`),
    fingerprint(`SELECT * FROM advertiser_submissions WHERE id <> ${advertiser} ORDER BY id`),
    fingerprint(`SELECT * FROM email_logs WHERE lead_id NOT IN (${driver}, ${second}, ${advertiser}) ORDER BY id`),
    fingerprint(`SELECT id, name, email, phone, city, status, created_at FROM driver_applications WHERE id = ${other}`),
  ])

const strays = async (kind: string, id: number) => {
  const rows = await SearchPosting.findAll({ where: { kind } })
  return rows.filter((row) => row.gram !== "" && [...offsetsOf(row)].some((offset) => idAt(row.block, offset) === id))
}

describe("erasing a person", () => {
  test("leaves no trace anywhere, tells what was done, and harms nobody else", async () => {
    const ids = await fillWithZebulon()
    expect((await findEverywhere(TRACES)).length).toBeGreaterThan(20)
    const before = await others(ids)
    const person = { email: "Zeb.Q@Example.org ", phone: "+14155550143" }
    const preview = (await ask(PREVIEW, person)).subjectErasurePreview
    expect(preview.erasedAt).toBeNull()
    expect(await others(ids)).toEqual(before)
    const report = (await ask(ERASE, person)).eraseSubject
    await wipesDone()
    expect(await findEverywhere(TRACES)).toEqual([])
    expect(await others(ids)).toEqual(before)
    expect(countsOf(report)).toEqual(countsOf(preview))
    expect(countsOf(report)).toMatchObject({
      LEAD: 3,
      QUARANTINED_SUBMISSION: 1,
      NOTE: 1,
      MENTION_IN_NOTE: 1,
      MAIL_ATTEMPT: 1,
      SAVED_VIEW: 1,
    })
    expect(countsOf(report).WEBHOOK_MESSAGE).toBeGreaterThan(2)
    expect(report.leads.map(({ leadId }: { leadId: string }) => Number(leadId))).toEqual(
      expect.arrayContaining([ids.driver, ids.second, ids.advertiser]),
    )
    expect(report.exports).toContainEqual(
      expect.objectContaining({ leadType: "DRIVER_APPLICATION", isFile: true, actorName: "admin", filters: [] }),
    )
    const unreached = report.unreached.map(({ kind }: { kind: string }) => kind)
    expect(unreached).toEqual(expect.arrayContaining(["EXPORTED_FILES", "MAILBOXES", "WEBHOOK_RECEIVERS", "BACKUPS"]))
    expect(unreached.includes("DATABASE_LOGS")).toBe(database().getDialect() === "mysql")
    expect(JSON.stringify(report)).not.toMatch(/zeb|quix|0143/i)
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
    for (const id of [ids.driver, ids.second]) expect(await strays(driverApplicationKind.type, id)).toEqual([])
    const notes = `query ($id: ID!) { driverApplication(id: $id) { notes { text } } }`
    expect((await ask(notes, { id: String(ids.other) })).driverApplication.notes).toEqual([
      { text: "Cousin of [erased], call [erased] first." },
    ])
  })

  test("leaves alone those whose address, number or name only resembles", async () => {
    const id = await apply({ name: "San Diego", email: "ann@resemble.co", phone: "555-0177", city: "Reno" })
    const other = await apply({ name: "Jo Ann", email: "joann@resemble.co", phone: "702-555-0177", city: "San Diego" })
    const words = "joann@resemble.co, ann@resemble.co.uk and 702-555-0177, from San Diego; not"
    await note("DRIVER_APPLICATION", other, `${words} ann@resemble.co.`)
    const saved = async (name: string, query: string) => {
      const input = { name, leadType: "DRIVER_APPLICATION", query, isShared: true }
      await ask("mutation ($input: SaveLeadViewInput!) { saveLeadView(input: $input) { leadView { id } } }", { input })
    }
    await saved("San Diego", "city=San+Diego")
    await saved("Jo", "search=joann%40resemble.co")
    await saved("Cafés", "search=cafe+San+Diego")
    const views = () => LeadView.findAll({ order: ["id"], raw: true })
    const before = await views()
    await saved("That one", "search=san+diego")
    await saved("Ann", "search=ANN%40resemble.co&status=pending")
    const mails = () => EmailLog.findAll({ where: { leadId: other }, order: ["id"], raw: true })
    const mailed = await mails()
    const report = (await ask(ERASE, { email: "ann@resemble.co" })).eraseSubject
    expect(report.leads).toEqual([expect.objectContaining({ leadId: String(id) })])
    expect(countsOf(report)).toMatchObject({ LEAD: 1, SAVED_VIEW: 2, MENTION_IN_NOTE: 1 })
    expect(await views()).toEqual(before)
    expect(await mails()).toEqual(mailed)
    const { driverApplication } = await ask(
      "query ($id: ID!) { driverApplication(id: $id) { email notes { text } } }",
      {
        id: String(other),
      },
    )
    expect(driverApplication).toEqual({ email: "joann@resemble.co", notes: [{ text: `${words} [erased].` }] })
  })

  test("keeps the operator's mails about others, who tried the form with the operator's own address", async () => {
    Object.assign(config.email, { to: "ops@example.com" })
    const other = await apply({ email: "bea@example.org" })
    const own = await apply({ email: "ops@example.com" })
    const [model] = await EmailLog.findAll({ where: { leadId: own }, raw: true })
    const gone = { ...model, id: undefined, leadId: 999_999, messageId: "<gone>", replyTo: "OPS@example.com" }
    const { id } = await EmailLog.create({ ...gone, formData: {} } as never)
    const report = (await ask(ERASE, { email: "ops@example.com" })).eraseSubject
    // Two about the lead itself, and one from the address, whose lead is gone.
    expect(countsOf(report)).toMatchObject({ LEAD: 1, MAIL: 3 })
    expect(await EmailLog.count({ where: { id } })).toBe(0)
    expect(await EmailLog.count({ where: { leadId: other } })).toBe(2)
  })

  test("takes them out of notes about leads in the trash as well", async () => {
    const other = await apply({ name: "Olga Bystander" })
    await note("DRIVER_APPLICATION", other, "Knows trashed.mention@example.org.")
    const change = (name: string) =>
      ask(`mutation ($id: ID!) { ${name}(leadType: DRIVER_APPLICATION, leadId: $id) { __typename } }`, {
        id: String(other),
      })
    await change("deleteLead")
    const report = (await ask(ERASE, { email: "trashed.mention@example.org" })).eraseSubject
    expect(countsOf(report)).toEqual({ MENTION_IN_NOTE: 1 })
    await wipesDone()
    expect(await findEverywhere(["trashed.mention", "trashed mention"])).toEqual([])
    await change("restoreLead")
    const [kept] = await LeadNote.findAll({ where: { leadId: other } })
    expect(kept?.text).toBe("Knows [erased].")
    expect((await DriverApplication.findByPk(other))?.get("searchText")).toContain(" olga")
  })

  test("finds them by each alone, and nobody else", async () => {
    const [one, two] = [await apply({ email: "Only.Mail@example.org" }), await apply({ phone: "702.555.0111" })]
    const found = async (person: object) =>
      (await ask(PREVIEW, { ...person })).subjectErasurePreview.leads.map((lead: Json) => Number(lead.leadId))
    expect(await found({ email: "only.mail@EXAMPLE.org" })).toEqual([one])
    expect(await found({ phone: "+1 (702) 555-0111" })).toEqual([two])
    expect(await found({ email: "nobody@example.org" })).toEqual([])
    await expect(found({})).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
    await expect(found({ phone: "12" })).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
  })
})

describe("erasing a lead", () => {
  test("keeps that it existed, with its dates, its status and a city that the site lists, and says so in the feed", async () => {
    const id = await apply({ name: "Wanda Erasmus", city: "los angeles, ca" })
    await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status: "contacted" }, { token })
    const lead = await DriverApplication.findByPk(id, { rejectOnEmpty: true })
    const which = { type: "DRIVER_APPLICATION", id: String(id) }
    expect(countsOf((await ask(PREVIEW_LEAD, which)).leadErasurePreview)).toMatchObject({ LEAD: 1 })
    const { eraseLead } = await ask(ERASE_LEAD, which)
    expect(countsOf(eraseLead)).toMatchObject({ LEAD: 1 })
    const kept = await ErasedLead.findOne({
      where: { leadType: "driver_application", leadId: id },
      rejectOnEmpty: true,
    })
    expect(kept.get()).toMatchObject({
      status: "contacted",
      city: "Los Angeles",
      reason: "requested",
      receivedAt: lead.createdAt,
    })
    await wipesDone()
    expect(await findEverywhere(["erasmus"])).toEqual([])
    await givePositions()
    const { body } = await app.rest("GET", "/api/changes", undefined, { token })
    const last = body.changes.filter((change: Json) => change.lead_id === id)
    expect(last.at(-1)).toMatchObject({ type: "lead.erased", lead_type: "driver_application", lead: null })
    const event = await RecordedEvent.findOne({
      where: { type: "lead.erased", subjectId: String(id) },
      rejectOnEmpty: true,
    })
    expect(JSON.parse(event.facts)).toMatchObject({ reason: "requested", copies: { LEAD: 1 } })
    const { events } = await ask(`{ events(filter: { types: ["lead.erased"] }) { nodes { summary } } }`)
    expect(events.nodes[0].summary).toBe(`Erased driver application ${id} (requested)`)
    expect((await ask(PREVIEW_LEAD, which)).leadErasurePreview).toBeNull()
    await expect(ask(ERASE_LEAD, which)).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("is for managers and owners, who have just proved who they are", async () => {
    const which = { type: "DRIVER_APPLICATION", id: String(await apply()) }
    for (const role of ["EDITOR", "VIEWER"] as const)
      await expect(ask(ERASE_LEAD, which, await app.loginAs(role))).rejects.toMatchObject({ code: "FORBIDDEN" })
    const manager = await app.loginAs("MANAGER")
    await UserSession.update({ verifiedAt: new Date(0) }, { where: {} })
    for (const mutation of [ERASE_LEAD, ERASE])
      await expect(ask(mutation, { ...which, email: "ana@example.com" }, manager)).rejects.toMatchObject({
        reason: "STEP_UP_REQUIRED",
      })
    await UserSession.update({ verifiedAt: new Date() }, { where: {} })
    expect(countsOf((await ask(ERASE_LEAD, which, manager)).eraseLead)).toMatchObject({ LEAD: 1 })
  })

  test("happens once, however often it is asked for at the same time", async () => {
    const which = { type: "DRIVER_APPLICATION", id: String(await apply()) }
    const done = await Promise.allSettled(Array.from({ length: 4 }, () => ask(ERASE_LEAD, which)))
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const where = { type: "lead.erased", subjectId: which.id }
    expect(await RecordedEvent.count({ where })).toBe(1)
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
  })
})

import { randomUUID } from "node:crypto"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { visitor } from "../../../testing/factories/viewers.ts"
import { configureMail, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { advertiserSubmissionKind } from "../advertisers/advertiserSubmission.kind.ts"
import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { countLeads } from "../counters/leadCounts.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { classifySubmissions } from "../intake/classifySubmissions.ts"
import { leadKinds } from "../leadKinds.ts"
import { LeadPlacement } from "../places/leadPlacement.model.ts"
import { LeadFile, LeadFileBytes } from "../related/leadFile.model.ts"
import { emptyQuarantine } from "./quarantine.service.ts"

const app = await setUpTestApp()
const token = await app.login()
afterEach(() => {
  jest.restoreAllMocks()
})
beforeEach(async () => {
  await startWithoutMail()
  await LeadPlacement.destroy({ where: {} })
  for (const { model } of leadKinds) await model.unscoped().destroy({ where: { place: "QUARANTINE" } })
})

const trap = { subject: "Cheap pills" }
const ask = (query: string, variables: Record<string, unknown> = {}, as = token) =>
  app.graphql(query, variables, { token: as })

const LIST = `{ quarantinedSubmissions { nodes { leadType title score values { name value } reasons { code text } } }
  dashboardSummary { quarantined } }`
const RELEASE =
  "mutation ($ids: [ID!]!) { releaseQuarantined(ids: $ids) { leads { type id name } notFoundIds results { ok } } }"
const DELETE = "mutation ($ids: [ID!]!) { deleteQuarantined(ids: $ids) { deletedIds notFoundIds results { id ok } } }"

const waitingIds = async () => (await LeadPlacement.findAll({ order: ["id"] })).map(({ id }) => String(id))
const driversCounted = () => countLeads(driverApplicationKind, null, { text: "", hours: 48 })

const holdings = async () => ({
  drivers: await DriverApplication.count(),
  advertisers: await AdvertiserSubmission.count(),
  mails: await EmailLog.count(),
  counted: await driversCounted(),
  events: await RecordedEvent.count(),
})

describe("a submission that looks like spam", () => {
  test("gets the same answer as a lead, and does not become one", async () => {
    configureMail(smtpSettings(1), { areReceiptsOn: true })
    const good = await app.sendDriver()
    const before = await holdings()
    const bad = await app.sendDriver({ ...trap, submission_id: randomUUID() })
    expect([bad.status, Object.keys(bad.body)]).toEqual([good.status, Object.keys(good.body)])
    expect(bad.body).toEqual({ ...good.body, id: good.body.id + 1 })
    expect(await holdings()).toEqual(before)
    expect((await app.sendDriver()).body.id).toBe(bad.body.id + 1)
    const data = await app.ask(LIST)
    expect(data.dashboardSummary.quarantined).toBe(1)
    expect(data.quarantinedSubmissions.nodes).toMatchObject([
      {
        leadType: "DRIVER_APPLICATION",
        title: "Ana Álvarez",
        score: 100,
        reasons: [{ code: "TRAP_FILLED", text: "Filled a hidden field." }],
      },
    ])
    expect(data.quarantinedSubmissions.nodes[0].values).toContainEqual({ name: "vehicle_make", value: "Toyota" })
  })

  test("is quarantined once if repeated; other values under its id are refused", async () => {
    const values = { ...trap, submission_id: randomUUID() }
    const first = await app.sendDriver(values)
    expect((await app.sendDriver(values)).body).toEqual(first.body)
    // The same submission with an empty trap field creates no second lead.
    expect((await app.sendDriver({ ...values, subject: "" })).body).toEqual(first.body)
    expect((await app.sendDriver({ ...values, name: "Somebody else" })).status).toBe(409)
    const ids = await waitingIds()
    expect(ids).toHaveLength(1)
    await ask(RELEASE, { ids })
    expect((await app.sendDriver(values)).body).toEqual(first.body)
    expect((await app.sendDriver({ ...values, name: "Somebody else" })).status).toBe(409)
    expect([await waitingIds(), await DriverApplication.count({ where: { id: first.body.id } })]).toEqual([[], 1])
  })

  test("shares a transaction with leads, which keep their ids, mails and counts", async () => {
    const before = await holdings()
    const sent = Array.from({ length: 12 }, (_, index) => ({ name: `Driver ${index}`, ...(index % 3 === 0 && trap) }))
    const [answers] = await Promise.all([
      Promise.all(sent.map((values) => app.sendDriver(values))),
      app.sendAdvertiser(trap),
      app.sendAdvertiser(),
    ])
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 201))
    const after = await holdings()
    expect(after.drivers - before.drivers).toBe(8)
    expect(after.advertisers - before.advertisers).toBe(1)
    expect(after.mails - before.mails).toBe(9)
    expect((after.counted ?? 0) - (before.counted ?? 0)).toBe(8)
    for (const [index, { body }] of answers.entries())
      expect((await DriverApplication.findByPk(body.id))?.name).toBe(index % 3 === 0 ? undefined : `Driver ${index}`)
  })

  test("repeated forms from one address are quarantined, unless their words or addresses differ", async () => {
    const from = newAddress()
    const send = (values: object, address: string) => app.sendDriver(values, { from: address })
    for (let sent = 0; sent < 7; sent += 1) await send({ city: "Irvine" }, from)
    for (let sent = 0; sent < 7; sent += 1) await send({ city: "Irvine" }, newAddress())
    for (let sent = 0; sent < 7; sent += 1) await send({ city: `Irvine ${sent}` }, from)
    const waiting = await LeadPlacement.findAll()
    expect(waiting.map(({ reasons }) => reasons)).toEqual([["REPEATED"], ["REPEATED"]])
  })

  test("the twenty-first form with one long text from one address is quarantined, a short text never", async () => {
    const reasonsOf = async (length: number) => {
      const viewer = visitor()
      const message = "x".repeat(length)
      const arrivals = Array.from({ length: 21 }, (_, index) => {
        const values = { contactName: "Ben", companyName: `Company ${index}`, location: "Reno", message }
        return { kind: advertiserSubmissionKind, viewer, values: values as never }
      })
      const verdicts = await inTransaction((transaction) => classifySubmissions(arrivals, transaction))
      return verdicts.map(({ reasons }) => reasons.join())
    }
    expect(await reasonsOf(39)).toEqual(Array(21).fill(""))
    expect(await reasonsOf(40)).toEqual([...Array(20).fill(""), "SAME_TEXT"])
  })

  test("a form sent at once is quarantined only with one more suspicious fact", async () => {
    await app.sendDriver({ form_open_ms: 2_999 })
    await app.sendDriver({ form_open_ms: 2_999, name: "Pills pills.example.com" })
    await app.sendDriver({ form_open_ms: 3_000, name: "Pills pills.example.com" })
    expect((await app.sendDriver({ form_open_ms: "soon" })).body.errors).toMatchObject([{ field: "form_open_ms" }])
    const SUBMIT = "mutation ($input: SubmitAdvertiserInquiryInput!) { submitAdvertiserInquiry(input: $input) { id } }"
    const from = { contactName: "ben.example.com", companyName: "B", email: "ben@example.com", location: "Reno" }
    const input = { ...from, adFormats: ["IN_CAR_TABLET"], message: "Hello" }
    for (const signals of [{ formOpenMs: 2_999 }, { formOpenMs: 3_000 }, { subject: "x" }])
      await app.ask(SUBMIT, { input: { ...input, signals } })
    const held = await LeadPlacement.findAll({ order: ["id"] })
    const reasons = [
      ["SENT_AT_ONCE", "ADDRESS_IN_NAME"],
      ["SENT_AT_ONCE", "ADDRESS_IN_NAME"],
      expect.arrayContaining(["TRAP_FILLED"]),
    ]
    expect(held.map((row) => row.reasons)).toEqual(reasons)
  })
})

describe("a submission released from quarantine", () => {
  test("becomes a lead as of its submission, with its mails and an event", async () => {
    configureMail(smtpSettings(1), { areReceiptsOn: true })
    const sent = await app.sendDriver(trap)
    const sentAt = new Date(Date.now() - 3 * 24 * 60 * 60_000)
    await DriverApplication.unscoped().update({ createdAt: sentAt }, { where: { id: sent.body.id } })
    const before = await holdings()
    const data = await app.ask(RELEASE, { ids: [...(await waitingIds()), "999999"] })
    const id = String(sent.body.id)
    expect(data.releaseQuarantined).toEqual({
      leads: [{ type: "DRIVER_APPLICATION", id, name: "Ana Álvarez" }],
      notFoundIds: ["999999"],
      results: [{ ok: true }, { ok: false }],
    })
    const after = await holdings()
    const made = { drivers: before.drivers + 1, mails: before.mails + 2, counted: (before.counted ?? 0) + 1 }
    expect(after).toEqual({ ...before, ...made, events: expect.any(Number) })
    const found = await app.ask(`{ driverApplication(id: ${id}) { createdAt status emails { type status } }
      driverApplications(first: 1, filter: { search: "Ana Álvarez", isOverdue: true }) { nodes { id } totalCount } }`)
    const emails = ["DRIVER_APPLICATION", "DRIVER_RECEIPT"].map((type) => ({ type, status: "QUEUED" }))
    expect(found.driverApplication).toEqual({ createdAt: sentAt.toISOString(), status: "PENDING", emails })
    expect(found.driverApplications).toEqual({ nodes: [{ id }], totalCount: 1 })
    const where = { subjectId: id, subjectType: "driver_application" }
    const events = await RecordedEvent.findAll({ where, order: ["id"] })
    expect(events.map(({ type, actorType }) => [type, actorType])).toEqual([
      ["quarantine.released", "user"],
      ["driver_application.created", "visitor"],
    ])
    expect(events[1]?.occurredAt).toEqual(sentAt)
    expect(JSON.stringify(events)).not.toContain("Ana")
  })

  test("becomes one lead for two concurrent requests", async () => {
    for (const name of ["one", "two", "three"]) await app.sendDriver({ ...trap, name })
    await app.sendAdvertiser(trap)
    const ids = await waitingIds()
    const before = await holdings()
    const answers = await Promise.all([ids, ids.toReversed(), ids].map((asked) => ask(RELEASE, { ids: asked })))
    const made = answers.flatMap(({ data }) => data.releaseQuarantined.leads)
    expect(made).toHaveLength(4)
    const after = await holdings()
    expect([after.drivers - before.drivers, after.mails - before.mails]).toEqual([3, 4])
  })
})

test("submissions older than 90 days are erased, and the event counts them", async () => {
  const sent = [await app.sendDriver(trap), await app.sendDriver(trap), await app.sendAdvertiser(trap)]
  const [old, young, inquiry] = sent.map(({ body }) => body.id)
  const lead = await app.apply()
  const waiting = (leadType: string, leadId: number, days: number) =>
    LeadPlacement.update({ movedAt: new Date(Date.now() - days * DAY_MS) }, { where: { leadType, leadId } })
  await waiting(driverApplicationKind.type, old, 90.01)
  await waiting(driverApplicationKind.type, young, 89.99)
  await waiting(advertiserSubmissionKind.type, inquiry, 91)
  const paper = { name: "card.jpg", contentType: "image/jpeg", size: 1, contentHash: "0", addedBy: "SENDER" } as const
  const key = { leadType: driverApplicationKind.type, addedById: null, createdAt: new Date() }
  const files = await LeadFile.bulkCreate([old, young].map((leadId) => ({ ...paper, ...key, leadId })))
  await LeadFileBytes.bulkCreate(files.map(({ id }) => ({ fileId: id, data: Buffer.from("a paper") })))
  expect([await emptyQuarantine(), await emptyQuarantine()]).toEqual([2, 0])
  expect((await LeadFile.findAll()).map(({ leadId }) => leadId)).toEqual([young])
  expect(await LeadFileBytes.count()).toBe(1)
  expect((await LeadPlacement.findAll()).map(({ leadId }) => leadId)).toEqual([young])
  const left = await DriverApplication.unscoped().findAll({ where: { id: [old, young, lead] }, order: ["id"] })
  expect(left.map(({ id }) => id)).toEqual([young, lead])
  expect(await AdvertiserSubmission.unscoped().count({ where: { id: inquiry } })).toBe(0)

  for (let count = 0; count < 2; count += 1) await app.sendDriver(trap)
  const [kept = "", ...ids] = await waitingIds()
  const results = ids.map((id) => ({ id, ok: true }))
  expect((await app.ask(DELETE, { ids })).deleteQuarantined).toEqual({ deletedIds: ids, notFoundIds: [], results })
  expect(await waitingIds()).toEqual([kept])
  const event = await RecordedEvent.findOne({ where: { type: "quarantine.deleted" }, rejectOnEmpty: true })
  expect(JSON.parse(event.facts)).toEqual({ count: 2 })
})

import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { noTermsRecord } from "../../../contract/site/termsRecord.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { visitor } from "../../../testing/factories/viewers.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { countLeads } from "../counters/leadCounts.ts"
import { exampleApplication } from "../drivers/driverApplication.emails.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { type NewSubmission, storeLead } from "./storeLead.ts"

const app = await setUpTestApp()
beforeEach(async () => {
  await EmailLog.destroy({ where: {} })
  await DriverApplication.destroy({ where: {} })
  await AdvertiserSubmission.destroy({ where: {} })
})

const { id: _id, status: _status, createdAt: _created, updatedAt: _updated, ...example } = exampleApplication
const arrival = (values: object = {}): NewSubmission => ({
  kind: driverApplicationKind,
  viewer: visitor(),
  origin: { actorType: "visitor", actorId: null, requestId: null },
  values: { ...example, submissionId: randomUUID(), ...values },
  terms: noTermsRecord,
  promise: { text: "48 hours", hours: 48, sections: [] },
})

/** Names of the stored leads, in order. Expects one mail for each lead, about that lead. */
const stored = async () => {
  const leads = await DriverApplication.findAll({ order: ["name"] })
  const mails = await EmailLog.findAll({ order: ["subject"] })
  for (const { leadId, subject } of mails) {
    expect(subject).toBe(`New driver application: ${leads.find(({ id }) => id === leadId)?.name}`)
  }
  expect(mails).toHaveLength(leads.length)
  return leads.map(({ name }) => name)
}

test("concurrent submissions share a transaction, each with its own id and mail", async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Driver ${String(index).padStart(2, "0")}`)
  const transaction = jest.spyOn(database(), "transaction")
  const outcomes = await Promise.all(names.map((name) => storeLead(arrival({ name }))))
  expect(transaction).toHaveBeenCalledTimes(1)
  transaction.mockRestore()
  const ids = outcomes.map((outcome) => ("id" in outcome ? outcome.id : 0))
  expect(await stored()).toEqual(names)
  const leads = await DriverApplication.findAll({ where: { id: ids } })
  expect(ids.map((id) => leads.find((lead) => lead.id === id)?.name)).toEqual(names)
})

describe("submissions stored in one batch", () => {
  test("are unharmed by a row that the database refuses", async () => {
    const arrivals = ["a", "b", null, "c", "d", null, "e"].map((name) => storeLead(arrival({ name })))
    const ends = await Promise.allSettled(arrivals)
    expect(ends.map(({ status }) => status === "fulfilled")).toEqual([true, true, false, true, true, false, true])
    expect(await stored()).toEqual(["a", "b", "c", "d", "e"])
  })

  test("take mail texts from before the transaction, in which reading them would wait for it", async () => {
    const sections = [{ page: "mails", sectionId: "driver_application", content: { subject: "{name} wants to drive" } }]
    await storeLead({ ...arrival({ name: "Ana" }), promise: { text: "48 hours", hours: 48, sections } })
    expect(await EmailLog.findAll()).toMatchObject([{ subject: "Ana wants to drive" }])
  })

  test("store visitors' texts unchanged, even if they look like SQL", async () => {
    const texts = ["INDEX_LIST", "INDEX_INFO", "TABLE_INFO", "foreign_keys;", "foreign_key_list"].map(
      (name) => `PRAGMA ${name} ' " \\ $1 :kind ? %_`,
    )
    const values = (text: string) => ({ name: text, city: text, vehicle_make: text })
    const answers = await Promise.all(texts.map((text) => app.sendDriver(values(text))))
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 201))
    const leads = await DriverApplication.findAll({ order: ["id"] })
    for (const [index, { body }] of answers.entries())
      expect(leads.find(({ id }) => id === body.id)).toMatchObject({ name: texts[index], city: texts[index] })
    expect(await countLeads(driverApplicationKind, { city: texts[0] ?? "" }, arrival({}).promise)).toBe(1)
  })

  test("include repeats that get the first result; other values under the id are refused", async () => {
    const [known, fresh] = [randomUUID(), randomUUID()]
    const apply = (name: string, submission_id: string | null = null) =>
      app.sendDriver({ name, submission_id }, { from: newAddress() })
    const first = await apply("known", known)
    // Enough at once that most of them share a transaction.
    const others = Array.from({ length: 20 }, (_, index) => apply(`other ${index}`))
    const [repeat, changed, inquiry, ...same] = await Promise.all([
      apply("known", known),
      apply("changed", known),
      app.sendAdvertiser(),
      ...Array.from({ length: 4 }, () => apply("fresh", fresh)),
    ])
    expect(await AdvertiserSubmission.count({ where: { id: inquiry.body.id } })).toBe(1)
    await EmailLog.destroy({ where: { logType: "advertiser_inquiry" } })
    expect(repeat).toMatchObject({ status: 201, body: first.body })
    expect(changed?.status).toBe(409)
    expect(same.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1)
    for (const { status } of await Promise.all(others)) expect(status).toBe(201)
    const names = await stored()
    expect(names.filter((name) => !name.startsWith("other"))).toEqual(["fresh", "known"])
    expect(names).toHaveLength(22)
    // Of concurrent submissions with the same new id and different values, only one is stored.
    const submissionId = randomUUID()
    const ends = await Promise.allSettled(
      ["one", "two", "three"].map((name) => storeLead(arrival({ name, submissionId }))),
    )
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"])
  })

  test("are subject to the limit per address, which counts repeats too", async () => {
    const from = newAddress()
    const submission_id = randomUUID()
    const apply = (values: Record<string, unknown> = {}) => app.sendDriver(values, { from })
    for (let sent = 0; sent < 5; sent += 1) expect((await apply({ submission_id })).status).toBe(201)
    const answers = await Promise.all([
      ...Array.from({ length: 60 }, (_, index) => apply({ name: `Driver ${index}` })),
      app.sendDriver({}, { from: newAddress() }),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(56)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect(statuses.at(-1)).toBe(201)
    expect(await stored()).toHaveLength(57)
    expect((await apply({ submission_id })).status).toBe(429)
  })
})

test("leads whose COMMIT answer is lost are acknowledged and stored once, with or without a submission id", async () => {
  const begin = database().transaction.bind(database()) as (...given: never[]) => Promise<unknown>
  let isLost = false
  const transaction = jest.spyOn(database(), "transaction").mockImplementation((async (...given: never[]) => {
    const result = await begin(...given)
    // On MySQL the throttle uses transactions, too, without options.
    if (isLost || given.length < 2) return result
    isLost = true
    throw Object.assign(new Error("closed"), { code: "PROTOCOL_CONNECTION_LOST" })
  }) as never)
  const names = Array.from({ length: 12 }, (_, index) => `Driver ${String(index).padStart(2, "0")}`)
  const answers = await Promise.all(
    names.map((name, index) => app.sendDriver({ name, submission_id: index % 2 === 0 ? randomUUID() : null })),
  )
  transaction.mockRestore()
  expect(isLost).toBe(true)
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
  const leads = await DriverApplication.findAll({ order: ["name"] })
  expect(leads.map(({ id }) => id)).toEqual(answers.map(({ body }) => body.id))
  expect(await stored()).toEqual(names)
})

import { describe, expect, test } from "@jest/globals"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { setUpTestApp, type Values } from "../../../testing/testApp.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { recountLeads } from "../figures/leadRecount.ts"
import { storeSampleLeads } from "../intake/sampleLeads.ts"
import { leadKinds } from "../leadKinds.ts"

const app = await setUpTestApp()
const token = await app.login()

const ask = (query: string, variables: Record<string, unknown> = {}) => app.graphql(query, variables, { token })

const apply = async (values: Values = {}) => String(await app.apply(values))

const statusOf = async (id: string) =>
  (await app.ask("query ($id: ID!) { driverApplication(id: $id) { status } }", { id })).driverApplication.status

describe("a change of status that expects another one", () => {
  const mutation = `mutation ($id: ID!, $status: LeadStatus!, $expectedStatus: LeadStatus) {
    setDriverApplicationStatus(id: $id, status: $status, expectedStatus: $expectedStatus) { driverApplication { status } }
  }`

  test("is refused, so that nobody's change is overwritten unseen", async () => {
    const id = await apply()
    await ask(mutation, { id, status: "APPROVED", expectedStatus: "PENDING" })
    const { errors } = await ask(mutation, { id, status: "REJECTED", expectedStatus: "PENDING" })
    expect(errors?.[0]).toMatchObject({
      message: "This driver application is now approved.",
      extensions: { code: "CONFLICT" },
    })
    expect(await statusOf(id)).toBe("APPROVED")
  })

  test("waits for one that is just being stored, and sees it", async () => {
    const id = await apply()
    const { asked } = await inTransaction(async (transaction) => {
      await DriverApplication.update({ status: "approved" }, { where: { id }, transaction })
      const asked = ask(mutation, { id, status: "REJECTED", expectedStatus: "PENDING" })
      // Long enough to read what it must not take for the last word.
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { asked }
    })
    expect((await asked).errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT" })
    expect(await statusOf(id)).toBe("APPROVED")
  })

  test("is refused when somebody else has already made the same one", async () => {
    const id = await apply()
    await ask(mutation, { id, status: "APPROVED" })
    const { errors } = await ask(mutation, { id, status: "APPROVED", expectedStatus: "PENDING" })
    expect(errors?.[0]?.extensions.code).toBe("CONFLICT")
    const data = await app.ask("query ($id: ID!) { driverApplication(id: $id) { statusChanges { to } } }", { id })
    expect(data.driverApplication.statusChanges).toEqual([{ to: "APPROVED" }])
  })

  test("names the lead that there is not", async () => {
    const { errors } = await ask(mutation, { id: "999999", status: "APPROVED" })
    expect(errors?.[0]).toMatchObject({
      message: "There is no driver application with the id 999999.",
      extensions: { code: "NOT_FOUND" },
    })
  })
})

describe("changing several at once", () => {
  const mutation = `mutation ($changes: [LeadStatusChangeInput!]!) {
    setDriverApplicationStatuses(changes: $changes) { driverApplications { id status } conflicts { id status } notFoundIds }
  }`
  const change = (id: string, status: string, expectedStatus?: string) => ({ id, status, expectedStatus })

  test("changes all, and back again", async () => {
    const ids = [await apply(), await apply(), await apply()]
    const there = await ask(mutation, { changes: ids.map((id) => change(id, "APPROVED", "PENDING")) })
    expect(there.data.setDriverApplicationStatuses).toEqual({
      driverApplications: ids.map((id) => ({ id, status: "APPROVED" })),
      conflicts: [],
      notFoundIds: [],
    })
    await ask(mutation, { changes: ids.map((id) => change(id, "PENDING", "APPROVED")) })
    const query = "query ($id: ID!) { driverApplication(id: $id) { statusChanges { from to } } }"
    const data = await app.ask(query, { id: ids[0] })
    expect(data.driverApplication.statusChanges).toEqual([
      { from: "PENDING", to: "APPROVED" },
      { from: "APPROVED", to: "PENDING" },
    ])
  })

  test("leaves alone and names what was changed elsewhere meanwhile", async () => {
    const [mine, theirs] = [await apply(), await apply()]
    await app.rest("PUT", `/api/admin/drivers/${theirs}/status`, { status: "rejected" }, { token })
    const changes = [mine, theirs].map((id) => change(id, "APPROVED", "PENDING"))
    const data = await app.ask(mutation, { changes })
    expect(data.setDriverApplicationStatuses).toEqual({
      driverApplications: [{ id: mine, status: "APPROVED" }],
      conflicts: [{ id: theirs, status: "REJECTED" }],
      notFoundIds: [],
    })
  })

  test("counts one that somebody else has changed alike as changed by them", async () => {
    const id = await apply()
    await ask(mutation, { changes: [change(id, "APPROVED")] })
    const data = await app.ask(mutation, { changes: [change(id, "APPROVED", "PENDING")] })
    expect(data.setDriverApplicationStatuses).toEqual({
      driverApplications: [],
      conflicts: [{ id, status: "APPROVED" }],
      notFoundIds: [],
    })
  })

  test("changes those that exist, and names those that do not", async () => {
    const ids = [await apply(), await apply()]
    const changes = ["999999", ...ids, "x"].map((id) => change(id, "APPROVED", "PENDING"))
    const data = await app.ask(mutation, { changes })
    expect(data.setDriverApplicationStatuses).toEqual({
      driverApplications: ids.map((id) => ({ id, status: "APPROVED" })),
      conflicts: [],
      notFoundIds: ["999999", "x"],
    })
  })

  test("says of each what became of it, in the order asked", async () => {
    const [mine, theirs] = [await apply(), await apply()]
    await app.rest("PUT", `/api/admin/drivers/${theirs}/status`, { status: "rejected" }, { token })
    const changes = [theirs, "999999", mine].map((id) => change(id, "APPROVED", "PENDING"))
    const data = await app.ask(
      `mutation ($changes: [LeadStatusChangeInput!]!) {
        setDriverApplicationStatuses(changes: $changes) { results { id ok error { code message } } }
      }`,
      { changes },
    )
    const there = { code: "CONFLICT", message: "This driver application is now rejected." }
    const none = { code: "NOT_FOUND", message: "There is no driver application with the id 999999." }
    expect(data.setDriverApplicationStatuses.results).toEqual([
      { id: theirs, ok: false, error: there },
      { id: "999999", ok: false, error: none },
      { id: mine, ok: true, error: null },
    ])
  })

  test("does so for advertiser submissions as well", async () => {
    const inquiry = await app.sendAdvertiser()
    const id = String(inquiry.body.id)
    const data = await app.ask(
      `mutation ($changes: [LeadStatusChangeInput!]!) {
        setAdvertiserSubmissionStatuses(changes: $changes) { advertiserSubmissions { id } notFoundIds }
      }`,
      { changes: [change(id, "APPROVED"), change("999999", "APPROVED")] },
    )
    expect(data.setAdvertiserSubmissionStatuses).toEqual({ advertiserSubmissions: [{ id }], notFoundIds: ["999999"] })
  })

  test.each([
    [0, "Choose at least one lead."],
    [501, "Up to 500 leads can be changed at once."],
  ])("refuses %i at once", async (count, message) => {
    const { errors } = await ask(mutation, { changes: Array(count).fill(change("1", "APPROVED")) })
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "changes", message }] })
  })

  test("lets two overlapping ones pass one after the other", async () => {
    const ids = await Promise.all([apply(), apply(), apply(), apply()])
    const results = await Promise.all([
      ask(mutation, { changes: ids.map((id) => change(id, "APPROVED")) }),
      ask(mutation, { changes: [...ids].reverse().map((id) => change(id, "REJECTED")) }),
    ])
    expect(results.map(({ errors }) => errors)).toEqual([undefined, undefined])
    const ends = await Promise.all(ids.map(statusOf))
    expect(new Set(ends).size).toBe(1)
  })
})

describe("a lead's own page", () => {
  const query = `query ($id: ID!) { driverApplication(id: $id) {
    name notes { text writtenBy writtenAt } emails { subject status }
    possibleRepeats { type id name email status }
  } }`
  const addNote = (variables: Record<string, unknown>) =>
    ask(
      `mutation ($leadType: LeadType!, $leadId: ID!, $text: String!) {
        addLeadNote(leadType: $leadType, leadId: $leadId, text: $text) { note { id text } } }`,
      variables,
    )

  test("has its notes, its mails, and who may be the same sender", async () => {
    const id = await apply({ name: "Rita", email: "rita@example.com", phone: "+1 555 0199" })
    const again = await apply({ name: "Rita again", email: "other@example.com", phone: "+1 555 0199" })
    const inquiry = await app.sendAdvertiser({ email: "rita@example.com" })
    await addNote({ leadType: "DRIVER_APPLICATION", leadId: id, text: " First.\nSecond line. " })
    await addNote({ leadType: "DRIVER_APPLICATION", leadId: id, text: "Later" })
    const data = await app.ask(query, { id })
    expect(data.driverApplication).toEqual({
      name: "Rita",
      notes: [
        { text: "First.\nSecond line.", writtenBy: "admin", writtenAt: expect.stringMatching(/Z$/) },
        { text: "Later", writtenBy: "admin", writtenAt: expect.stringMatching(/Z$/) },
      ],
      emails: [{ subject: "New driver application: Rita", status: "LOGGED" }],
      possibleRepeats: expect.arrayContaining([
        { type: "DRIVER_APPLICATION", id: again, name: "Rita again", email: "other@example.com", status: "PENDING" },
        {
          type: "ADVERTISER_SUBMISSION",
          id: String(inquiry.body.id),
          name: "Blue Bottle",
          email: "rita@example.com",
          status: "PENDING",
        },
      ]),
    })
    expect(data.driverApplication.possibleRepeats).toHaveLength(2)
  })

  test("is found by a word of a note, too", async () => {
    const id = await apply({ name: "Noted" })
    const find = (search: string) =>
      ask("query ($search: String) { driverApplications(filter: { search: $search }) { nodes { id } } }", { search })
    const before = await find("noted")
    await addNote({ leadType: "DRIVER_APPLICATION", leadId: id, text: "Parks at the Überhöhe" })
    await addNote({ leadType: "DRIVER_APPLICATION", leadId: id, text: "Wants wraps" })
    for (const search of ["erhoh", "noted PARK wrap"]) expect((await find(search)).data).toEqual(before.data)
  })

  test.each(["999999", "x", "-1"])("is null for %p", async (id) => {
    const { data, errors } = await ask(query, { id })
    expect({ data, errors }).toEqual({ data: { driverApplication: null }, errors: undefined })
  })

  test("refuses a note that is blank, too long, or about nothing", async () => {
    const id = await apply()
    const note = { leadType: "DRIVER_APPLICATION", leadId: id, text: "x" }
    for (const text of ["  ", "x".repeat(5001)]) {
      const { errors } = await addNote({ ...note, text })
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "text" }] })
    }
    const { errors } = await addNote({ ...note, leadType: "ADVERTISER_SUBMISSION", leadId: "999999" })
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND")
  })
})

describe("the statistics", () => {
  test("count the leads of each day and status, days without any included", async () => {
    const id = await apply()
    const yesterday = new Date(Date.now() - 24 * 3_600_000)
    await DriverApplication.update({ createdAt: yesterday }, { where: { id }, silent: true })
    await recountLeads(driverApplicationKind)
    const query = `{ leadStatistics(days: 3) {
      days { date driverApplications advertiserSubmissions } statuses { status driverApplications }
    } }`
    const data = await app.ask(query)
    const { days, statuses } = data.leadStatistics
    expect(days.map(({ date }: { date: string }) => date)).toEqual(
      [2, 1, 0].map((ago) => new Date(Date.now() - ago * 24 * 3_600_000).toISOString().slice(0, 10)),
    )
    expect(days[0].driverApplications).toBe(0)
    expect(days[1].driverApplications).toBe(1)
    const total = await DriverApplication.count()
    expect(days[2].driverApplications).toBe(total - 1)
    const inStatuses = statuses.map(({ driverApplications }: { driverApplications: number }) => driverApplications)
    expect(inStatuses.reduce((one: number, other: number) => one + other)).toBe(total)
  })

  test.each([0, 367])("refuse %i days", async (days) => {
    const { errors } = await ask(`{ leadStatistics(days: ${days}) { days { date } } }`)
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "days" }] })
  })

  test("count what is overdue", async () => {
    const query = "{ dashboardSummary { overdueDriverApplications } }"
    const before = (await app.ask(query)).dashboardSummary.overdueDriverApplications
    const id = await apply()
    const longAgo = new Date(Date.now() - 49 * 3_600_000)
    await DriverApplication.update({ createdAt: longAgo }, { where: { id }, silent: true })
    await recountLeads(driverApplicationKind)
    expect((await app.ask(query)).dashboardSummary.overdueDriverApplications).toBe(before + 1)
  })
})

test("made-up leads are the same every time, and can be found", async () => {
  const before = await DriverApplication.count()
  await storeSampleLeads(leadKinds, 50, Date.parse("2026-11-21T00:00:00Z"))
  expect(await DriverApplication.count()).toBe(before + 50)
  const newest = await DriverApplication.findOne({ order: [["id", "DESC"]] })
  expect(newest?.createdAt.toISOString()).toBe("2026-11-21T00:00:00.000Z")
  const data = await app.ask(
    "query ($filter: DriverApplicationFilter) { driverApplications(filter: $filter) { nodes { id } } }",
    {
      filter: { search: newest?.email },
    },
  )
  expect(data.driverApplications.nodes).toEqual([{ id: String(newest?.id) }])
})

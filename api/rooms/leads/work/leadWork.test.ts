import { describe, expect, test } from "@jest/globals"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { setUpTestApp, type Values } from "../../../testing/testApp.ts"
import { recountLeads } from "../counters/leadRecount.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { storeSampleLeads } from "../intake/sampleLeads.ts"
import { leadKinds } from "../leadKinds.ts"

const app = await setUpTestApp()
const token = await app.login()

const ask = (query: string, variables: Record<string, unknown> = {}) => app.graphql(query, variables, { token })

const apply = async (values: Values = {}) => String(await app.apply(values))

const statusOf = async (id: string) =>
  (await app.ask("query ($id: ID!) { driverApplication(id: $id) { status } }", { id })).driverApplication.status

describe("a status change with an expected status", () => {
  const mutation = `mutation ($id: ID!, $status: LeadStatus!, $expectedStatus: LeadStatus) {
    setDriverApplicationStatus(id: $id, status: $status, expectedStatus: $expectedStatus) { driverApplication { status } }
  }`

  test("waits for a concurrent change, and sees its result", async () => {
    const id = await apply()
    const { asked } = await inTransaction(async (transaction) => {
      await DriverApplication.update({ status: "approved" }, { where: { id }, transaction })
      const asked = ask(mutation, { id, status: "REJECTED", expectedStatus: "PENDING" })
      // Long enough for a premature read.
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { asked }
    })
    expect((await asked).errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT" })
    expect(await statusOf(id)).toBe("APPROVED")
  })
})

test("a status change ends the wait for a reply", async () => {
  const id = await apply()
  await DriverApplication.update({ waitingSince: new Date() }, { where: { id } })
  await app.ask(
    "mutation ($id: ID!) { setDriverApplicationStatus(id: $id, status: CONTACTED) { driverApplication { id } } }",
    { id },
  )
  expect(await DriverApplication.findByPk(id)).toMatchObject({ status: "contacted", waitingSince: null })
})

describe("changing the status of several leads at once", () => {
  const mutation = `mutation ($changes: [LeadStatusChangeInput!]!) {
    setDriverApplicationStatuses(changes: $changes) { driverApplications { id status } conflicts { id status } notFoundIds
      results { id ok error { code message } } }
  }`
  const change = (id: string, status: string, expectedStatus?: string) => ({ id, status, expectedStatus })

  test("applies to leads with the expected status, and reports each result in order", async () => {
    const [mine, other, theirs, same] = [await apply(), await apply(), await apply(), await apply()]
    for (const [id, status] of [
      [theirs, "rejected"],
      [same, "approved"],
    ])
      await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status }, { token })
    const ids = [theirs, "999999", mine, same, other, "x"]
    const data = await app.ask(mutation, { changes: ids.map((id) => change(id, "APPROVED", "PENDING")) })
    const none = { ok: false, error: { code: "NOT_FOUND", message: expect.stringMatching(/^There is no driver app/) } }
    const changed = (status: string) => ({
      ok: false,
      error: { code: "CONFLICT", message: `This driver application is now ${status}.` },
    })
    expect(data.setDriverApplicationStatuses).toEqual({
      driverApplications: [mine, other].map((id) => ({ id, status: "APPROVED" })),
      conflicts: [
        { id: theirs, status: "REJECTED" },
        { id: same, status: "APPROVED" },
      ],
      notFoundIds: ["999999", "x"],
      results: [
        { id: theirs, ...changed("rejected") },
        { id: "999999", ...none },
        { id: mine, ok: true, error: null },
        { id: same, ...changed("approved") },
        { id: other, ok: true, error: null },
        { id: "x", ...none },
      ],
    })
    await ask(mutation, { changes: [change(mine, "PENDING", "APPROVED")] })
    const query = "query ($id: ID!) { driverApplication(id: $id) { statusChanges { from to } } }"
    expect((await app.ask(query, { id: mine })).driverApplication.statusChanges).toEqual([
      { from: "PENDING", to: "APPROVED" },
      { from: "APPROVED", to: "PENDING" },
    ])
  })

  test.each([
    [0, "Choose at least one lead."],
    [501, "Up to 500 leads can be changed at once."],
  ])("refuses %i leads", async (count, message) => {
    const refused = app.ask(mutation, { changes: Array(count).fill(change("1", "APPROVED")) })
    await expect(refused).rejects.toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "changes", message }] })
  })

  test("works for advertiser submissions", async () => {
    const id = String(await app.inquire())
    const data = await app.ask(
      `mutation ($changes: [LeadStatusChangeInput!]!) {
        setAdvertiserSubmissionStatuses(changes: $changes) { advertiserSubmissions { id } notFoundIds } }`,
      { changes: [change(id, "APPROVED"), change("999999", "APPROVED")] },
    )
    expect(data.setAdvertiserSubmissionStatuses).toEqual({ advertiserSubmissions: [{ id }], notFoundIds: ["999999"] })
  })
})

test.each(["999999", "x", "-1"])("the lead with the id %p is null", async (id) => {
  const query = "query ($id: ID!) { driverApplication(id: $id) { name notes { text } emails { subject } } }"
  expect(await app.ask(query, { id })).toEqual({ driverApplication: null })
})

describe("the daily statistics of leads", () => {
  test("count the leads of each day and status, including days without leads", async () => {
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
    const refused = app.ask(`{ leadStatistics(days: ${days}) { days { date } } }`)
    await expect(refused).rejects.toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "days" }] })
  })
})

test("sample leads are dated up to a day, and searchable", async () => {
  const before = await DriverApplication.count()
  await storeSampleLeads(leadKinds, 50, Date.parse("2026-11-21T00:00:00Z"))
  expect(await DriverApplication.count()).toBe(before + 50)
  const newest = await DriverApplication.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })
  expect(newest.createdAt.toISOString()).toBe("2026-11-21T00:00:00.000Z")
  const found = "query ($search: String) { driverApplications(filter: { search: $search }) { nodes { id } } }"
  const data = await app.ask(found, { search: newest.email })
  expect(data.driverApplications.nodes).toEqual([{ id: String(newest.id) }])
})

import { describe, expect, test } from "@jest/globals"
import { createAccount } from "../../../testing/accounts/accounts.ts"
import { eventsOf } from "../../../testing/events/eventsOf.ts"
import { setUpTestApp, type Values } from "../../../testing/testApp.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"

const app = await setUpTestApp()
const ana = await createAccount(app, { role: "MANAGER" })
const ben = await createAccount(app, { role: "MANAGER" })

const apply = async (values: Values = {}) => String(await app.apply(values))

const ASSIGN = `mutation ($ids: [ID!]!, $ownerId: ID) {
  assignLeads(leadType: DRIVER_APPLICATION, ids: $ids, ownerId: $ownerId) {
    leads { __typename id owner { id name } updatedAt ... on DriverApplication { name } } notFoundIds
    results { id ok error { code } }
  }
}`
const FOLLOW_UP = `mutation ($ids: [ID!]!, $on: Date) {
  setFollowUp(leadType: DRIVER_APPLICATION, ids: $ids, on: $on) { leads { id followUpOn } notFoundIds }
}`

const assign = (ids: string[], ownerId: unknown) => ana.ask(ASSIGN, { ids, ownerId: ownerId && String(ownerId) })
const followUp = (ids: string[], on: string | null) => ana.ask(FOLLOW_UP, { ids, on })

const factsOf = async (id: string, type: string) =>
  (await eventsOf(id)).flatMap(([other, facts]) => (other === type ? [facts] : []))

const listed = async (filter: object) => {
  const list = "driverApplications(filter: $filter) { totalCount nodes { id } }"
  const data = await app.ask(`query ($filter: DriverApplicationFilter) { ${list} }`, { filter })
  const { nodes, totalCount } = data.driverApplications
  expect(totalCount).toBe(nodes.length)
  return nodes.map(({ id }: { id: string }) => id)
}

describe("assigning leads", () => {
  test("changes all existing leads, names the others, and records each change once", async () => {
    const ids = [await apply({ name: "Dana" }), await apply()]
    const longAgo = new Date("2026-01-01T00:00:00Z")
    await DriverApplication.update({ updatedAt: longAgo } as object, { where: { id: ids }, silent: true })
    const { data } = await assign([...ids, "999999"], ben.user.id)
    const owner = { id: String(ben.user.id), name: ben.user.name }
    expect(data.assignLeads.notFoundIds).toEqual(["999999"])
    expect(data.assignLeads.results).toEqual([
      ...ids.map((id) => ({ id, ok: true, error: null })),
      { id: "999999", ok: false, error: { code: "NOT_FOUND" } },
    ])
    expect(data.assignLeads.leads).toMatchObject([
      { __typename: "DriverApplication", id: ids[0], owner, name: "Dana" },
      { id: ids[1], owner },
    ])
    const [{ updatedAt }] = data.assignLeads.leads
    expect(Date.parse(updatedAt)).toBeGreaterThan(longAgo.getTime())
    expect((await DriverApplication.findByPk(ids[0]))?.updatedAt).toEqual(new Date(updatedAt))
    const again = await assign(ids, ben.user.id)
    expect(again.data.assignLeads.leads[0].updatedAt).toBe(updatedAt)
    await assign(ids, null)
    expect(await factsOf(ids[0] ?? "", "lead.assigned")).toEqual([
      { from: null, to: ben.user.id },
      { from: ben.user.id, to: null },
    ])
  })

  test("is refused for users who cannot work on leads or have left", async () => {
    const viewer = await createAccount(app, { role: "VIEWER" })
    const left = await createAccount(app, { role: "MANAGER" })
    const id = await apply()
    await assign([id], left.user.id)
    await left.user.update({ state: "DEACTIVATED" })
    for (const ownerId of [viewer.user.id, left.user.id, 999_999, "x"]) {
      const { errors } = await assign([await apply(), id], ownerId)
      expect(errors?.[0]).toMatchObject({ message: "There is no such colleague.", extensions: { code: "NOT_FOUND" } })
    }
    const { data } = await ana.ask(`{ driverApplication(id: "${id}") { owner { name } } colleagues { id name } }`)
    expect(data.driverApplication.owner).toEqual({ name: left.user.name })
    const offered = data.colleagues.map(({ name }: { name: string }) => name)
    expect(offered).toEqual(expect.arrayContaining(["admin", ana.user.name, ben.user.name]))
    expect(offered).not.toContain(left.user.name)
    expect(offered).not.toContain(viewer.user.name)
  })
})

describe("setting a follow-up", () => {
  test("accepts a day or none, and refuses an invalid day", async () => {
    const id = await apply()
    expect((await followUp([id], "2026-11-23")).data.setFollowUp.leads).toEqual([{ id, followUpOn: "2026-11-23" }])
    await followUp([id], "2026-11-23")
    await followUp([id], null)
    expect(await factsOf(id, "lead.follow_up_set")).toEqual([{ on: "2026-11-23" }, { on: null }])
    for (const on of ["2026-02-30", "tomorrow", "2026-11-23T00:00:00Z"])
      expect((await followUp([id], on)).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT")
  })

  test("a follow-up is listed and counted while its lead is open", async () => {
    const [today, later, closed] = [await apply(), await apply(), await apply()]
    await assign([today, later, closed], ana.user.id)
    await followUp([today, closed], "2030-05-05")
    await followUp([later], "2030-05-06")
    const approve = `mutation { setDriverApplicationStatus(id: "${closed}", status: APPROVED) { driverApplication { id } } }`
    await ana.ask(approve)
    // A user may change the status of a lead without owning it.
    const answered = await apply()
    await ana.ask(approve.replace(closed, answered).replace("APPROVED", "CONTACTED"))
    const ownerId = String(ana.user.id)
    expect(await listed({ ownerId, followUpBy: "2030-05-05" })).toEqual([today])
    expect(await listed({ followUpBy: "2030-05-06" })).toEqual([later, today])
    expect(await listed({ ownerId })).toEqual([closed, later, today])
    expect(await listed({ isUnassigned: true, statuses: ["PENDING"] })).not.toContain(today)
    expect(await listed({ isUnassigned: false })).toEqual(expect.arrayContaining([closed, later, today]))
    const count = (day: string) =>
      ana.ask(`{ dashboardSummary(today: "${day}") { kinds { leadType mine followUpsDue unassigned } } }`)
    const [drivers] = (await count("2030-05-05")).data.dashboardSummary.kinds
    const unassigned = (await listed({ isUnassigned: true, statuses: ["PENDING"] })).length
    expect(drivers).toEqual({ leadType: "DRIVER_APPLICATION", mine: 2, followUpsDue: 1, unassigned })
    const rest = (query: string) =>
      app.rest("GET", `/api/drivers/applications${query}`, undefined, { token: ana.token })
    const csv = await rest(`.csv?owner_id=${ownerId}&follow_up_by=2030-05-05&is_unassigned=false`)
    expect(csv.body.match(/\r\n"(\d+)"/g)).toEqual([`\r\n"${today}"`])
    const errors = [{ field: "follow_up_by", message: "Give a day like 2026-11-21." }]
    expect((await rest("?follow_up_by=soon")).body.errors).toEqual(errors)
  })
})

test("a lead's history has every assignment, with current names", async () => {
  const kim = await createAccount(app, { role: "MANAGER" })
  const id = await apply()
  await assign([id], kim.user.id)
  await followUp([id], "2026-11-23")
  await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status: "contacted" }, { token: ana.token })
  for (const ownerId of [null, String(kim.user.id)]) await kim.ask(ASSIGN, { ids: [id], ownerId })
  await assign([id], null)
  await followUp([id], null)
  await kim.user.update({ name: "Kim" })
  const { driverApplication } = await app.ask(`{ driverApplication(id: ${id}) { history { summary actorName } } }`)
  const told = driverApplication.history.map(({ actorName, summary }: Values) => `${actorName} ${summary}`)
  expect(told).toEqual([
    "A visitor sent it",
    `${ana.user.name} assigned it to Kim`,
    `${ana.user.name} scheduled a follow-up for Nov 23, 2026`,
    `${ana.user.name} changed Pending to Contacted`,
    ...["Kim unassigned it", "Kim took it", `${ana.user.name} took it from Kim`],
    `${ana.user.name} canceled the follow-up`,
  ])
})

test.each([
  ["deactivated", "deactivateUser(id: $id)"],
  ["given a role that reads only", "changeUserRole(input: { id: $id, role: VIEWER })"],
])("open leads of a user who is %s become unassigned", async (_what, change) => {
  const kim = await createAccount(app, { role: "MANAGER" })
  const [open = "", closed = "", deleted = ""] = [await apply(), await apply(), await apply()]
  await assign([open, closed, deleted], kim.user.id)
  await ana.ask(`mutation { deleteLead(leadType: DRIVER_APPLICATION, leadId: "${deleted}") { __typename } }`)
  await ana.ask(`mutation { setDriverApplicationStatus(id: "${closed}", status: REJECTED) { __typename } }`)
  await app.ask(`mutation ($id: ID!) { ${change} { member { state } } }`, { id: String(kim.user.id) })
  expect(await listed({ isUnassigned: true })).toContain(open)
  expect(await listed({ ownerId: String(kim.user.id) })).toEqual([closed])
  for (const id of [open, deleted])
    expect((await factsOf(id, "lead.assigned")).at(-1)).toEqual({ from: kim.user.id, to: null })
  await ana.ask(`mutation { restoreLead(leadType: DRIVER_APPLICATION, leadId: "${deleted}") { __typename } }`)
  expect(await listed({ isUnassigned: true })).toContain(deleted)
})

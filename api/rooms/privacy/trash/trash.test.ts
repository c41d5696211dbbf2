import { describe, expect, jest, test } from "@jest/globals"
import { clock } from "../../../platform/database/clock/clock.ts"
import { assignPositions } from "../../../platform/events/eventChain.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { indexPending } from "../../../platform/search/searchIndexer.ts"
import { findEverywhere } from "../../../testing/database/everyByte.ts"
import { addNotes, driver } from "../../../testing/factories/leadWork.ts"
import { fileWith, storeIncoming } from "../../../testing/mail/incoming.ts"
import { configureMail, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { recountLeads } from "../../leads/counters/leadRecount.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadPlacement } from "../../leads/places/leadPlacement.model.ts"
import { claimDueMails } from "../../mail/delivery/outbox.ts"
import { LeadTombstone } from "../erasure/leadTombstone.model.ts"
import { emptyTrash } from "./trash.service.ts"

const DAY_MS = 24 * 60 * 60_000

const app = await setUpTestApp()
const token = await app.login()

const change = (name: "deleteLead" | "restoreLead", id: number, as = token) =>
  app.ask(
    `mutation ($id: ID!) { ${name}(leadType: DRIVER_APPLICATION, leadId: $id) { ${
      name === "deleteLead" ? "trashedLead { leadId title deletedBy { name } erasedFrom }" : "lead { __typename }"
    } } }`,
    { id: String(id) },
    as,
  )

const shown = async (id: number, name: string) => {
  const query = `query ($id: ID!, $name: String!) {
    driverApplication(id: $id) { name status phoneE164 notes { text } messageCount fileCount
      messages { nodes { text attachments { file { name } } } } }
    driverApplications(filter: { search: $name }) { totalCount nodes { id } }
    dashboardSummary { kinds { leadType total } }
    leadStatistics(days: 1) { statuses { status kinds { leadType count } } }
  }`
  return app.ask(query, { id: String(id), name })
}

const trash = async () => (await app.ask("{ trash { nodes { leadType leadId title status } } }")).trash.nodes

const packAll = async () => {
  while ((await indexPending()) > 0);
}

const changeMany = async (name: "deleteLeads" | "restoreLeads", ids: readonly number[]) => {
  const mutation = `mutation ($ids: [ID!]!) { ${name}(leadType: DRIVER_APPLICATION, ids: $ids) {
    results { id ok error { code } } } }`
  return (await app.ask(mutation, { ids: ids.map(String) }))[name].results
}

describe("trashing several leads at once", () => {
  test("moves each to the trash with its own result, and each can be restored", async () => {
    const [first, second] = [await app.apply({ name: "Una" }), await app.apply({ name: "Dos" })]
    const missing = { id: "999999", ok: false, error: { code: "NOT_FOUND" } }
    const done = (id: number) => ({ id: String(id), ok: true, error: null })
    expect(await changeMany("deleteLeads", [first, 999_999, second])).toEqual([done(first), missing, done(second)])
    expect((await trash()).map(({ title }: Json) => title)).toEqual(["Dos", "Una"])
    await change("restoreLead", first)
    expect(await changeMany("restoreLeads", [first, second])).toEqual([{ ...missing, id: String(first) }, done(second)])
    expect(await DriverApplication.count({ where: { id: [first, second] } })).toBe(2)
    expect(await trash()).toEqual([])
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
  })
})

describe("the trash of leads", () => {
  test("hides a lead everywhere, and restores it unchanged", async () => {
    const id = await app.apply({ name: "Ulrika Trashworthy", city: "Elsewhere" })
    await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status: "contacted" }, { token })
    await addNotes(driver(id), { text: "Kept." })
    await storeIncoming(driver(id), { text: "Kept as well." }, { "card.pdf": fileWith("card") })
    await packAll()
    const before = await shown(id, "trashworthy")
    const row = (await DriverApplication.findByPk(id, { raw: true })) as Json
    const { trashedLead } = (await change("deleteLead", id)).deleteLead
    expect(trashedLead).toMatchObject({ leadId: String(id), title: "Ulrika Trashworthy", deletedBy: { name: "admin" } })
    // Deletion does not count as a change for exports and retention.
    const deleted = (await DriverApplication.unscoped().findByPk(id, { raw: true })) as Json
    expect(deleted.updatedAt).toEqual(row.updatedAt)
    const gone = await shown(id, "trashworthy")
    expect(gone.driverApplication).toBeNull()
    expect(gone.driverApplications).toEqual({ totalCount: 0, nodes: [] })
    const totalOf = ({ dashboardSummary }: Json) => dashboardSummary.kinds[0].total
    expect(totalOf(gone)).toBe(totalOf(before) - 1)
    const csv = await app.rest("GET", "/api/drivers/applications.csv", undefined, { token })
    expect(csv.body).not.toContain("Trashworthy")
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
    expect(await trash()).toEqual([
      { leadType: "DRIVER_APPLICATION", leadId: String(id), title: "Ulrika Trashworthy", status: "CONTACTED" },
    ])
    await assignPositions()
    const { body } = await app.rest("GET", "/api/changes", undefined, { token })
    expect(body.changes.at(-1)).toMatchObject({ type: "lead.deleted", lead_id: id, lead: null })
    await expect(change("deleteLead", id)).rejects.toMatchObject({ code: "NOT_FOUND" })
    await change("restoreLead", id)
    await packAll()
    expect(await shown(id, "trashworthy")).toEqual(before)
    const { updatedAt, ...restored } = (await DriverApplication.findByPk(id, { raw: true })) as Json
    expect({ ...restored, updatedAt: row.updatedAt }).toEqual(row)
    expect(new Date(updatedAt).getTime()).toBeGreaterThan(new Date(row.updatedAt).getTime())
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
    expect(await trash()).toEqual([])
    await expect(change("restoreLead", id)).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("erases leads after exactly 30 days", async () => {
    const [old, young] = [await app.apply({ name: "Oldrich Vanisher" }), await app.apply({ name: "Youssef Remains" })]
    await storeIncoming(driver(old), { fromName: "Oldrich" }, { "vanisher.pdf": fileWith("Vanisher") })
    await change("deleteLead", old)
    await change("deleteLead", young)
    const past = new Date(Date.now() - 30 * DAY_MS - 60_000)
    await LeadPlacement.update({ movedAt: past }, { where: { leadId: old } })
    expect(await emptyTrash()).toBe(1)
    expect(await emptyTrash()).toBe(0)
    expect(await findEverywhere(["oldrich", "vanisher"])).toEqual([])
    expect((await trash()).map(({ leadId }: Json) => leadId)).toEqual([String(young)])
    const kept = await LeadTombstone.findOne({ where: { leadId: old }, rejectOnEmpty: true })
    expect(kept.get()).toMatchObject({ reason: "trash_emptied", status: "pending", city: "Los Angeles" })
    await expect(change("restoreLead", old)).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test.each([{}, { subject: "a trap" }])("keeps a lead that was submitted again meanwhile: %j", async (more) => {
    const submission_id = crypto.randomUUID()
    const id = await app.apply({ submission_id })
    await change("deleteLead", id)
    const again = await app.apply({ submission_id, ...more })
    expect(again).not.toBe(id)
    await expect(change("restoreLead", id)).rejects.toMatchObject({ code: "CONFLICT" })
    expect(await DriverApplication.count({ where: { id } })).toBe(0)
    await DriverApplication.unscoped().destroy({ where: { id: again } })
    await change("restoreLead", id)
  })

  test("spares leads restored during the run, and a failing lead stops no other", async () => {
    const [broken, restored, again, due] = [await app.apply(), await app.apply(), await app.apply(), await app.apply()]
    for (const id of [broken, restored, again, due]) await change("deleteLead", id)
    const past = new Date(Date.now() - 30 * DAY_MS - 60_000)
    await LeadPlacement.update({ movedAt: past }, { where: { leadId: [broken, restored, again, due] } })
    await LeadPlacement.update({ leadType: "of_a_later_version" }, { where: { leadId: broken } })
    const { findAll } = LeadPlacement
    jest.spyOn(LeadPlacement, "findAll").mockImplementationOnce(async (...asked) => {
      const found = await findAll.apply(LeadPlacement, asked as never)
      await change("restoreLead", restored)
      await change("restoreLead", again)
      await change("deleteLead", again)
      return found as never
    })
    expect(await emptyTrash()).toBe(1)
    jest.restoreAllMocks()
    expect(await DriverApplication.count({ where: { id: restored } })).toBe(1)
    const left = await LeadPlacement.findAll({ attributes: ["leadId"], where: { leadId: [broken, again, due] } })
    expect(left.map(({ leadId }) => leadId).sort()).toEqual([broken, again].sort())
    await LeadPlacement.destroy({ where: { leadId: broken } })
  })

  test("holds back a lead's mails, even one in delivery, and sends them after a restore", async () => {
    await startWithoutMail()
    configureMail(smtpSettings(1), { areReceiptsOn: true })
    const id = await app.apply()
    const mails = () => EmailLog.findAll({ where: { leadId: id }, order: ["id"] })
    const statuses = async () => (await mails()).map(({ status }) => status)
    const [notification, receipt] = await mails()
    // A user canceled this mail, so restoring the lead must not send it.
    const given = { ...receipt?.get(), id: undefined, messageId: "<x>", status: "cancelled", dueAt: null }
    await EmailLog.create(given as never)
    await EmailLog.update({ dueAt: new Date(Date.now() + DAY_MS) }, { where: { id: receipt?.id } })
    const [claim] = await claimDueMails(clock.date(), 10)
    expect(claim?.log.id).toBe(notification?.id)
    await change("deleteLead", id)
    expect(await statuses()).toEqual(["sending", "cancelled", "cancelled"])
    // After the lease of a dead sender ends, no other process claims the deleted lead's mail.
    expect(await claimDueMails(new Date(Date.now() + 120_000), 10)).toEqual([])
    expect(await statuses()).toEqual(["cancelled", "cancelled", "cancelled"])
    await change("restoreLead", id)
    expect(await statuses()).toEqual(["queued", "queued", "cancelled"])
    const claims = await claimDueMails(new Date(Date.now() + 1_000), 10)
    expect(claims.map(({ log }) => log.id).sort()).toEqual([notification?.id, receipt?.id].sort())
  })

  test("can be used by managers and owners only", async () => {
    const id = await app.apply()
    for (const role of ["EDITOR", "VIEWER"] as const)
      await expect(change("deleteLead", id, await app.loginAs(role))).rejects.toMatchObject({ code: "FORBIDDEN" })
    await change("deleteLead", id, await app.loginAs("MANAGER"))
    expect(await DriverApplication.count({ where: { id } })).toBe(0)
  })
})

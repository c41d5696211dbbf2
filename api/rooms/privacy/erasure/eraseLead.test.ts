import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { runningOverwrite } from "../../../platform/database/writing/secureDelete.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { assignPositions } from "../../../platform/events/eventChain.ts"
import { SearchPending, SearchPosting } from "../../../platform/search/search.model.ts"
import { findEverywhere } from "../../../testing/database/everyByte.ts"
import {
  countsOf,
  ERASE,
  ERASE_LEAD,
  PREVIEW_LEAD,
  packAll,
  prepareMail,
  setUpErasureApp,
} from "../../../testing/erasure/erasureApp.ts"
import { strays } from "../../../testing/erasure/strays.ts"
import { fileWith, storeIncoming } from "../../../testing/mail/incoming.ts"
import type { Json } from "../../../testing/testApp.ts"
import { UserSession } from "../../accounts/users/user.model.ts"
import { Webhook } from "../../activity/webhooks/webhook.model.ts"
import { recountLeads } from "../../leads/counters/leadRecount.ts"
import { driverApplicationKind } from "../../leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { hashOfAddress } from "../../mail/bounces/suppressionList.ts"
import { UndeliverableAddress } from "../../mail/bounces/undeliverable.model.ts"
import { LeadTombstone } from "./leadTombstone.model.ts"
import { findExports } from "./remainingCopies.ts"

const app = await setUpErasureApp()
beforeEach(() => prepareMail())

describe("erasing a lead", () => {
  test("lifts the suppression of its sender's address, and no other", async () => {
    const id = await app.apply({ email: "Back@example.org" })
    const [own, other] = [hashOfAddress("back@example.org"), hashOfAddress("other@example.org")]
    for (const addressHash of [own, other])
      await UndeliverableAddress.create({ addressHash, reason: "No mailbox.", bouncedAt: new Date() })
    await app.ask(ERASE_LEAD, { type: "DRIVER_APPLICATION", id: String(id) })
    expect((await UndeliverableAddress.findAll()).map(({ addressHash }) => addressHash)).toEqual([other])
    await UndeliverableAddress.destroy({ where: {} })
  })

  test("preserves dates, status and a listed city, and is reported in the feed", async () => {
    const id = await app.apply({ name: "Wanda Erasmus", city: "los angeles, ca" })
    await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status: "contacted" }, { token: app.token })
    const lead = await DriverApplication.findByPk(id, { rejectOnEmpty: true })
    const which = { type: "DRIVER_APPLICATION", id: String(id) }
    expect(countsOf((await app.ask(PREVIEW_LEAD, which)).leadErasurePreview)).toMatchObject({ LEAD: 1 })
    const { eraseLead } = await app.ask(ERASE_LEAD, which)
    expect(countsOf(eraseLead)).toMatchObject({ LEAD: 1 })
    const kept = await LeadTombstone.findOne({
      where: { leadType: "driver_application", leadId: id },
      rejectOnEmpty: true,
    })
    expect(kept.get()).toMatchObject({
      status: "contacted",
      city: "Los Angeles",
      reason: "requested",
      receivedAt: lead.createdAt,
    })
    await runningOverwrite()
    expect(await findEverywhere(["erasmus"])).toEqual([])
    await assignPositions()
    const { body } = await app.rest("GET", "/api/changes", undefined, { token: app.token })
    const last = body.changes.filter((change: Json) => change.lead_id === id)
    expect(last.at(-1)).toMatchObject({ type: "lead.erased", lead_type: "driver_application", lead: null })
    const event = await RecordedEvent.findOne({
      where: { type: "lead.erased", subjectId: String(id) },
      rejectOnEmpty: true,
    })
    expect(JSON.parse(event.facts)).toMatchObject({ reason: "requested", copies: { LEAD: 1 } })
    const { events } = await app.ask(`{ events(filter: { types: ["lead.erased"] }) { nodes { summary } } }`)
    expect(events.nodes[0].summary).toBe(`Erased driver application ${id} (requested)`)
    expect((await app.ask(PREVIEW_LEAD, which)).leadErasurePreview).toBeNull()
    await expect(app.ask(ERASE_LEAD, which)).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("succeeds even if later steps fail, and the next indexing run cleans the index", async () => {
    const id = await app.apply({ name: "Ingrid Palimpsest" })
    const { addLeadNote } = await app.note("DRIVER_APPLICATION", id, "She keeps axolotls.")
    await packAll()
    const edit = 'mutation ($id: ID!) { editLeadNote(id: $id, text: "Nothing.") { note { id } } }'
    await app.ask(edit, { id: addLeadNote.note.id })
    await packAll()
    const find = SearchPosting.findAll.bind(SearchPosting)
    const failing = jest.spyOn(SearchPosting, "findAll").mockImplementation(async (options) => {
      const { gram } = (options?.where ?? {}) as { gram?: unknown }
      if (gram && !Array.isArray(gram)) throw new Error("the database is away")
      return find(options) as never
    })
    // Three reads: for the report, in the transaction, and afterward for new rows.
    const late = jest.spyOn(Webhook, "findAll").mockResolvedValueOnce([]).mockResolvedValueOnce([])
    late.mockRejectedValueOnce(new Error("the database is away"))
    await app.ask(ERASE_LEAD, { type: "DRIVER_APPLICATION", id: String(id) })
    expect(late).toHaveBeenCalledTimes(3)
    late.mockRestore()
    failing.mockRestore()
    expect((await strays(driverApplicationKind.type, id)).length).toBeGreaterThan(0)
    await packAll()
    expect(await strays(driverApplicationKind.type, id)).toEqual([])
    expect(await SearchPending.count({ where: { rowId: id } })).toBe(0)
  })

  test("removes words of wrongly matched messages from the index", async () => {
    const id = await app.apply({ name: "Ingrid Palimpsest" })
    const lead = { leadType: driverApplicationKind.type, leadId: id }
    const message = await storeIncoming(lead, { text: "She keeps axolotls." }, { "axolotl.pdf": fileWith("") })
    await packAll()
    await app.ask("mutation ($id: ID!) { detachMessage(id: $id) { message { id } } }", { id: String(message.id) })
    await packAll()
    await app.ask(ERASE_LEAD, { type: "DRIVER_APPLICATION", id: String(id) })
    expect(await strays(driverApplicationKind.type, id)).toEqual([])
  })

  test("needs a manager or owner with a fresh proof", async () => {
    const which = { type: "DRIVER_APPLICATION", id: String(await app.apply()) }
    for (const role of ["EDITOR", "VIEWER"] as const)
      await expect(app.ask(ERASE_LEAD, which, await app.loginAs(role))).rejects.toMatchObject({ code: "FORBIDDEN" })
    const manager = await app.loginAs("MANAGER")
    await UserSession.update({ verifiedAt: new Date(0) }, { where: {} })
    for (const mutation of [ERASE_LEAD, ERASE])
      await expect(app.ask(mutation, { ...which, email: "ana@example.com" }, manager)).rejects.toMatchObject({
        reason: "STEP_UP_REQUIRED",
      })
    await UserSession.update({ verifiedAt: new Date() }, { where: {} })
    expect(countsOf((await app.ask(ERASE_LEAD, which, manager)).eraseLead)).toMatchObject({ LEAD: 1 })
  })

  test("happens once for concurrent requests", async () => {
    const which = { type: "DRIVER_APPLICATION", id: String(await app.apply()) }
    const done = await Promise.allSettled(Array.from({ length: 4 }, () => app.ask(ERASE_LEAD, which)))
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const where = { type: "lead.erased", subjectId: which.id }
    expect(await RecordedEvent.count({ where })).toBe(1)
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
  })
})

test("SQLite finds exports with a lead by an index, without reading events about leads", async () => {
  if (database().getDialect() !== "sqlite") return
  const about = { type: "lead.corrected", subjectType: "driver_application", subjectId: "1", facts: "{}" }
  const event = { ...about, actorType: "system", occurredAt: new Date() } as const
  await RecordedEvent.bulkCreate(Array.from({ length: 300 }, () => event))
  await database().query("ANALYZE")
  const { options } = database() as unknown as { options: { logging: unknown } }
  let sql = ""
  options.logging = (line: string) => (sql ||= line.replace(/^.*?: (?=SELECT)/, ""))
  await findExports(["driver_application"], new Date(0))
  options.logging = false
  const [plan] = await database().query(`EXPLAIN QUERY PLAN ${sql}`)
  expect(JSON.stringify(plan)).toContain("events_by_subject (subject_type=? AND subject_id=?)")
})

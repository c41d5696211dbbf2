import { describe, expect, test } from "@jest/globals"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { secureDelete } from "../../../platform/database/writing/secureDelete.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { findEverywhere } from "../../../testing/database/everyByte.ts"
import { addPrivacyRequests } from "../../../testing/factories/privacyRequests.ts"
import { pdfPage } from "../../../testing/pictures/pdfs.ts"
import { backdate, daysAgo, NOW, none, SECOND, useRetention } from "../../../testing/retention.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { readPeriods } from "../../accounts/settings/retentionSetting.ts"
import { driverApplicationKind as kind } from "../../leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { LeadPlacement } from "../../leads/places/leadPlacement.model.ts"
import { LeadFile, LeadFileBytes, LeadFilePreview } from "../../leads/related/leadFile.model.ts"
import { storeFile } from "../../leads/related/storedFiles.ts"
import { refreshLead } from "../../leads/work/changeLeads.ts"
import { PrivacyRequest } from "../../mail/privacy/privacyRequest.model.ts"
import { runRetention } from "./runRetention.ts"

const { apply, ask, run, state, switchIt } = useRetention()

/** A file of a lead or, without one, of an unmatched message, added `days` ago. */
const addFile = async (leadId: number | null, days: number, name = "card.pdf") => {
  const lead = leadId === null ? null : { leadType: kind.type, leadId }
  const addedBy = leadId === null ? ("MESSAGE" as const) : ("SENDER" as const)
  const bytes = pdfPage({ content: `% Paul Papers ${crypto.randomUUID()}` })
  const id = await database().transaction(async (transaction) => {
    const { file } = await storeFile({ lead, name, bytes, addedBy }, transaction)
    const stored = leadId === null ? null : await DriverApplication.findByPk(leadId, { transaction })
    if (stored) await refreshLead(kind, stored, transaction)
    return file.id
  })
  await LeadFilePreview.create({ fileId: id, data: Buffer.from("Paul Papers") })
  await backdate("lead_files", id, { created_at: daysAgo(days) })
  return id
}

const fileIds = async () => (await LeadFile.findAll({ order: ["id"] })).map(({ id }) => id)

describe("files of leads under retention", () => {
  test("are erased some days after their upload, wherever their lead is, and the lead stays", async () => {
    const [lead, trashed] = [await apply(), await apply()]
    const old = [
      await addFile(lead, 365 + SECOND, "Pauls-Papers.pdf"),
      await addFile(trashed, 800),
      await addFile(null, 400),
    ]
    const kept = [await addFile(lead, 365 - SECOND), await addFile(null, 1)]
    await DriverApplication.update({ place: "TRASH" }, { where: { id: trashed } })
    await backdate("driver_applications", lead, { updated_at: daysAgo(30) })
    const before = await DriverApplication.findByPk(lead, { rejectOnEmpty: true })
    await switchIt(true)
    expect(await run()).toEqual({ ...none, FILES: 3 })
    expect(await fileIds()).toEqual(kept)
    for (const model of [LeadFileBytes, LeadFilePreview] as (typeof LeadFileBytes)[])
      expect((await model.findAll({ order: ["fileId"] })).map(({ fileId }) => fileId)).toEqual(kept)
    const { fileCount, updatedAt, ...after } = (await DriverApplication.findByPk(lead, { rejectOnEmpty: true })).get()
    expect([fileCount, updatedAt]).toEqual([1, before.updatedAt])
    expect([before.get(), after].map((row) => JSON.stringify(row).includes("pauls"))).toEqual([true, false])
    const events = await RecordedEvent.findAll({ where: { type: "lead.file_deleted" }, order: ["id"] })
    const deleted = events.map(({ facts, actorType }) => [JSON.parse(facts).fileId, actorType])
    expect(deleted).toEqual(old.slice(0, 2).map((id) => [id, "system"]))
    await LeadFile.destroy({ where: {} })
    await secureDelete()
    expect(await findEverywhere(["paul papers"])).toEqual([])
  })

  test("stay while their sender has an open privacy request", async () => {
    const id = await addFile(await apply({ email: "Pia@Asks.example" }), 800)
    const [request] = await addPrivacyRequests({ email: "pia@asks.example" })
    await switchIt(true)
    expect(await run()).toEqual(none)
    expect(await fileIds()).toEqual([id])
    await request?.destroy()
    expect(await run()).toEqual({ ...none, FILES: 1 })
  })

  test("stay with a period of 0, and if retention was enabled before the rule for files existed", async () => {
    const id = await addFile(await apply(), 5_000)
    changeSettings("retention", { filesDays: 0 })
    await switchIt(true)
    expect(await run()).toEqual(none)
    changeSettings("retention", { filesDays: 365 })
    const periods = JSON.stringify({ rejectedDays: 365, leadsDays: 1_095, mailDays: 365, eventsDays: 0 })
    const value = `{"at":"2026-11-01T08:00:00.000Z","periods":${periods}}`
    const sql = "UPDATE team_settings SET value = :value WHERE name = 'retention'"
    await database().query(sql, { replacements: { value } })
    expect((await readPeriods())?.filesDays).toBe(0)
    const ofFiles = (await state()).rules.find(({ rule }: { rule: string }) => rule === "FILES")
    expect(ofFiles).toMatchObject({ days: 365, daysInForce: 0, dueCount: 1, variable: "RETENTION_FILES_DAYS" })
    await runRetention({ now: NOW })
    expect(await fileIds()).toEqual([id])
    await switchIt(true)
    await runRetention({ now: NOW })
    expect(await fileIds()).toEqual([])
  })
})

const age = (id: number, status = "pending") =>
  backdate("driver_applications", id, { created_at: daysAgo(2_000), updated_at: daysAgo(2_000), status })

const oldLead = async (email: string, status = "pending", signals = {}) => {
  const id = await apply({ email, ...signals })
  await age(id, status)
  return id
}

test("leads stay while their sender has an open privacy request, and requests outlive the leads", async () => {
  await switchIt(true)
  const asking = [await oldLead("Ann@asks.example"), await oldLead("ann@asks.example", "rejected")]
  const trashed = await oldLead("ann@asks.example")
  const remove = "mutation ($id: ID!) { deleteLead(leadType: DRIVER_APPLICATION, leadId: $id) { __typename } }"
  await ask(remove, { id: String(trashed) })
  await oldLead("ann@asks.example", "pending", { subject: "a trap" })
  const whole = await oldLead("ann.elsewhere@asks.example")
  const part = await oldLead("ANN@asks.example")
  const input = { leadType: "DRIVER_APPLICATION", survivorId: String(whole), mergedId: String(part) }
  await ask("mutation ($input: MergeLeadsInput!) { mergeLeads(input: $input) { __typename } }", { input })
  await age(whole)
  await oldLead("bea@asks.example")
  await oldLead("bea@asks.example", "pending", { subject: "a trap" })
  const bea = "bea@asks.example"
  await addPrivacyRequests(
    { email: "ann@asks.example" },
    { email: bea, status: "ANSWERED", answeredAt: clock.wallTime(), outcome: "FULFILLED" },
    { email: bea, status: "UNCONFIRMED", confirmedAt: null },
  )
  const leads = async () => (await DriverApplication.findAll({ order: ["id"] })).map(({ id }) => id)
  expect(await runRetention()).toBe(true)
  expect(await leads()).toEqual([...asking, whole])
  expect(await LeadPlacement.count()).toBe(2)
  expect(await PrivacyRequest.count({ where: { emailKey: bea } })).toBe(2)
  await PrivacyRequest.update({ status: "ANSWERED" }, { where: { status: "OPEN" } })
  expect(await runRetention()).toBe(true)
  expect(await leads()).toEqual([])
  expect(await LeadPlacement.count()).toBe(0)
})

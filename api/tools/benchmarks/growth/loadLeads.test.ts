import { expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { SearchPending } from "../../../platform/search/search.model.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { User } from "../../../rooms/accounts/users/user.model.ts"
import { AdvertiserSubmission } from "../../../rooms/leads/advertisers/advertiserSubmission.model.ts"
import { driverApplicationKind } from "../../../rooms/leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../../rooms/leads/drivers/driverApplication.model.ts"
import { listLeads } from "../../../rooms/leads/lead/lead.service.ts"
import { leadKinds } from "../../../rooms/leads/leadKinds.ts"
import { LeadNote } from "../../../rooms/leads/work/leadWork.model.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { measureInserts } from "./insertCost.ts"
import { loadLeads } from "./loadLeads.ts"

const LEADS = 600
const until = Date.parse("2026-11-21T12:00:00Z")

await setUpTestDatabase({ isPrepared: true })

test("loaded leads are found and counted as if they had been sent", async () => {
  await loadLeads(LEADS, until)
  const admin = await User.findOne()
  const viewer: Viewer = { address: "127.0.0.1", isLocal: true, session: null, user: admin }
  const countOf = async (filter: Record<string, unknown>) =>
    (await (await listLeads(driverApplicationKind, viewer, { filter })).countAll()).count
  expect(await countOf({})).toBe(LEADS)
  expect(await AdvertiserSubmission.count()).toBe(LEADS / 10)
  const approved = await DriverApplication.count({ where: { status: "approved" } })
  expect(approved / LEADS).toBeCloseTo(0.6, 1)
  expect(await countOf({ statuses: ["approved"] })).toBe(approved)
  expect(await countOf({ city: "Los Angeles" })).toBe(await DriverApplication.count({ where: { city: "Los Angeles" } }))
  const note = await LeadNote.findOne({ where: { leadType: driverApplicationKind.type }, rejectOnEmpty: true })
  const { nodes } = await listLeads(driverApplicationKind, viewer, { filter: { search: note.text } })
  expect(nodes.map(({ id }) => id)).toEqual([note.leadId])
  expect(await SearchPending.count()).toBe(0)
  expect(Object.keys(await measureInserts({ rounds: 1, leadsARound: 5 }))).toHaveLength(4)
})

test("a server from before the search index is loaded, too", async () => {
  const queryInterface = database().getQueryInterface()
  const key = { type: "INTEGER", primaryKey: true }
  await queryInterface.createTable("search_terms", {
    lead_type: { type: "VARCHAR(32)", primaryKey: true },
    term: { type: "VARCHAR(64)", primaryKey: true },
    lead_id: key,
  })
  for (const { model } of leadKinds) {
    await model.destroy({ where: {} })
    await database().query(`ALTER TABLE ${model.getTableName()} DROP COLUMN search_text`)
  }
  for (const table of ["search_pending", "search_postings", "lead_counts"]) await queryInterface.dropTable(table)
  await loadLeads(20, until)
  expect(await DriverApplication.count()).toBe(20)
  const [terms] = await database().query("SELECT COUNT(*) AS count FROM search_terms WHERE term = 'com'")
  expect(terms).toEqual([{ count: 22 }])
})

import { expect, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { database } from "../../../platform/database/connection/database.ts"
import { up } from "../../../platform/database/migrations/20261201000000-one-row-per-lead.ts"
import { createMigrator } from "../../../platform/database/versions/migrator.ts"
import { indexPending } from "../../../platform/search/searchIndexer.ts"
import { interruptedEverywhere } from "../../../testing/database/interruptedEverywhere.ts"
import { addNotes, driver } from "../../../testing/factories/leadWork.ts"
import { configureMail, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"

// The migration to one row per lead, up and down, with leads in all places and their related rows.

const NAME = "20261201000000-one-row-per-lead"

const app = await setUpTestApp()
const token = await app.login()
await startWithoutMail()
configureMail(smtpSettings(1), { areReceiptsOn: true })

const rows = (sql: string) => database().query<Json>(sql, { type: QueryTypes.SELECT })
const { apply, inquire } = app
const remove = (type: string, id: number) =>
  app.ask(`mutation { deleteLead(leadType: ${type}, leadId: ${id}) { __typename } }`)

const fill = async () => {
  const submission_id = crypto.randomUUID()
  const inbox = await apply({ name: "Ingrid Inbox" })
  const deleted = await apply({ name: "Trudy Trashed", submission_id, accepted_terms: true })
  await app.rest("PUT", `/api/admin/drivers/${deleted}/status`, { status: "contacted" }, { token })
  await addNotes(driver(deleted), {})
  await remove("DRIVER_APPLICATION", deleted)
  const resent = await apply({ name: "Trudy Trashed", submission_id })
  const advertiser = await inquire({ company_name: "Trashed Ltd" })
  await remove("ADVERTISER_SUBMISSION", advertiser)
  const held = await apply({ name: "Quincy Quarantined", subject: "a trap", submission_id: crypto.randomUUID() })
  await inquire({ company_name: "Quarantined Ltd", subject: "a trap" })
  while ((await indexPending()) > 0);
  return { inbox, deleted, resent, advertiser, held }
}

/** Everything stored about a lead, except derived data and internal ids. */
const everything = async () => {
  const leads = await Promise.all(
    ["driver_applications", "advertiser_submissions"].map((table) => rows(`SELECT * FROM ${table} ORDER BY id`)),
  )
  const placements = await rows("SELECT * FROM lead_placements ORDER BY lead_type, lead_id")
  return {
    leads: leads.map((all) =>
      all.map(({ search_text, phone_e164, updated_at, answered_after, ...row }) =>
        row.place === "QUARANTINE" ? row : { ...row, search_text, phone_e164, updated_at },
      ),
    ),
    placements: placements.map(({ id, ...row }) => (row.place === "QUARANTINE" ? { id, ...row } : row)),
    notes: await rows("SELECT * FROM lead_notes ORDER BY id"),
    mails: await rows("SELECT * FROM email_logs ORDER BY id"),
    events: await rows("SELECT * FROM events ORDER BY id"),
    counts: await rows("SELECT * FROM lead_counts ORDER BY kind, facet, value, status"),
    postings: await rows("SELECT kind, block, gram, size FROM search_postings ORDER BY kind, block, gram"),
  }
}

const shown = () =>
  app.ask(`{ quarantinedSubmissions { nodes { id leadType title score receivedAt values { name value }
      reasons { code } } }
    trash { nodes { leadType leadId title status receivedAt deletedAt deletedBy { name } } }
    driverApplications { totalCount nodes { id name status } }
    advertiserSubmissions { totalCount } dashboardSummary { quarantined } }`)

test("the migration to one row per lead can be reverted and repeated without loss", async () => {
  const ids = await fill()
  const [before, seen] = [await everything(), await shown()]
  expect(before.placements).toHaveLength(4)
  await createMigrator(database()).down({ to: NAME })
  const [held] = await rows("SELECT * FROM quarantined_submissions WHERE lead_type = 'driver_application'")
  expect(held).toMatchObject({ lead_id: ids.held, score: 100, reasons: '["TRAP_FILLED"]' })
  expect(String(held.id)).toBe(seen.quarantinedSubmissions.nodes.at(-1).id)
  const submitted = JSON.parse(held.submitted)
  expect(submitted).toMatchObject({ name: "Quincy Quarantined", submissionId: held.submission_id, locale: "en" })
  const trashed = await rows("SELECT * FROM trashed_leads ORDER BY lead_type DESC")
  expect(trashed.map(({ lead_id }) => lead_id)).toEqual([ids.deleted, ids.advertiser])
  const left = await rows("SELECT id FROM driver_applications ORDER BY id")
  expect(left.map(({ id }) => id)).toEqual([ids.inbox, ids.resent])
  await createMigrator(database()).up()
  expect(await everything()).toEqual(before)
  expect(await shown()).toEqual(seen)
})

test("the migration to one row per lead resumes after an interruption, and is harmless when repeated", async () => {
  const before = await everything()
  const migrator = createMigrator(database())
  const isUp = async () => (await migrator.pending()).length === 0
  // MySQL takes minutes for this many schema changes, and commits each like SQLite.
  if (database().getDialect() === "sqlite") {
    await interruptedEverywhere(async () => (await isUp()) && migrator.down(), isUp)
    await interruptedEverywhere(
      () => migrator.up(),
      async () => !(await isUp()),
    )
  }
  await up(database().getQueryInterface())
  expect(await everything()).toEqual(before)
})

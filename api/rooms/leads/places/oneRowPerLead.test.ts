import { expect, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { database } from "../../../platform/database/connection/database.ts"
import { up } from "../../../platform/database/migrations/20261201000000-one-row-per-lead.ts"
import { createMigrator } from "../../../platform/database/versions/migrator.ts"
import { packPending } from "../../../platform/search/searchPacker.ts"
import { interruptedEverywhere } from "../../../testing/database/interruptedEverywhere.ts"
import { advertiserForm, driverForm } from "../../../testing/forms.ts"
import { configureMail, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"

// The migration that made one row of each lead, both ways, with leads in all places and all that belongs to them.

const NAME = "20261201000000-one-row-per-lead"

const app = await setUpTestApp()
const token = await app.login()
await startWithoutMail()
configureMail(smtpSettings(1), { areReceiptsOn: true })

const rows = (sql: string) => database().query<Json>(sql, { type: QueryTypes.SELECT })
const send = async (path: string, body: object) => (await app.rest("POST", path, body)).body.id as number
const apply = (values: Record<string, unknown>) => send("/api/drivers/apply", driverForm(values))
const inquire = (values: Record<string, unknown>) => send("/api/advertisers/contact", advertiserForm(values))
const remove = (leadType: string, id: number) =>
  app.ask(
    "mutation ($type: LeadType!, $id: ID!) { deleteLead(leadType: $type, leadId: $id) { trashedLead { leadId } } }",
    {
      type: leadType,
      id: String(id),
    },
  )

const fill = async () => {
  const submission_id = crypto.randomUUID()
  const inbox = await apply({ name: "Ingrid Inbox" })
  const deleted = await apply({ name: "Trudy Trashed", submission_id, accepted_terms: true })
  await app.rest("PUT", `/api/admin/drivers/${deleted}/status`, { status: "contacted" }, { token })
  await app.ask(
    'mutation ($id: ID!) { addLeadNote(leadType: DRIVER_APPLICATION, leadId: $id, text: "Kept.") { note { id } } }',
    { id: String(deleted) },
  )
  await remove("DRIVER_APPLICATION", deleted)
  const resent = await apply({ name: "Trudy Trashed", submission_id })
  const advertiser = await inquire({ company_name: "Trashed Ltd" })
  await remove("ADVERTISER_SUBMISSION", advertiser)
  const held = await apply({ name: "Quincy Quarantined", subject: "a trap", submission_id: crypto.randomUUID() })
  const heldAdvertiser = await inquire({ company_name: "Quarantined Ltd", subject: "a trap" })
  while ((await packPending()) > 0);
  return { inbox, deleted, resent, advertiser, held, heldAdvertiser }
}

/** Everything that a lead is made of, but what the product derives again and the ids that nobody knows. */
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

/** How leads show their outside. */
const shown = () =>
  app.ask(`{ quarantinedSubmissions { nodes { id leadType title score receivedAt values { name value }
      reasons { code } } }
    trash { nodes { leadType leadId title status receivedAt deletedAt deletedBy { name } } }
    driverApplications { totalCount nodes { id name status } }
    advertiserSubmissions { totalCount } dashboardSummary { quarantined } }`)

let ids: Awaited<ReturnType<typeof fill>>

test("goes down to the tables of before, and up again, and nothing is lost", async () => {
  ids = await fill()
  const [before, seen] = [await everything(), await shown()]
  expect(before.placements).toHaveLength(4)
  await createMigrator(database()).down({ to: NAME })
  const [held] = await rows("SELECT * FROM quarantined_submissions WHERE lead_type = 'driver_application'")
  expect(held).toMatchObject({ lead_id: ids.held, score: 100, reasons: '["TRAP_FILLED"]' })
  expect(String(held.id)).toBe(seen.quarantinedSubmissions.nodes.at(-1).id)
  const submitted = JSON.parse(held.submitted)
  expect(submitted).toMatchObject({ name: "Quincy Quarantined", submissionId: held.submission_id, locale: "en" })
  for (const column of ["id", "status", "place", "createdAt", "searchText"])
    expect(submitted).not.toHaveProperty(column)
  const [inquiry] = await rows("SELECT * FROM quarantined_submissions WHERE lead_type = 'advertiser_submission'")
  expect(JSON.parse(inquiry.submitted).adFormats).toEqual(["In-Car Tablet", "Car Wrapping"])
  const trashed = await rows("SELECT * FROM trashed_leads ORDER BY lead_type DESC")
  expect(trashed.map(({ lead_id }) => lead_id)).toEqual([ids.deleted, ids.advertiser])
  const stored = JSON.parse(trashed[0]?.stored)
  expect(stored).toMatchObject({
    id: ids.deleted,
    name: "Trudy Trashed",
    status: "contacted",
    phoneE164: "+12135550100",
  })
  expect(stored.submissionId).toMatch(/^[\w-]{36}$/)
  expect(stored.createdAt).toMatch(/^20.*Z$/)
  expect(JSON.parse(trashed[1]?.stored).adFormats).toBe('["In-Car Tablet","Car Wrapping"]')
  expect((await rows("SELECT id FROM driver_applications ORDER BY id")).map(({ id }) => id)).toEqual([
    ids.inbox,
    ids.resent,
  ])
  await createMigrator(database()).up()
  expect(await everything()).toEqual(before)
  expect(await shown()).toEqual(seen)
})

test("goes on wherever it was cut off, and changes nothing when it runs again", async () => {
  const before = await everything()
  const migrator = createMigrator(database())
  const isUp = async () => (await migrator.pending()).length === 0
  // MySQL takes minutes for so many changes of tables, and commits each as SQLite does.
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

test("leaves leads that are given back, found and mailed as ever", async () => {
  const give = "mutation ($id: ID!) { restoreLead(leadType: DRIVER_APPLICATION, leadId: $id) { lead { id } } }"
  await expect(app.ask(give, { id: String(ids.deleted) })).rejects.toThrow("was sent again")
  await remove("DRIVER_APPLICATION", ids.resent)
  await app.ask(give, { id: String(ids.deleted) })
  const { quarantinedSubmissions } = await shown()
  await app.ask("mutation ($ids: [ID!]!) { releaseQuarantined(ids: $ids) { leads { id } } }", {
    ids: quarantinedSubmissions.nodes.map(({ id }: Json) => id),
  })
  const query = `query ($search: String!) { driverApplications(filter: { search: $search }) { nodes {
    id phoneE164 notes { text } emails { status } } } }`
  const found = async (search: string) => (await app.ask(query, { search })).driverApplications.nodes
  const mails = [{ status: "QUEUED" }, { status: "QUEUED" }]
  const phoneE164 = "+12135550100"
  expect(await found("trudy")).toEqual([
    { id: String(ids.deleted), phoneE164, notes: [{ text: "Kept." }], emails: mails },
  ])
  expect(await found("quincy")).toEqual([{ id: String(ids.held), phoneE164, notes: [], emails: mails }])
})

test("gives another id to what a restored backup has given the same, and no id of the quarantine twice", async () => {
  const lastHeld = async () => {
    await apply({ name: "Ida Identified", subject: "a trap" })
    const id: string = (await shown()).quarantinedSubmissions.nodes[0].id
    await app.ask("mutation ($ids: [ID!]!) { deleteQuarantined(ids: $ids) { deletedIds } }", { ids: [id] })
    return Number(id)
  }
  const first = await lastHeld()
  await createMigrator(database()).down({ to: NAME })
  const before = await rows("SELECT * FROM driver_applications ORDER BY id")
  const [same] = before
  const at = "2026-11-20 10:00:00.000"
  const submitted = JSON.stringify({ ...driverForm(), vehicleYear: "2021", vehicleMake: "A", vehicleModel: "B" })
  const hold = (lead_id: number, submission_id: string) =>
    database().query(
      `INSERT INTO quarantined_submissions (lead_type, lead_id, submission_id, submitted, reasons, score, created_at)
     VALUES ('driver_application', :lead_id, :submission_id, :submitted, '[]', 100, :at)`,
      { replacements: { submitted, submission_id, lead_id, at } },
    )
  await hold(same.id, same.submission_id)
  for (const submission_id of [crypto.randomUUID(), crypto.randomUUID()]) await hold(90_000, submission_id)
  const [{ lowest, highest }] = await rows("SELECT MIN(id) AS lowest, MAX(id) AS highest FROM quarantined_submissions")
  expect(lowest).toBeGreaterThan(first)
  await hold(90_001, crypto.randomUUID())
  await database().query(`DELETE FROM quarantined_submissions WHERE id > ${highest}`)
  await createMigrator(database()).up()
  const inbox = await rows("SELECT * FROM driver_applications WHERE place = 'INBOX' ORDER BY id")
  // Columns that came later are not what this is about.
  expect(inbox.map((row) => Object.fromEntries(Object.keys(same).map((name) => [name, row[name]])))).toEqual(before)
  const { quarantinedSubmissions } = await shown()
  expect(quarantinedSubmissions.nodes).toMatchObject(Array(3).fill({ title: "Ana Álvarez" }))
  const held = await rows("SELECT id, submission_id FROM driver_applications WHERE place = 'QUARANTINE' ORDER BY id")
  expect(new Set(held.map(({ id }) => id)).size).toBe(3)
  expect(held.filter(({ id }) => id === 90_000)).toHaveLength(1)
  expect(held.filter(({ submission_id }) => submission_id !== null)).toHaveLength(2)
  expect(await lastHeld()).toBeGreaterThan(highest + 1)
})

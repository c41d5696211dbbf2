import { expect, test } from "@jest/globals"
import { prepareDatabase } from "../../../main/prepare.ts"
import { advertiserForm, driverForm } from "../../../testing/forms.ts"
import { claimDueMail, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { config } from "../../config/config.ts"
import { EmailLog } from "../../outbox/emailLog.model.ts"
import { database } from "../connection/database.ts"
import { withMigrator } from "./migrator.ts"

// During a rollout, this version keeps serving a database that a later one has migrated, with every kind of change that
// the rules for migrations allow.

const LATER = "99991231000000-of-a-later-version"

const app = await setUpTestApp()
const tables = ["rate_limits", "probes", ...Object.values(database().models).map((model) => model.tableName)]
for (const table of tables) {
  await database().query(`ALTER TABLE ${table} ADD COLUMN added_later VARCHAR(20)`)
  await database().query(`ALTER TABLE ${table} ADD COLUMN added_with_default INTEGER NOT NULL DEFAULT 7`)
}
await database().query("CREATE TABLE made_later (id INTEGER PRIMARY KEY)")
const now = new Date()
await database()
  .getQueryInterface()
  .bulkInsert("migrations", [{ name: LATER, created_at: now, updated_at: now }])
const token = await app.login()

test("this version starts on a database of a later version", async () => {
  expect(await prepareDatabase()).toMatchObject({ madePassword: null })
})

test("on a later version's database, leads are stored, listed, changed and exported", async () => {
  for (const [path, form, list] of [
    ["/api/drivers/apply", driverForm(), "/api/drivers/applications"],
    ["/api/advertisers/contact", advertiserForm(), "/api/advertisers/submissions"],
  ] as const) {
    expect((await app.rest("POST", path, form)).status).toBe(201)
    const { body } = await app.rest("GET", list, undefined, { token })
    expect(body).toHaveLength(1)
    const kind = list.split("/")[2]
    const changed = await app.rest("PUT", `/api/admin/${kind}/${body[0].id}/status`, { status: "approved" }, { token })
    expect([kind, changed.status]).toEqual([kind, 200])
    const csv = await fetch(`${app.url}${list}.csv`, { headers: { authorization: `Bearer ${token}` } })
    expect((await csv.text()).trim().split("\n")).toHaveLength(2)
  }
})

test("on a later version's database, content is saved", async () => {
  const { body } = await app.rest("GET", "/api/cms/blocks")
  const [{ id, version, content }] = body
  const saved = await app.rest("PUT", `/api/cms/blocks/${id}`, { content, expected_version: version }, { token })
  expect(saved.status).toBe(200)
})

test("beside a later version, this process is ready, and leaves mails of a later type to that version", async () => {
  expect((await app.rest("GET", "/readyz")).status).toBe(200)
  await startWithoutMail()
  await app.apply()
  const mail = await EmailLog.findOne({ rejectOnEmpty: true })
  const { logType } = mail
  await mail.update({ logType: "of_a_later_version" })
  expect(await claimDueMail(new Date())).toBeNull()
  await mail.update({ logType })
  expect((await claimDueMail(new Date()))?.log.id).toBe(mail.id)
})

test("this version refuses to downgrade below the later version", async () => {
  const takingBack = withMigrator(database(), config.database, (migrator) => migrator.down())
  await expect(takingBack).rejects.toThrow(`take back ${LATER} first`)
})

import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { AdminUser, usernameKey } from "../modules/auth/admin.model.ts"
import { CmsBlock } from "../modules/cms/cmsBlock.model.ts"
import { whereEmailLogs } from "../modules/email/email.service.ts"
import { EmailLog } from "../modules/email/emailLog.model.ts"
import { dropTestDatabase, openTestDatabase } from "../testing/testDatabase.ts"
import { database } from "./database.ts"
import { createMigrator } from "./migrator.ts"
import { prepareDatabase } from "./prepare.ts"

beforeAll(() => openTestDatabase())
afterAll(() => dropTestDatabase())

const tables = async () => {
  const found = await database().getQueryInterface().showAllTables()
  return found.map((table) => (typeof table === "string" ? table : (table as { tableName: string }).tableName)).sort()
}

/** Every model's table, and the one of the counters of throttling, which has no model. */
const allTables = () => ["rate_limits", ...Object.values(database().models).map((model) => model.tableName)].sort()

test("every migration can be taken back and made again", async () => {
  const migrator = createMigrator(database())
  await migrator.up()
  expect(await tables()).toEqual(allTables())
  await migrator.down({ to: 0 })
  expect(await tables()).toEqual(["migrations"])
  await migrator.up()
  expect(await tables()).toEqual(allTables())
  expect(await migrator.pending()).toEqual([])
})

test("mails of the version that sent none are due, have a Message-ID, and are found", async () => {
  const migrator = createMigrator(database())
  await migrator.down({ to: "20261121130200-add-message-id-to-email-logs" })
  const moment = "2026-11-01 00:00:00.000"
  const mail = { recipient: "leads@example.com", body: "…", form_data: "{}", created_at: moment, updated_at: moment }
  const about = { log_type: "driver_application", lead_id: 1 }
  await database()
    .getQueryInterface()
    .bulkInsert("email_logs", [
      { ...mail, ...about, status: "queued", subject: "New driver application: Zoë" },
      { ...mail, ...about, status: "logged", subject: "New driver application: Ana" },
    ])
  await migrator.up()
  const [queued, logged] = await EmailLog.findAll({ order: ["id"] })
  expect(queued?.messageId).toBe(`<email-log-${queued?.id}@farelight.invalid>`)
  expect(queued?.dueAt?.toISOString()).toMatch(/^2026-11-01T/)
  expect(queued?.waitingSince).toEqual(queued?.dueAt)
  expect(logged).toMatchObject({ dueAt: null, waitingSince: null, attemptCount: 0, html: null })
  const found = await EmailLog.findAll({ where: whereEmailLogs({ search: "zoe" }) })
  expect(found.map(({ id }) => id)).toEqual([queued?.id])
  await EmailLog.destroy({ where: {} })
})

test("the account of an earlier version can still be signed in to", async () => {
  const migrator = createMigrator(database())
  await migrator.down({ to: "20261121140000-add-username-key-to-admin-users" })
  const moment = "2026-11-01 00:00:00.000"
  const account = { username: "Ángela", password_hash: "x", created_at: moment, updated_at: moment }
  await database().getQueryInterface().bulkInsert("admin_users", [account])
  await migrator.up()
  expect(await AdminUser.findOne({ where: { usernameKey: usernameKey("ángela") } })).not.toBeNull()
  await AdminUser.destroy({ where: {} })
})

test("a second start changes nothing: no block and no account twice, no word of the operator lost", async () => {
  await prepareDatabase()
  const blocks = await CmsBlock.count()
  const hero = await CmsBlock.findOne({ where: { page: "home", sectionId: "hero" } })
  await hero?.update({ content: { title: "Edited" } })
  expect(await prepareDatabase()).toEqual({ username: "admin", madePassword: null })
  expect(await CmsBlock.count()).toBe(blocks)
  expect((await hero?.reload())?.content).toEqual({ title: "Edited" })
  expect(await AdminUser.count()).toBe(1)
})

test("a block that is missing is put back", async () => {
  await CmsBlock.destroy({ where: { page: "home", sectionId: "hero" } })
  await prepareDatabase()
  expect(await CmsBlock.count({ where: { page: "home", sectionId: "hero" } })).toBe(1)
})

test("content keeps the order of its keys", async () => {
  const content = { zebra: "1", apple: { nested: ["b", "a"], early: "x" }, mango: "3" }
  const block = await CmsBlock.create({ page: "test", sectionId: "order", content })
  expect(JSON.stringify((await block.reload()).content)).toBe(JSON.stringify(content))
})

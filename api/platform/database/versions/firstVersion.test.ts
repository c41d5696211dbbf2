import { readFileSync } from "node:fs"
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals"
import Libsql from "libsql"
import mysql from "mysql2/promise"
import { type Model, type ModelStatic, Op, QueryTypes } from "sequelize"
import { prepareDatabase } from "../../../main/prepare.ts"
import { User, usernameKey } from "../../../rooms/accounts/users/user.model.ts"
import { CmsBlock } from "../../../rooms/content/cms/cmsBlock.model.ts"
import { AdvertiserSubmission } from "../../../rooms/leads/advertisers/advertiserSubmission.model.ts"
import { DriverApplication } from "../../../rooms/leads/drivers/driverApplication.model.ts"
import { findStatusChanges } from "../../../rooms/leads/history/leadEvents.ts"
import { interruptedEverywhere } from "../../../testing/database/interruptedEverywhere.ts"
import { dropTestDatabase, openTestDatabase } from "../../../testing/database/testDatabase.ts"
import { config } from "../../config/config.ts"
import { EmailLog } from "../../outbox/emailLog.model.ts"
import { SearchPending } from "../../search/search.model.ts"
import { matchesText } from "../../search/searchIndex.ts"
import { indexPending } from "../../search/searchIndexer.ts"
import { database } from "../connection/database.ts"
import { dropColumns, dropIndex } from "../reading/columns.ts"
import { LAST_BASELINE } from "./firstVersion.ts"
import { createMigrator, rollBackTo } from "./migrator.ts"

const isSqlite = config.database.dialect === "sqlite"

beforeEach(() => openTestDatabase())
afterEach(() => dropTestDatabase())

/** Restores a database of version 0.1.0: its schema, and rows in every table. */
const loadFirstVersion = async () => {
  const file = new URL(`../../../testing/database/version-0.1.0/${config.database.dialect}.sql`, import.meta.url)
  const script = readFileSync(file, "utf8")
  if (config.database.dialect === "sqlite") {
    const handle = new Libsql(config.database.file)
    handle.exec(script)
    handle.close()
    return
  }
  const connection = await mysql.createConnection({ uri: config.database.url, multipleStatements: true })
  await connection.query(script)
  await connection.end()
}

const select = (sql: string) => database().query<Record<string, unknown>>(sql, { type: QueryTypes.SELECT })

const tables = async () => {
  const rows = await select(
    isSqlite ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'" : "SHOW TABLES",
  )
  return rows.map((row) => String(Object.values(row)[0])).sort()
}

/** Statements of all tables and indexes, from the database itself. */
const schema = async () => {
  // libsql's ALTER COLUMN accepts only unquoted names, so quotes are ignored.
  if (isSqlite)
    return select(
      "SELECT name, tbl_name, REPLACE(sql, '`', '') AS sql FROM sqlite_master WHERE name <> 'sqlite_stat1' ORDER BY name",
    )
  const statements = []
  for (const table of await tables()) {
    const [row] = await select(`SHOW CREATE TABLE ${table}`)
    // MySQL repeats a column's character set where the statement named the collation.
    statements.push(String(row?.["Create Table"]).replaceAll(/ AUTO_INCREMENT=\d+| CHARACTER SET \w+/g, ""))
  }
  return statements
}

const contents = async () => {
  const found: Record<string, unknown[]> = {}
  for (const table of await tables()) if (table !== "migrations") found[table] = await select(`SELECT * FROM ${table}`)
  return found
}

test("a new database has exactly the schema of version 0.1.0", async () => {
  await createMigrator(database()).up({ to: LAST_BASELINE })
  const created = await schema()
  await dropTestDatabase()
  await openTestDatabase()
  await loadFirstVersion()
  expect(created).toEqual(await schema())
})

/** The upgrade keeps every row. `search_terms` is exempt: platform/search recomputes it. */
const expectKept = async (before: Record<string, unknown[]>) => {
  const after = await contents()
  for (const [table, rows] of Object.entries(before))
    if (table !== "search_terms")
      expect(after[table]).toEqual(rows.map((row) => expect.objectContaining(row as object)))
}

const recorded = async () => (await select("SELECT name FROM migrations ORDER BY name")).map(({ name }) => name)

describe("a database of version 0.1.0", () => {
  beforeEach(() => loadFirstVersion())

  test("keeps all rows in the upgrade, and the record of its migrations", async () => {
    const [before, names] = [await contents(), await recorded()]
    expect(Object.values(before).length).toBeGreaterThan(5)
    for (const [table, rows] of Object.entries(before)) expect([table, rows.length]).not.toEqual([table, 0])
    const migrator = createMigrator(database())
    await migrator.up()
    expect(await migrator.pending()).toEqual([])
    await expectKept(before)
    expect(await recorded()).toEqual(expect.arrayContaining(names))
  })

  test("serves its account, content, lead histories and searches after the upgrade", async () => {
    const hero = await CmsBlock.findOne({ attributes: ["id", "content"], where: { page: "home", sectionId: "hero" } })
    await hero?.update({ content: { title: "Edited" } })
    const stored = await select("SELECT lead_type, lead_id, from_status, to_status, changed_by FROM status_changes")
    expect(await prepareDatabase()).toEqual({ username: "admin", madePassword: null })
    expect(await User.findOne({ where: { usernameKey: usernameKey("Admin") } })).not.toBeNull()
    expect((await hero?.reload())?.content).toEqual({ title: "Edited" })

    const found = await findStatusChanges(
      stored.map((change) => ({ leadType: String(change.lead_type), leadId: Number(change.lead_id) })),
    )
    const carried = found.map(({ leadType, leadId, fromStatus, toStatus, changedBy }) => ({
      ...{ lead_type: leadType, lead_id: leadId, from_status: fromStatus, to_status: toStatus, changed_by: changedBy },
    }))
    expect(carried.length).toBeGreaterThan(0)
    expect(carried).toEqual(expect.arrayContaining(stored))
    expect(carried).toHaveLength(stored.length)

    const find = async (model: ModelStatic<Model & { id: number }>, search: string) => {
      const rows = await model.findAll({ where: { [Op.and]: matchesText(search) }, order: ["id"] })
      return rows.map(({ id }) => id)
    }
    expect(await find(DriverApplication, "nights alva")).toEqual([1])
    expect(await find(DriverApplication, "555-01 prius")).toEqual([1, 2])
    expect(await find(AdvertiserSubmission, "urgent")).toEqual([1])
    expect(await find(EmailLog, "leads@ alva")).toEqual([1])
    const unpacked = await SearchPending.count()
    expect(await SearchPending.count({ where: { claim: 0 } })).toBe(unpacked)
    while ((await indexPending()) > 0);
    await prepareDatabase()
    expect([unpacked > 3, await SearchPending.count()]).toEqual([true, 0])
  })

  test("is restored by a downgrade, with the texts and mail types of its version", async () => {
    const terms = () => select("SELECT * FROM search_terms ORDER BY lead_type, lead_id, term")
    const [names, made, words] = [await recorded(), await schema(), await terms()]
    const migrator = createMigrator(database())
    await expect(rollBackTo(migrator, "0.1.5")).rejects.toThrow("a way back to 0.1.0, 0.2.0, and not to 0.1.5")
    await rollBackTo(migrator, "0.1.0")
    expect([(await recorded()).filter((name) => String(name) < "20261122"), await schema()]).toEqual([names, made])
    await prepareDatabase()
    const [first, second, ...others] = await EmailLog.findAll({ order: ["id"] })
    const now = new Date()
    await first?.update({ body: "", status: "queued", dueAt: now, waitingSince: now })
    await second?.update({ logType: "note_mention" })
    await rollBackTo(migrator, "0.1.0")
    const left = words.filter((word) => word.lead_type !== "email_log" || word.lead_id !== second?.id)
    expect([left.length > 10, await terms()]).toEqual([true, left])
    const mails = await select("SELECT id, log_type, status, body, due_at, waiting_since FROM email_logs ORDER BY id")
    expect(mails.map(({ id }) => id)).toEqual([first, ...others].map((mail) => mail?.id))
    const body = "The text of this mail is not stored."
    expect(mails[0]).toMatchObject({ status: "cancelled", body, due_at: null, waiting_since: null })
    expect(await select(`SELECT id FROM email_attempts WHERE email_log_id = ${second?.id}`)).toEqual([])
  })

  test("survives interrupted upgrades and downgrades", async () => {
    const migrator = createMigrator(database())
    const isOld = async () => (await migrator.pending()).length > 0
    await interruptedEverywhere(() => migrator.up({ step: 1 }), isOld)
    expect(await prepareDatabase()).toEqual({ username: "admin", madePassword: null })
    const hasLater = async () => (await migrator.executed()).some(({ name }) => name > LAST_BASELINE)
    await interruptedEverywhere(async () => (await hasLater()) && migrator.down(), hasLater)
    const { length } = await select("SELECT name FROM migrations WHERE name < '20261122'")
    expect([length, await DriverApplication.unscoped().count()]).toEqual([55, 2])
  })
})

/** Additions of the versions before 0.2.0 to the tables of the first 11 migrations. */
const additions = {
  indexes: [
    "admin_users.admin_users_username_key",
    "advertiser_submissions.advertiser_submissions_by_company_name",
    "advertiser_submissions.advertiser_submissions_by_contact_name",
    "advertiser_submissions.advertiser_submissions_by_creation",
    "advertiser_submissions.advertiser_submissions_by_email",
    "driver_applications.driver_applications_by_city",
    "driver_applications.driver_applications_by_creation",
    "driver_applications.driver_applications_by_email",
    "driver_applications.driver_applications_by_name",
    "driver_applications.driver_applications_by_phone",
    "driver_applications.driver_applications_by_platform",
    "email_logs.email_logs_by_due_at",
    "email_logs.email_logs_by_lead",
    "email_logs.email_logs_by_status",
    "email_logs.email_logs_by_type",
    "email_logs.email_logs_by_waiting_since",
  ],
  columns: {
    admin_users: ["username_key"],
    cms_blocks: ["version"],
    driver_applications: ["accepted_terms_date"],
    advertiser_submissions: ["accepted_terms_date"],
    email_logs: [
      ...["message_id", "reply_to", "html", "claim_token", "due_at", "waiting_since", "attempt_count", "sent_at"],
    ],
  },
  tables: ["cms_block_versions", "email_attempts", "lead_notes", "media_originals", "media_renditions"].concat(
    ...["media_files", "search_terms"],
  ),
}

describe("a database of the first 11 migrations", () => {
  beforeEach(async () => {
    await loadFirstVersion()
    const queryInterface = database().getQueryInterface()
    for (const index of additions.indexes) await dropIndex(queryInterface, ...(index.split(".") as [string, string]))
    for (const [table, names] of Object.entries(additions.columns)) await dropColumns(queryInterface, table, names)
    for (const table of additions.tables) await queryInterface.dropTable(table)
    await queryInterface.bulkDelete("migrations", { name: (await recorded()).slice(11).map(String) })
    if (!isSqlite)
      for (const table of await tables())
        if (table !== "migrations")
          await database().query(`ALTER TABLE ${table} CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci`)
    await database().query("UPDATE email_logs SET status = 'queued' WHERE id = 1")
  })

  test("has the schema of a new database after the upgrade, and all its rows", async () => {
    const before = await contents()
    await createMigrator(database()).up()
    await expectKept(before)
    const upgraded = await schema()
    await dropTestDatabase()
    await openTestDatabase()
    await createMigrator(database()).up()
    expect(upgraded).toEqual(await schema())
  })

  test("has its account, mails and content as that version would have stored them", async () => {
    await createMigrator(database()).up({ to: LAST_BASELINE })
    const [user] = await select("SELECT username, username_key FROM admin_users")
    expect(user?.username_key).toBe(usernameKey(String(user?.username)))
    const unkept = "SELECT id FROM cms_blocks WHERE id NOT IN (SELECT block_id FROM cms_block_versions)"
    expect(await select(unkept)).toEqual([])
    const [mail] = await select("SELECT message_id, created_at, due_at, waiting_since FROM email_logs WHERE id = 1")
    const moment = mail?.created_at
    const message_id = "<email-log-1@farelight.invalid>"
    expect(mail).toEqual({ message_id, created_at: moment, due_at: moment, waiting_since: moment })
  })
})

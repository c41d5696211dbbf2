import { readFileSync } from "node:fs"
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals"
import Libsql from "libsql"
import mysql from "mysql2/promise"
import { type Model, type ModelStatic, Op, QueryTypes } from "sequelize"
import { config } from "../config.ts"
import { AdvertiserSubmission } from "../modules/advertisers/advertiserSubmission.model.ts"
import { User, usernameKey } from "../modules/auth/user.model.ts"
import { CmsBlock } from "../modules/cms/cmsBlock.model.ts"
import { DriverApplication } from "../modules/drivers/driverApplication.model.ts"
import { EmailLog } from "../modules/email/emailLog.model.ts"
import { findStatusChanges } from "../modules/leads/leadEvents.ts"
import { SearchPending } from "../modules/search/search.model.ts"
import { matchesText } from "../modules/search/searchIndex.ts"
import { packPending } from "../modules/search/searchPacker.ts"
import { dropTestDatabase, openTestDatabase } from "../testing/database/testDatabase.ts"
import { database } from "./database.ts"
import { createMigrator } from "./migrator.ts"
import { prepareDatabase } from "./prepare.ts"

const LAST_BASELINE = "20261122000400-create-accounts"
const isSqlite = config.database.dialect === "sqlite"

beforeEach(() => openTestDatabase())
afterEach(() => dropTestDatabase())

/** Fills the empty database with what version 0.1.0 left behind: its schema, and rows in every table. */
const loadFirstVersion = async () => {
  const file = new URL(`../testing/database/version-0.1.0/${config.database.dialect}.sql`, import.meta.url)
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
    isSqlite ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'sqlite_sequence'" : "SHOW TABLES",
  )
  return rows.map((row) => String(Object.values(row)[0])).sort()
}

/** Every table's and index's statement, as the database itself gives it. */
const schema = async () => {
  if (isSqlite) return select("SELECT name, tbl_name, sql FROM sqlite_master ORDER BY name")
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

test("an interrupted first start is completed by the next", async () => {
  await createMigrator(database()).up({ to: LAST_BASELINE })
  const complete = await schema()
  const queryInterface = database().getQueryInterface()
  await queryInterface.removeIndex("driver_applications", "driver_applications_by_creation")
  await queryInterface.dropTable("lead_notes")
  const interrupted = "20261122000000-create-leads"
  await queryInterface.bulkDelete("migrations", { name: interrupted })
  await createMigrator(database()).up({ migrations: [interrupted] })
  expect(await schema()).toEqual(complete)
})

describe("a database of version 0.1.0", () => {
  beforeEach(() => loadFirstVersion())

  test("has rows in every table", async () => {
    const found = Object.entries(await contents())
    expect(found.length).toBeGreaterThan(5)
    for (const [table, rows] of found) expect([table, rows.length]).not.toEqual([table, 0])
  })

  test("is upgraded with all its rows", async () => {
    const before = await contents()
    const migrator = createMigrator(database())
    await migrator.up()
    expect(await migrator.pending()).toEqual([])
    const after = await contents()
    for (const [table, rows] of Object.entries(before)) {
      // What it held is found out anew (modules/search).
      if (table === "search_terms") continue
      expect(after[table]).toEqual(rows.map((row) => expect.objectContaining(row as object)))
    }
  })

  test("serves: its account is found and its content is still the operator's", async () => {
    const hero = await CmsBlock.findOne({
      attributes: ["id", "content"],
      where: { page: "home", sectionId: "hero" },
    })
    await hero?.update({ content: { title: "Edited" } })
    expect(await prepareDatabase()).toEqual({ username: "admin", madePassword: null })
    expect(await User.findOne({ where: { usernameKey: usernameKey("Admin") } })).not.toBeNull()
    expect((await hero?.reload())?.content).toEqual({ title: "Edited" })
  })

  test("has the whole history of its leads as events", async () => {
    const stored = await select("SELECT lead_type, lead_id, from_status, to_status, changed_by FROM status_changes")
    await prepareDatabase()
    const found = await findStatusChanges(
      stored.map((change) => ({ leadType: String(change.lead_type), leadId: Number(change.lead_id) })),
    )
    const carried = found.map(({ leadType, leadId, fromStatus, toStatus, changedBy }) => ({
      lead_type: leadType,
      lead_id: leadId,
      from_status: fromStatus,
      to_status: toStatus,
      changed_by: changedBy,
    }))
    expect(carried.length).toBeGreaterThan(0)
    expect(carried).toEqual(expect.arrayContaining(stored))
    expect(carried).toHaveLength(stored.length)
  })

  test("can be searched: its leads with their notes, and its mails", async () => {
    await prepareDatabase()
    const find = async (model: ModelStatic<Model & { id: number }>, search: string) => {
      const rows = await model.findAll({ where: { [Op.and]: matchesText(search) }, order: ["id"] })
      return rows.map(({ id }) => id)
    }
    expect(await find(DriverApplication, "nights alva")).toEqual([1])
    expect(await find(DriverApplication, "555-01 prius")).toEqual([1, 2])
    expect(await find(AdvertiserSubmission, "urgent")).toEqual([1])
    expect(await find(EmailLog, "leads@ alva")).toEqual([1])
    expect(await SearchPending.count({ where: { claim: 0 } })).toBe(await SearchPending.count())
    const before = await SearchPending.count()
    while ((await packPending()) > 0);
    await prepareDatabase()
    expect([before > 3, await SearchPending.count()]).toEqual([true, 0])
  })

  test("remains one that version 0.1.0 can start on", async () => {
    const recorded = async () => (await select("SELECT name FROM migrations ORDER BY name")).map(({ name }) => name)
    const before = await recorded()
    await createMigrator(database()).up()
    expect(await recorded()).toEqual(expect.arrayContaining(before))
  })

  test("can have its migrations taken back and run again", async () => {
    const migrator = createMigrator(database())
    await migrator.up()
    const all = await tables()
    await migrator.down({ to: 0 })
    expect(await tables()).toEqual(["migrations"])
    await createMigrator(database()).up()
    expect(await tables()).toEqual(all)
  })

  test("is refused and left alone if it is older than that version's last migration", async () => {
    await database()
      .getQueryInterface()
      .bulkDelete("migrations", { name: "20261121140200-make-username-key-of-admin-users-unique" })
    await expect(prepareDatabase()).rejects.toThrow(/older than version 0\.1\.0 \(it lacks 1 of its 55 migrations\)/)
    expect(await select("SELECT name FROM migrations")).toHaveLength(54)
  })
})

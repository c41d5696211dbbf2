// Slow: whole backups are written, restored and compared, again and again, while leads arrive.
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { afterAll, describe, expect, jest, test } from "@jest/globals"
import { Sequelize } from "sequelize"
import { createScratchDatabase, type ScratchDatabase } from "../../../testing/database/scratchDatabase.ts"
import { storeIncoming } from "../../../testing/mail/incoming.ts"
import { scratchFolder } from "../../../testing/process/scratchFolder.ts"
import { startTestApp } from "../../../testing/testApp.ts"
import { config } from "../../config/config.ts"
import { type DatabaseSettings, readDatabaseUrl } from "../../config/databaseUrl.ts"
import { projectRoot } from "../../processes/projectRoot.ts"
import { database } from "../connection/database.ts"
import { engineOptions } from "../connection/dialect.ts"
import { makePrivate } from "../sqlite/privateFiles.ts"
import { backUpInto } from "./backupFolder.ts"
import { readBackup } from "./readBackup.ts"
import { restoreBackup } from "./restoreBackup.ts"
import { writeBackup } from "./writeBackup.ts"

const folder = scratchFolder()
const file = join(folder, "leads.backup.gz")
const scratches: { scratch: ScratchDatabase; sequelize: Sequelize }[] = []
const TEXT = "🚕 Ünïcødé 'quoted' \"twice\" \\ $1 :x ? PRAGMA \u2028 line\r\nbreak"

const post = (values = {}) => app.sendAdvertiser(values)

const app = await startTestApp()
for (let lead = 0; lead < 40; lead += 1) await post({ company_name: `Firm ${lead}`, cities: `Reno | ${TEXT}` })
// Contains every byte value; on MySQL, more bytes than fit into one packet as text.
const size = config.database.dialect === "mysql" ? 9_000_000 : 300_000
const data = Buffer.alloc(size, Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)))
const picture = {
  id: 7,
  content_hash: "0".repeat(64),
  filename: "a.png",
  content_type: "image/png",
  size: data.length,
  width: 1,
  height: 1,
  is_animated: true,
  alt_text: TEXT,
  search_text: "",
  uploaded_by: "admin",
  created_at: new Date("2026-11-21T09:30:00.123Z"),
  updated_at: new Date("2026-11-21T09:30:00.007Z"),
}
const queryInterface = database().getQueryInterface()
await queryInterface.bulkInsert("media_files", [picture])
await queryInterface.insert(null, "media_originals", { media_file_id: 7, data })
const lead = { leadType: "advertiser_submission", leadId: 1 }
const read = {
  direction: "INCOMING",
  kind: "LETTER",
  subject: TEXT,
  text: TEXT.repeat(2_000),
  html: `<p>${TEXT}</p>`,
} as const
await storeIncoming(lead, read, { [`${TEXT.slice(0, 40)}.pdf`]: data })
await storeIncoming(null, read, { "photo.jpg": data.subarray(1) })
await queryInterface.bulkUpdate("advertiser_submissions", { owner_id: 1, follow_up_on: "2026-11-23" }, { id: 1 })
const named = { name: TEXT.slice(0, 60), name_key: "0".repeat(64), query: "status=pending" }
const view = { user_id: 1, ...named, lead_type: "advertiser_submission", is_shared: true }
const moments = { created_at: picture.created_at, updated_at: picture.updated_at }
await queryInterface.bulkInsert("lead_views", [{ ...view, ...moments }])
afterAll(async () => {
  await app.stop()
  for (const { scratch, sequelize } of scratches) {
    await sequelize.close()
    await scratch.drop()
  }
})

const openScratch = async (
  serverUrl = process.env.TEST_DATABASE === "mysql" ? process.env.TEST_MYSQL_URL : undefined,
) => {
  const scratch = await createScratchDatabase(serverUrl)
  const settings: DatabaseSettings = readDatabaseUrl(scratch.url, projectRoot)
  if (settings.dialect === "sqlite") makePrivate(settings.file)
  const sequelize = new Sequelize({ ...engineOptions(settings), logging: false, define: { underscored: true } })
  scratches.push({ scratch, sequelize })
  return { sequelize, settings }
}

const beforeReplacing = async () => undefined
const restoreInto = (
  { sequelize, settings }: Awaited<ReturnType<typeof openScratch>>,
  from: string,
  isForced = false,
) => restoreBackup(sequelize, settings, from, { isForced, beforeReplacing })

describe("a backup", () => {
  test("contains each lead whole although leads arrive meanwhile, and is restored exactly", async () => {
    let isDone = false
    const backup = writeBackup(database(), config.database, file).finally(() => {
      isDone = true
    })
    while (!isDone) expect((await post()).status).toBe(201)
    const { tables } = await backup
    const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows ?? 0
    expect(rowsOf("advertiser_submissions")).toBeGreaterThanOrEqual(40)
    expect(rowsOf("email_logs")).toBe(rowsOf("advertiser_submissions"))
    expect(rowsOf("lead_views")).toBe(1)
    expect([rowsOf("lead_messages"), rowsOf("lead_files"), rowsOf("lead_file_bytes")]).toEqual([2, 2, 2])
    expect(tables.map(({ table }) => table)).not.toContain("admin_sessions")
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600")

    const copy = await openScratch()
    await restoreInto(copy, file)
    const again = join(folder, "again.backup.gz")
    expect((await writeBackup(copy.sequelize, copy.settings, again)).tables).toEqual(tables)
  })

  test("moves to another engine and back unchanged, except for fractions of a second in its migrations", async () => {
    const { tables } = await readBackup(file)
    const withoutMigrations = (all: typeof tables) => all.filter(({ table }) => table !== "migrations")
    const onSqlite = await openScratch("")
    await restoreInto(onSqlite, file)
    const moved = join(folder, "moved.backup.gz")
    const found = await writeBackup(onSqlite.sequelize, onSqlite.settings, moved)
    expect(withoutMigrations(found.tables)).toEqual(withoutMigrations(tables))
    const back = await openScratch()
    await restoreInto(back, moved)
    const last = await writeBackup(back.sequelize, back.settings, join(folder, "last.backup.gz"))
    expect(withoutMigrations(last.tables)).toEqual(withoutMigrations(tables))
  })

  test("leaves only the previous backup, unchanged, if it fails", async () => {
    const before = readFileSync(file)
    const queryInterface = database().getQueryInterface()
    const known = await queryInterface.showAllTables()
    const broken = jest
      .spyOn(queryInterface, "describeTable")
      .mockResolvedValue({ no_column: { type: "TEXT" } } as never)
    await expect(writeBackup(database(), config.database, file)).rejects.toThrow()
    broken.mockRestore()
    expect(known.length).toBeGreaterThan(10)
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(folder).filter((name) => name.endsWith(".partial"))).toEqual([])
  })

  test("replaces the oldest one in the backup folder", async () => {
    const backups = join(folder, "daily")
    const made: string[] = []
    for (let day = 0; day < 3; day += 1) made.push(await backUpInto(database(), config.database, backups, 2))
    writeFileSync(join(backups, "notes.txt"), "of the operator")
    await readBackup(await backUpInto(database(), config.database, backups, 2))
    expect(readdirSync(backups)).toHaveLength(3)
    expect(readdirSync(backups)).toContain(basename(made.at(-1) ?? ""))
    expect(readdirSync(backups)).toContain("notes.txt")
  })

  test("stays if it is new, even if an older file in the folder has a later date", async () => {
    const backups = join(folder, "ahead")
    const first = await backUpInto(database(), config.database, backups, 1)
    renameSync(first, join(backups, "farelight-29990101T000000000Z.backup.gz"))
    const second = await backUpInto(database(), config.database, backups, 1)
    expect(readdirSync(backups)).toEqual([basename(second)])
  })
})

describe("a damaged backup", () => {
  const changed = (change: (text: string) => string) => gzipSync(change(gunzipSync(readFileSync(file)).toString()))

  test.each<[string, () => Buffer, reason?: string]>([
    ["cut off", () => readFileSync(file).subarray(0, -2_000)],
    ["without its end", () => changed((text) => text.replace(/\{"tables":\d+\}\n$/, "")), "its end is missing"],
    [
      "with a row less",
      () => changed((text) => text.replace(/\n\[[^\n]*"Firm 7"[^\n]*\n/, "\n")),
      "rows where it should have",
    ],
    ["with another word in a row", () => changed((text) => text.replace("Firm 7", "Firm 8")), ", or others"],
    ["of something else", () => gzipSync('{"hello":1}\n'), "it is no backup of Farelight"],
    ["not packed", () => gunzipSync(readFileSync(file))],
    [
      "without its migrations",
      () => changed((text) => text.replace(/"migrations":\[.*\]/, '"migrations":[]')),
      "migrations: ",
    ],
    [
      "with a word for a moment",
      () => changed((text) => text.replace(/(\n\[.*?)"\d{4}-\d\d-\d\dT[^"]*"/, '$1"yesterday"')),
      ' is "yesterday", not a moment',
    ],
    ["with a line without an end", () => gzipSync(Buffer.alloc(101_000_000, "x")), "a line is longer than 100 MB"],
  ])("is refused before anything is replaced if it is %s", async (_name, make, reason = "") => {
    const path = join(folder, "changed.backup.gz")
    writeFileSync(path, make())
    const refused = await restoreBackup(database(), config.database, path, { isForced: true, beforeReplacing }).catch(
      String,
    )
    expect(refused).toContain(`${path} cannot be used: line `)
    expect(refused).toContain(reason)
    expect((await app.rest("GET", "/healthz")).status).toBe(200)
  })
})

test.each(["driver_applications", "admin_users"])("a backup without %s is refused with that reason", async (table) => {
  const path = join(folder, "lacking.backup.gz")
  const text = gunzipSync(readFileSync(file)).toString()
  const without = text.replace(new RegExp(`\\{"table":"${table}"[^\\n]*\\n(\\[[^\\n]*\\n)*\\{[^\\n]*\\n`), "")
  const total = Number(/\{"tables":(\d+)\}\n$/.exec(text)?.[1])
  writeFileSync(path, gzipSync(without.replace(/\{"tables":\d+\}\n$/, `{"tables":${total - 1}}\n`)))
  await expect(restoreBackup(database(), config.database, path, { isForced: true, beforeReplacing })).rejects.toThrow(
    `the backup lacks ${table}`,
  )
})

test.each([
  [
    "names a column the database does not have",
    (text: string) => text.replace('{"name":"company_name"', '{"name":"email`, `company_name"'),
    "the table advertiser_submissions has no column email`, `company_name",
  ],
  [
    "lacks a column",
    (text: string) => text.replace(/("table":"lead_merges","columns":\[)\{"name":"(\w+)"[^}]*\},/, "$1"),
    "the backup lacks the column id of the table lead_merges",
  ],
])("a backup that %s is refused before anything is replaced", async (_what, change, reason) => {
  const path = join(folder, "columns.backup.gz")
  const text = gunzipSync(readFileSync(file)).toString()
  writeFileSync(path, gzipSync(change(text)))
  const calledOff = jest.fn(beforeReplacing)
  await expect(
    restoreBackup(database(), config.database, path, { isForced: true, beforeReplacing: calledOff }),
  ).rejects.toThrow(reason)
  expect(calledOff).not.toHaveBeenCalled()
})

describe("restoring a backup into a database that is not empty", () => {
  const restore = (isForced: boolean) => restoreBackup(database(), config.database, file, { isForced, beforeReplacing })

  test("is refused unless it is forced", async () => {
    await expect(restore(false)).rejects.toThrow(/not empty: it has admin_users \(1\), advertiser_submissions \(\d+\)/)
  })

  test("replaces all rows while leads arrive: each lead is refused, replaced or stored afterward", async () => {
    const token = await app.login()
    const { tables } = await readBackup(file)
    let isDone = false
    const restoring = restore(true).finally(() => {
      isDone = true
    })
    const statuses: number[] = []
    while (!isDone) statuses.push((await post({ company_name: "Meanwhile" })).status)
    await restoring
    for (const status of statuses) expect([201, 503]).toContain(status)
    expect((await app.rest("GET", "/api/advertisers/submissions", undefined, { token })).status).toBe(401)
    const query = `{
      found: advertiserSubmissions(first: 1, filter: { search: "firm 39" }) { totalCount }
      all: advertiserSubmissions(first: 1) { totalCount }
    }`
    const data = await app.ask(query, {}, await app.login())
    const inBackup = tables.find(({ table }) => table === "advertiser_submissions")?.rows ?? 0
    const [[stored]] = (await database().query("SELECT COUNT(*) AS total FROM advertiser_submissions")) as unknown as [
      [{ total: number }],
    ]
    expect(stored.total).toBeGreaterThanOrEqual(inBackup)
    expect(data.found.totalCount).toBe(1)
    expect(data.all.totalCount).toBe(stored.total)
    expect((await post()).status).toBe(201)
  })

  test("a backup of another schema is refused with advice", async () => {
    const path = join(folder, "newer.backup.gz")
    const text = gunzipSync(readFileSync(file)).toString()
    writeFileSync(path, gzipSync(text.replace('"20261122000400-create-accounts",', "")))
    await expect(restoreBackup(database(), config.database, path, { isForced: true, beforeReplacing })).rejects.toThrow(
      "restore it into an empty one",
    )
    writeFileSync(
      path,
      gzipSync(text.replace('"migrations":[', '"migrations":["99999999000000-later",').replace("]}", "]}")),
    )
    await expect(
      restoreBackup(database(), config.database, path, { isForced: true, beforeReplacing }),
    ).rejects.toThrow()
  })
})

import { execFile } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, expect, test } from "@jest/globals"
import { config } from "../platform/config/config.ts"
import { readBackup } from "../platform/database/backup/readBackup.ts"
import { database } from "../platform/database/connection/database.ts"
import { projectRoot, sourceLoader } from "../platform/processes/projectRoot.ts"
import { startTestApp } from "../testing/testApp.ts"

const folder = mkdtempSync(join(tmpdir(), "farelight-commands-"))
const databaseFile = config.database.dialect === "sqlite" ? config.database.file : ""

const app = await startTestApp()
await app.apply()
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

const run = (name: "backup" | "restore" | "auditVerify", ...given: string[]) =>
  promisify(execFile)(process.execPath, [...sourceLoader, `api/scripts/${name}.ts`, ...given], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, DATABASE_URL: `sqlite:${databaseFile}`, BACKUP_DIR: folder, BACKUP_KEEP: "1" },
  })

const backups = () => readdirSync(folder).sort()

test("a restored backup stays in its folder, beside the replaced file", async () => {
  await run("backup")
  const [first = ""] = backups()
  const { stderr, stdout } = await run("restore", join(folder, first), "--force")
  expect(stdout).toContain("The database is as it was on")
  expect(backups()).toEqual([first, expect.any(String)])
  expect(stderr).toContain(backups()[1])
  for (const name of backups()) await readBackup(join(folder, name))
  await database().query("DROP TRIGGER IF EXISTS events_refuse_update")
  await run("restore", join(folder, first), "--force")
  expect((await run("auditVerify")).stdout).toContain("is intact")
})

test.each(["", "-wal"])("a backup never overwrites the database: its file%s", async (end) => {
  const before = readFileSync(databaseFile)
  await expect(run("backup", `${databaseFile}${end}`)).rejects.toThrow("is the database itself")
  expect(readFileSync(databaseFile).equals(before)).toBe(true)
})

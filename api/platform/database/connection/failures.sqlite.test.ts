import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "@jest/globals"
import Libsql from "libsql"
import { Sequelize } from "sequelize"
import { engineOptions } from "./dialect.ts"
import { asUnavailable, isAway, isMisconfigured, isTransient } from "./failures.ts"

const folder = mkdtempSync(join(tmpdir(), "farelight-failures-"))
afterAll(() => rmSync(folder, { recursive: true }))

const PAGE_BYTES = 4096

/** A database file of several pages; `damage` changes its bytes. */
const damagedFile = (name: string, damage: (bytes: Buffer) => void) => {
  const file = join(folder, name)
  const handle = new Libsql(file)
  handle.exec("CREATE TABLE notes (title TEXT)")
  for (let row = 0; row < 50; row += 1) handle.exec(`INSERT INTO notes VALUES ('${"x".repeat(1000)}')`)
  handle.close()
  const bytes = readFileSync(file)
  damage(bytes)
  writeFileSync(file, bytes)
  return file
}

test.each([
  ["SQLITE_NOTADB", "a file that is something else", (bytes: Buffer) => bytes.fill("x")],
  ["SQLITE_CORRUPT", "a damaged file", (bytes: Buffer) => bytes.fill(0xff, PAGE_BYTES)],
])("%s, %s: unavailable, and not mended by waiting", async (code, name, damage) => {
  const file = damagedFile(`${name}.sqlite`, damage)
  const sequelize = new Sequelize({ ...engineOptions({ dialect: "sqlite", file }), logging: false })
  const error = await sequelize.query("SELECT COUNT(title) FROM notes").catch((reason: unknown) => reason)
  await sequelize.close()
  expect(error).toMatchObject({ parent: { code } })
  expect([asUnavailable(error) !== null, isMisconfigured(error), isTransient(error)]).toEqual([true, true, false])
})

test.each([
  ["SQLITE_BUSY", true],
  ["SQLITE_IOERR", true],
  ["SQLITE_READONLY", true],
  // A smaller batch may fit.
  ["SQLITE_FULL", false],
])("%s is unavailable; all would fail alike: %p", (code, away) => {
  const error = Object.assign(new Error(code), { code })
  expect([asUnavailable(error) !== null, isTransient(error), isAway(error)]).toEqual([true, false, away])
})

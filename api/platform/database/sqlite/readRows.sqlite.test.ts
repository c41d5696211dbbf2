import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "@jest/globals"
import type Libsql from "libsql"
import { openExisting } from "./openedFile.ts"
import { readRows } from "./readRows.ts"

let folder: string
let handle: Libsql.Database
let other: Libsql.Database

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "farelight-rows-"))
  const path = join(folder, "test.sqlite")
  writeFileSync(path, "")
  handle = openExisting(path)
  other = openExisting(path)
  handle.exec("PRAGMA journal_mode=WAL; CREATE TABLE notes (id INTEGER PRIMARY KEY); CREATE TABLE remarks (text TEXT)")
})
afterEach(() => {
  handle.close()
  other.close()
  rmSync(folder, { recursive: true })
})

const columnsOf = (table: string) => readRows(handle, `PRAGMA table_info(\`${table}\`);`, []).map(({ name }) => name)

test("each table is read with its own columns, also after another process has changed them", () => {
  expect([columnsOf("notes"), columnsOf("remarks")]).toEqual([["id"], ["text"]])
  other.exec("ALTER TABLE notes ADD COLUMN title TEXT")
  expect([columnsOf("notes"), columnsOf("remarks")]).toEqual([["id", "title"], ["text"]])
})

test("columns that a transaction has added are forgotten when it is rolled back", () => {
  expect(columnsOf("notes")).toEqual(["id"])
  handle.exec("BEGIN; ALTER TABLE notes ADD COLUMN undone TEXT")
  expect(columnsOf("notes")).toEqual(["id", "undone"])
  // The next change reuses the schema version of the rolled-back transaction.
  handle.exec("ROLLBACK; ALTER TABLE notes ADD COLUMN title TEXT")
  expect(columnsOf("notes")).toEqual(["id", "title"])
})

test("a cached read returns current columns and rows, and recovers from a failure", () => {
  const read = () => readRows(handle, "SELECT * FROM notes", [])
  expect(read()).toEqual([])
  other.exec("ALTER TABLE notes ADD COLUMN title TEXT; INSERT INTO notes VALUES (1, 'first')")
  expect(read()).toEqual([{ id: 1, title: "first" }])
  other.exec("ALTER TABLE notes RENAME TO moved")
  expect(read).toThrow("no such table")
  handle.exec("BEGIN; ALTER TABLE moved RENAME TO notes; COMMIT")
  expect(read()).toEqual([{ id: 1, title: "first" }])
})

test("a cached read that fails halfway leaves nothing open", () => {
  const read = () => readRows(handle, "SELECT json_array(text) AS json FROM remarks", [])
  handle.exec("INSERT INTO remarks VALUES ('a'), (x'ff02')")
  handle.exec("BEGIN IMMEDIATE; INSERT INTO remarks VALUES ('b')")
  expect(read).toThrow("BLOB")
  handle.exec("COMMIT")
  expect(other.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all()).toMatchObject([{ busy: 0 }])
  other.exec("DELETE FROM remarks WHERE text = x'ff02'")
  expect(read()).toEqual([{ json: '["a"]' }, { json: '["b"]' }])
})

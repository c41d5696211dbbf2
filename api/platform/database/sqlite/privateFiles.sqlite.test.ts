/**
 * Runs in its own environment: the shared one has already read the settings.
 * @jest-environment node
 */
import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, expect, test } from "@jest/globals"
import { config } from "../../config/config.ts"
import { makePrivate } from "./privateFiles.ts"

// The product creates this database's folder and files itself: no template is copied.
delete process.env.TEST_TEMPLATE

const { startTestApp } = await import("../../../testing/testApp.ts")

let umask: number
const scratch = mkdtempSync(join(tmpdir(), "farelight-private-"))

// The most permissive umask: files must be private without its help.
umask = process.umask(0)
const app = await startTestApp()
afterAll(async () => {
  process.umask(umask)
  await app.stop()
  rmSync(scratch, { recursive: true })
})

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))

test("the database, its log and its lock are readable by their owner only, and so is their new folder", async () => {
  await app.inquire()
  const folder = config.database.dialect === "sqlite" ? dirname(config.database.file) : ""
  expect(modeOf(folder)).toBe("700")
  expect(modesIn(folder)).toEqual({
    "test.sqlite": "600",
    "test.sqlite-shm": "600",
    "test.sqlite-wal": "600",
    "test.sqlite.lock": "600",
  })
})

test("files of other types, links to them and pipes are refused unchanged", () => {
  const other = join(scratch, "notes.txt")
  writeFileSync(other, "of somebody else", { mode: 0o644 })
  symlinkSync(other, join(scratch, "linked.sqlite"))
  execFileSync("mkfifo", [join(scratch, "pipe.sqlite"), join(scratch, "fine.sqlite.lock")])
  for (const name of ["notes.txt", "linked.sqlite"])
    expect(() => makePrivate(join(scratch, name))).toThrow("is not a SQLite database")
  for (const name of ["pipe.sqlite", "fine.sqlite"])
    expect(() => makePrivate(join(scratch, name))).toThrow("is not a regular file")
  expect(modeOf(other)).toBe("644")
})

test("files that others could read become private, and a folder that already existed is left alone", () => {
  const folder = join(scratch, "shared")
  mkdirSync(folder, { mode: 0o755 })
  for (const name of ["leads.sqlite", "leads.sqlite-wal"]) writeFileSync(join(folder, name), "", { mode: 0o644 })
  makePrivate(join(folder, "leads.sqlite"))
  expect(modeOf(folder)).toBe("755")
  expect(modesIn(folder)).toEqual({
    "leads.sqlite": "600",
    "leads.sqlite-wal": "600",
    "leads.sqlite.lock": "600",
  })
})

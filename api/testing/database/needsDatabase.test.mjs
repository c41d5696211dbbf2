import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, expect, test } from "@jest/globals"
import { needsDatabase, ON_BOTH_ENGINES, runsOnMysql } from "./needsDatabase.mjs"

const api = fileURLToPath(new URL("../../", import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "farelight-needs-database-"))
afterAll(() => rmSync(folder, { recursive: true }))

let written = 0

/** A file with this source, which may import files of the API by `api:`. */
const fileOf = (source, name = "made.test.ts") => {
  written += 1
  const file = join(folder, `${written}.${name}`)
  writeFileSync(file, source.replaceAll("api:", `${relative(folder, api)}/`))
  return file
}

test.each([
  ["the app for tests", 'import { startTestApp } from "api:testing/testApp.ts"'],
  ["what opens a database for tests", 'import {\n  openTestDatabase,\n} from "api:testing/database/testDatabase.ts"'],
  ["the product's database", 'import { openDatabase } from "api:main/models.ts"'],
  ["it at run time", 'const { database } = await import("api:platform/database/connection/database.ts")'],
  ["a helper that does", 'import { startWithOwner } from "api:testing/accounts/team.ts"'],
  [
    "nothing, but names a program that does",
    'const program = new URL("api:testing/accounts/team.ts", import.meta.url)',
  ],
  ["what gives it to a process", 'import { startTestProcess } from "api:testing/process/testProcess.ts"'],
])("a test needs a database if it imports %s", (_what, source) => {
  expect(needsDatabase(fileOf(source))).toBe(true)
})

test.each([
  ["nothing of it", 'import { escapeHtml } from "api:platform/escapeHtml.ts"'],
  ["its types alone", 'import type { TestApp } from "api:testing/testApp.ts"'],
  ["rules beside a model", 'import { afterAttempt } from "api:platform/outbox/emailLifecycle.ts"'],
  ["a package with such a name", 'import database from "platform/database/connection/database.ts"'],
])("a test needs none if it imports %s", (_what, source) => {
  expect(needsDatabase(fileOf(source))).toBe(false)
})

test("a test for one engine needs it, whatever it imports", () => {
  expect(needsDatabase(fileOf("", "own.mysql.test.ts"))).toBe(true)
})

test.each([
  ["rooms/leads/list/leadListing.test.ts", true],
  ["platform/database/locks/lease.mysql.test.ts", true],
  ["platform/database/locks/clock.test.ts", false],
  ["rooms/mail/server/mailServer.test.ts", false],
])("%s runs on MySQL: %p", (path, runs) => {
  expect(runsOnMysql(join(api, path))).toBe(runs)
})

test("each entry of what runs on both engines has a test that does", () => {
  const tests = readdirSync(api, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".test.ts"))
  const onMysql = tests.filter((file) => !file.includes("node_modules") && runsOnMysql(join(api, file)))
  expect(ON_BOTH_ENGINES.filter((entry) => !onMysql.some((file) => file.startsWith(entry)))).toEqual([])
})

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { prepareDatabase } from "./database/prepare.ts"
import { projectRoot } from "./projectRoot.ts"
import { tablesNow } from "./testing/database/everyByte.ts"
import { dropTestDatabase, openTestDatabase } from "./testing/database/testDatabase.ts"

beforeAll(async () => {
  await openTestDatabase()
  await prepareDatabase()
})
afterAll(() => dropTestDatabase())

test("what an erasure does is decided for every table", async () => {
  const text = readFileSync(join(projectRoot, "docs", "personal-data.md"), "utf8")
  const rows = text.split("\n").filter((line) => line.startsWith("| `"))
  const decided = rows.flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const tables = (await tablesNow()).filter((name) => !name.startsWith("sqlite_"))
  expect(tables.filter((name) => !decided.includes(name))).toEqual([])
  expect(new Set(decided).size).toBe(decided.length)
})

import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { prepareDatabase } from "../../main/prepare.ts"
import { tablesNow } from "../../testing/database/everyByte.ts"
import { dropTestDatabase, openTestDatabase } from "../../testing/database/testDatabase.ts"
import { personalTables } from "../../testing/operations/personalTables.ts"

beforeAll(async () => {
  await openTestDatabase()
  await prepareDatabase()
})
afterAll(() => dropTestDatabase())

test("what an erasure does and what an export tells is decided for every table", async () => {
  const decided = personalTables()
  const tables = (await tablesNow()).filter((name) => !name.startsWith("sqlite_"))
  expect(tables.filter((name) => !decided.has(name))).toEqual([])
  expect([...decided].filter(([, { erasure, exported }]) => !erasure || !/^(yes|no)\b/.test(exported))).toEqual([])
})

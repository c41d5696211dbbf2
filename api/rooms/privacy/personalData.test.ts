import { expect, test } from "@jest/globals"
import { tablesNow } from "../../testing/database/everyByte.ts"
import { setUpTestDatabase } from "../../testing/database/testDatabase.ts"
import { personalTables } from "../../testing/operations/personalTables.ts"

await setUpTestDatabase({ isPrepared: true })

test("every table declares its erasure and export", async () => {
  const decided = personalTables()
  const tables = (await tablesNow()).filter((name) => !name.startsWith("sqlite_"))
  expect(tables.filter((name) => !decided.has(name))).toEqual([])
  expect([...decided].filter(([, { erasure, exported }]) => !erasure || !/^(yes|no)\b/.test(exported))).toEqual([])
})

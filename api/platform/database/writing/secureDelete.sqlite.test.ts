import { statSync } from "node:fs"
import { expect, jest, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { readDatabase } from "../../../testing/database/databaseHolder.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { config } from "../../config/config.ts"
import { database } from "../connection/database.ts"
import { overwriteDeletedRows, runningOverwrite, secureDelete } from "./secureDelete.ts"

await setUpTestDatabase()

test("callers share a waiting wipe; later callers get another wipe", async () => {
  const first = overwriteDeletedRows()
  expect(overwriteDeletedRows()).toBe(first)
  await first
  expect(overwriteDeletedRows()).not.toBe(first)
  expect(await secureDelete()).toBe("done")
})

test("a wipe blocked by another process is repeated a minute later", async () => {
  if (config.database.dialect !== "sqlite") throw new Error("this is about SQLite's file")
  const { file } = config.database
  await database().query("CREATE TABLE guests (name TEXT)", { type: QueryTypes.RAW })
  const reader = await readDatabase(file)
  await database().query("INSERT INTO guests VALUES ('somebody')", { type: QueryTypes.RAW })
  const timers = jest.spyOn(globalThis, "setTimeout")
  expect(await secureDelete()).toBe("later")
  const [again] = timers.mock.calls.find(([, delay]) => delay === 60_000) ?? []
  timers.mockRestore()
  await reader.end()
  await again?.()
  await runningOverwrite()
  expect(statSync(`${file}-wal`).size).toBe(0)
})

test("a file with auto_vacuum is never wiped, and the result says so", async () => {
  await database().query("PRAGMA journal_mode = DELETE", { type: QueryTypes.SELECT })
  await database().query("PRAGMA auto_vacuum = 1", { type: QueryTypes.RAW })
  await database().query("VACUUM", { type: QueryTypes.RAW })
  expect(await secureDelete()).toBe("never")
})

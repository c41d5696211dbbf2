import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { dropTestDatabase, openTestDatabase } from "../testing/database/testDatabase.ts"
import { database } from "./database.ts"
import { eraseTraces, wipe } from "./eraseTraces.ts"

beforeAll(() => openTestDatabase())
afterAll(() => dropTestDatabase())

test("those who ask while a run waits share it; whoever asks later gets another", async () => {
  const first = wipe()
  expect(wipe()).toBe(first)
  await first
  expect(wipe()).not.toBe(first)
  expect(await eraseTraces()).toBe("done")
})

test("a file with auto_vacuum is never wiped, and that is said", async () => {
  await database().query("PRAGMA journal_mode = DELETE", { type: QueryTypes.SELECT })
  await database().query("PRAGMA auto_vacuum = 1", { type: QueryTypes.RAW })
  await database().query("VACUUM", { type: QueryTypes.RAW })
  expect(await eraseTraces()).toBe("never")
})

import { expect, test } from "@jest/globals"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { config } from "../../config/config.ts"
import { inSnapshot } from "../reading/snapshot.ts"
import { database, inTransaction } from "./database.ts"
import { select, write } from "./statements.ts"

await setUpTestDatabase()
await write(database(), "CREATE TABLE counters (id INTEGER PRIMARY KEY, value INTEGER NOT NULL)")
await write(database(), "INSERT INTO counters VALUES (1, 0)")

const ADD = "UPDATE counters SET value = value + 1 WHERE id = 1"
const SILENCE = "SELECT @@SESSION.wait_timeout AS seconds"

test("the locks of a silent transaction are released before a waiting one gives up", async () => {
  // Stands in for a process that froze or lost its network.
  const silent = await database().transaction()
  await write(database(), ADD, { transaction: silent })
  try {
    await inTransaction((transaction) => write(database(), ADD, { transaction }))
    expect(await select(database(), "SELECT value FROM counters")).toEqual([{ value: 1 }])
  } finally {
    await silent.rollback().catch(() => undefined)
  }
})

test("a snapshot may be read slowly, and its connection gets its usual time limit back", async () => {
  const [before] = await select<{ seconds: number }>(database(), SILENCE)
  const [within] = await inSnapshot(database(), config.database, (ask) => ask<{ seconds: number }>(SILENCE))
  expect(within?.seconds).toBeGreaterThan(60)
  expect(await select(database(), SILENCE)).toEqual([before])
})

import { expect, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { config } from "../../config/config.ts"
import { database } from "../connection/database.ts"
import { inSnapshot } from "./snapshot.ts"

await setUpTestDatabase()

const run = (sql: string) => database().query(sql, { type: QueryTypes.RAW })
const emptyLog = () => database().query("PRAGMA wal_checkpoint(TRUNCATE)", { type: QueryTypes.SELECT })

test("a snapshot releases the write-ahead log after success and after failure", async () => {
  await run("CREATE TABLE guests (name TEXT)")
  const read = () => inSnapshot(database(), config.database, (select) => select("SELECT * FROM guests"))
  const fail = () =>
    inSnapshot(database(), config.database, async (select) => {
      await select("SELECT * FROM guests")
      throw new Error("a fault")
    })
  await run("INSERT INTO guests VALUES ('somebody')")
  expect(await read()).toEqual([{ name: "somebody" }])
  await expect(fail()).rejects.toThrow("a fault")
  await run("DELETE FROM guests")
  expect(await emptyLog()).toEqual([{ busy: 0, log: 0, checkpointed: 0 }])
})

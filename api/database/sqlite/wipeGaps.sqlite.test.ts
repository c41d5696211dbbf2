import { execFileSync } from "node:child_process"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { config } from "../../config.ts"
import { dropTestDatabase, openTestDatabase } from "../../testing/database/testDatabase.ts"
import { database } from "../database.ts"
import { wipeGaps } from "./wipeGaps.ts"

const ROWS = 6_000
/** Found by no other row's text. */
const nameOf = (index: number) => `Nm${(index * 7_919) % ROWS}qzx`

beforeAll(() => openTestDatabase())
afterAll(() => dropTestDatabase())

const run = (sql: string) => database().query(sql, { type: QueryTypes.RAW })

const bytes = (suffix = "") => {
  if (config.database.dialect !== "sqlite") throw new Error("this is about SQLite's file")
  return execFileSync("cat", [config.database.file + suffix], { maxBuffer: 2 ** 30 })
}

test("what is deleted from a file that has grown in any order is in none of its bytes", async () => {
  await run("CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, email TEXT, more TEXT)")
  await run("CREATE INDEX people_by_name ON people (name, id)")
  await run("CREATE INDEX people_by_email ON people (email, id)")
  const indexes = Array.from({ length: ROWS }, (_, index) => index)
  const value = (index: number) =>
    `(${index}, '${nameOf(index)}', '${nameOf(index)}@ex.com', '${"f".repeat(index % 300)}')`
  for (let start = 0; start < ROWS; start += 20)
    await run(
      `INSERT INTO people VALUES ${indexes
        .slice(start, start + 20)
        .map(value)
        .join()}`,
    )
  const gone = indexes.filter((index) => index % 37 === 0)
  await run(`DELETE FROM people WHERE id IN (${gone.join()})`)
  const sum = () => database().query("SELECT COUNT(*), SUM(LENGTH(name) + id) FROM people", { type: QueryTypes.SELECT })
  const before = await sum()
  expect(await wipeGaps(database())).toBeGreaterThan(0)
  expect(await wipeGaps(database())).toBe(0)
  const all = bytes()
  expect(gone.filter((index) => all.includes(nameOf(index)))).toEqual([])
  expect(bytes("-wal")).toHaveLength(0)
  expect(all.includes(nameOf(1))).toBe(true)
  expect(await sum()).toEqual(before)
  expect(await database().query("PRAGMA integrity_check", { type: QueryTypes.SELECT })).toEqual([
    { integrity_check: "ok" },
  ])
})

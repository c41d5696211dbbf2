import { execFileSync } from "node:child_process"
import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { holdDatabase } from "../../../testing/database/databaseHolder.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { config } from "../../config/config.ts"
import { database } from "../connection/database.ts"
import { zeroFreePages } from "./zeroFreePages.ts"

const ROWS = 6_000
/** A name that occurs in no other row. */
const nameOf = (index: number) => `Nm${(index * 7_919) % ROWS}qzx`

await setUpTestDatabase()

const run = (sql: string) => database().query(sql, { type: QueryTypes.RAW })

const fileName = config.database.dialect === "sqlite" ? config.database.file : ""
const bytes = (suffix = "") => execFileSync("cat", [fileName + suffix], { maxBuffer: 2 ** 30 })

test("deleted rows leave no bytes in the file, however it has grown", async () => {
  await run("CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, email TEXT, more TEXT)")
  await run("CREATE INDEX people_by_name ON people (name, id)")
  await run("CREATE INDEX people_by_email ON people (email, id)")
  const indexes = Array.from({ length: ROWS }, (_, index) => index)
  const value = (index: number) =>
    `(${index}, '${nameOf(index)}', '${nameOf(index)}@ex.com', '${"f".repeat(index % 300)}')`
  for (let start = 0; start < ROWS; start += 20) {
    const values = indexes.slice(start, start + 20).map(value)
    await run(`INSERT INTO people VALUES ${values.join()}`)
  }
  const gone = indexes.filter((index) => index % 37 === 0)
  await run(`DELETE FROM people WHERE id IN (${gone.join()})`)
  const sum = () => database().query("SELECT COUNT(*), SUM(LENGTH(name) + id) FROM people", { type: QueryTypes.SELECT })
  const before = await sum()
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  expect(await zeroFreePages(database())).toBeGreaterThan(0)
  clearImmediate(next)
  // Requests get a turn after every 128 pages.
  expect(turns).toBeGreaterThanOrEqual(Math.floor(bytes().length / 4_096 / 128))
  expect(await zeroFreePages(database())).toBe(0)
  const all = bytes()
  expect(gone.filter((index) => all.includes(nameOf(index)))).toEqual([])
  expect(bytes("-wal")).toHaveLength(0)
  expect(all.includes(nameOf(1))).toBe(true)
  expect(await sum()).toEqual(before)
  expect(await database().query("PRAGMA integrity_check", { type: QueryTypes.SELECT })).toEqual([
    { integrity_check: "ok" },
  ])
})

test("zeroing free pages waits for another writing process, which loses nothing", async () => {
  await run("CREATE TABLE guests (id INTEGER PRIMARY KEY, name TEXT)")
  await run("CREATE INDEX guests_by_name ON guests (name)")
  const names = Array.from({ length: 2_000 }, (_, index) => `(${index}, 'Gs${(index * 7_919) % 2_000}vwk')`)
  await run(`INSERT INTO guests VALUES ${names.join()}`)
  await run("DELETE FROM guests WHERE id % 3 = 0")
  const holder = await holdDatabase(fileName, 1_000)
  const wiping = zeroFreePages(database())
  expect(await Promise.race([wiping, pause(200, "waits", { ref: false })])).toBe("waits")
  expect(await wiping).toBeGreaterThan(0)
  await holder.released
  const all = bytes()
  const gone = names.filter((_, index) => index % 3 === 0).map((value) => /Gs\d+vwk/.exec(value)?.[0] ?? "")
  expect(gone.filter((name) => all.includes(name))).toEqual([])
  expect(bytes("-wal")).toHaveLength(0)
  expect(await database().query("SELECT COUNT(*) AS n FROM elsewhere", { type: QueryTypes.SELECT })).toEqual([{ n: 1 }])
})

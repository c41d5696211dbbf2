import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import Libsql from "libsql"
import { Sequelize } from "sequelize"
import { engineOptions } from "../connection/dialect.ts"
import { isMisconfigured, toUnavailableError } from "../connection/failures.ts"
import { openExisting } from "./openedFile.ts"
import { makePrivate } from "./privateFiles.ts"

let folder: string
let storage: string
let sequelize: Sequelize

const open = (file: string) => {
  makePrivate(file)
  return new Sequelize({ ...engineOptions({ dialect: "sqlite", file }), logging: false })
}

// Sequelize warns about each COMMIT that fails.
beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => undefined))
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "farelight-opened-"))
  storage = join(folder, "test.sqlite")
  sequelize = open(storage)
  await sequelize.query("CREATE TABLE notes (id INTEGER PRIMARY KEY, title TEXT)")
  await store("first")
})
afterEach(async () => {
  await sequelize.close()
  rmSync(folder, { recursive: true })
})

const store = (title: string) => sequelize.query(`INSERT INTO notes (title) VALUES ('${title}')`)
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(toUnavailableError(error)).not.toBeNull()
  return error as Error
}
const titles = async () => {
  const [rows] = await sequelize.query("SELECT title FROM notes ORDER BY id")
  return (rows as { title: string }[]).map(({ title }) => title)
}
const titlesIn = (file: string) => {
  const handle = openExisting(file)
  const rows = handle.prepare("SELECT title FROM notes ORDER BY id").all() as { title: string }[]
  handle.close()
  return rows.map(({ title }) => title)
}
const rescued = () => readdirSync(folder).filter((name) => name.includes(".rescued-"))
const remove = () => {
  for (const end of ["", "-wal", "-shm"]) rmSync(`${storage}${end}`, { force: true })
}

describe("a file that is deleted while it is open", () => {
  test("is not written to, is rescued with all acknowledged rows, and is not recreated", async () => {
    remove()
    for (const _attempt of [1, 2]) await refusal(store("lost"))
    await refusal(titles())
    expect(existsSync(storage)).toBe(false)
    const copies = rescued()
    expect(copies).toHaveLength(1)
    renameSync(join(folder, copies[0] ?? ""), storage)
    await store("second")
    expect(await titles()).toEqual(["first", "second"])
  })

  test("fails the COMMIT of a transaction in progress", async () => {
    const transaction = await sequelize.transaction()
    await sequelize.query("INSERT INTO notes (title) VALUES ('in a transaction')", { transaction })
    remove()
    await refusal(transaction.commit())
    await refusal(store("lost"))
  })

  test("a file whose log is deleted refuses one write, and loses nothing", async () => {
    rmSync(`${storage}-wal`)
    expect((await refusal(store("unknown"))).message).toContain("deleted or replaced")
    await store("after")
    await sequelize.close()
    expect(titlesIn(storage)).toEqual(["first", "unknown", "after"])
    sequelize = open(storage)
  })
})

describe("a file that is replaced while it is open", () => {
  const make = (name: string, sql: string) => {
    const other = new Libsql(join(folder, name))
    other.exec(sql)
    other.close()
  }
  const replaceBy = (name: string) => renameSync(join(folder, name), storage)

  beforeEach(() =>
    make(
      "other.sqlite",
      "CREATE TABLE notes (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO notes (title) VALUES ('of another file')",
    ),
  )

  test("is used without the log of the previous file", async () => {
    replaceBy("other.sqlite")
    await store("second")
    expect(await titles()).toEqual(["of another file", "second"])
    expect(titlesIn(join(folder, rescued()[0] ?? ""))).toEqual(["first"])
  })

  test.each([
    ["an empty one", () => writeFileSync(join(folder, "new.sqlite"), "")],
    ["a database of something else", () => make("new.sqlite", "CREATE TABLE remarks (id INTEGER PRIMARY KEY)")],
  ])("refuses writes if it was replaced by %s", async (_name, makeNew) => {
    makeNew()
    replaceBy("new.sqlite")
    for (const _attempt of [1, 2]) await refusal(store("lost"))
    replaceBy("other.sqlite")
    await store("second")
    expect(await titles()).toEqual(["of another file", "second"])
  })
})

test("a damaged file is reported with advice", async () => {
  for (let note = 0; note < 500; note += 1) await store("x".repeat(100))
  await sequelize.query("PRAGMA wal_checkpoint(TRUNCATE)")
  await sequelize.close()
  const bytes = readFileSync(storage)
  writeFileSync(storage, bytes.fill(0xa5, 4_096, 40_960))
  sequelize = open(storage)
  const error = await refusal(titles())
  expect(error.message).toContain(`${storage} is damaged; stop Farelight`)
  expect(error.message).toContain("npm run restore")
  expect(isMisconfigured(error)).toBe(true)
})

test("a closed file is complete without its log", async () => {
  for (let row = 0; row < 50; row += 1) await store(`row ${row}`)
  expect(await titles()).toHaveLength(51)
  await sequelize.close()
  const copy = join(folder, "copy.sqlite")
  copyFileSync(storage, copy)
  expect(titlesIn(copy)).toHaveLength(51)
})

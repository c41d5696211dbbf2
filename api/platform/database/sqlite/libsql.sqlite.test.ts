import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import { DataTypes, type Model, type ModelStatic, Op, QueryTypes, Sequelize, UniqueConstraintError } from "sequelize"
import { engineOptions } from "../connection/dialect.ts"
import { isMisconfigured, toUnavailableError } from "../connection/failures.ts"
import { makePrivate } from "./privateFiles.ts"

const folder = mkdtempSync(join(tmpdir(), "farelight-libsql-"))
const storage = join(folder, "test.sqlite")
makePrivate(storage)
const sequelize = new Sequelize({ ...engineOptions({ dialect: "sqlite", file: storage }), logging: false })

let Note: ModelStatic<Model<Record<string, unknown>, Record<string, unknown>>>

beforeAll(async () => {
  Note = sequelize.define("note", {
    title: { type: DataTypes.STRING, unique: true },
    isDone: DataTypes.BOOLEAN,
    at: DataTypes.DATE(3),
    bytes: DataTypes.BLOB,
  })
  await sequelize.sync()
})
afterAll(async () => {
  await sequelize.close()
  rmSync(folder, { recursive: true })
})

test("texts, booleans, moments, bytes and nulls are read as they were written", async () => {
  const values = {
    title: "Ünïcødé 🚕 'quoted' $1 :x",
    isDone: true,
    at: new Date("2026-11-21T09:30:00.123Z"),
    bytes: Buffer.from([0, 1, 255]),
  }
  const { id } = (await Note.create(values)).get() as { id: number }
  expect((await Note.findByPk(id))?.get()).toMatchObject(values)
  await Note.update({ isDone: false, at: null, bytes: null }, { where: { id } })
  expect((await Note.findByPk(id))?.get()).toMatchObject({ isDone: false, at: null, bytes: null })
})

test("a NUL in a text becomes the replacement character, whether the text is bound or part of the SQL", async () => {
  const { id } = (await Note.create({ title: "bound\0'; --" })).get() as { id: number }
  await Note.bulkCreate([{ title: "inlined\0'; --" }])
  expect((await Note.findByPk(id))?.get("title")).toBe("bound\uFFFD'; --")
  for (const title of ["bound\0'; --", "inlined\0'; --"]) expect(await Note.count({ where: { title } })).toBe(1)
  for (const title of ["bound", "inlined", "\0", "'\0'"]) expect(await Note.count({ where: { title } })).toBe(0)
  const replacements = { title: "bound\0'; --" }
  const [found] = await sequelize.query("SELECT id FROM notes WHERE title = :title -- \0", { replacements })
  expect(found).toHaveLength(1)
  expect(await Note.count({ where: { title: { [Op.like]: "%\0%" } } })).toBe(2)
  const [changed] = await Note.update({ isDone: true }, { where: { title: ["bound\0'; --", "inlined\0'; --"] } })
  expect(changed).toBe(2)
})

test("an opened file has full durability and a write-ahead log", async () => {
  expect(await sequelize.query("PRAGMA synchronous", { type: QueryTypes.SELECT })).toEqual([{ synchronous: 2 }])
  expect(await sequelize.query("PRAGMA journal_mode", { type: QueryTypes.SELECT })).toEqual([{ journal_mode: "wal" }])
})

describe("transactions on SQLite", () => {
  test("run one after another, however many start at once", async () => {
    const titles = Array.from({ length: 50 }, (_, index) => `parallel ${index}`)
    const writes = titles.map((title) =>
      sequelize.transaction(async (transaction) => {
        const count = await Note.count({ transaction })
        await Note.create({ title, at: new Date(count) }, { transaction })
      }),
    )
    await Promise.all(writes)
    const counts = (await Note.findAll({ where: { title: titles } })).map((note) => (note.get("at") as Date).getTime())
    expect(new Set(counts).size).toBe(50)
  })

  test("undo everything when they fail", async () => {
    const failing = sequelize.transaction(async (transaction) => {
      for (const title of ["undone", "undone"]) await Note.create({ title }, { transaction })
    })
    await expect(failing).rejects.toBeInstanceOf(UniqueConstraintError)
    expect(await Note.count({ where: { title: "undone" } })).toBe(0)
    await Note.create({ title: "after a failure" })
  })
})

test("a file that cannot be opened is reported as such, and used once it can be opened", async () => {
  const blocked = join(folder, "blocked.sqlite")
  mkdirSync(blocked)
  const elsewhere = new Sequelize({ ...engineOptions({ dialect: "sqlite", file: blocked }), logging: false })
  for (const _attempt of [1, 2]) {
    const error = await elsewhere.query("SELECT 1").catch((reason: unknown) => reason)
    expect(toUnavailableError(error)).not.toBeNull()
    expect(isMisconfigured(error)).toBe(true)
  }
  rmdirSync(blocked)
  makePrivate(blocked)
  await elsewhere.query("SELECT 1")
  await elsewhere.close()
})

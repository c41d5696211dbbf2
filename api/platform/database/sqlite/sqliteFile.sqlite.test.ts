import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { DataTypes, type Model, type ModelStatic, Sequelize } from "sequelize"
import { holdDatabase } from "../../../testing/database/databaseHolder.ts"
import { engineOptions } from "../connection/dialect.ts"
import { toUnavailableError } from "../connection/failures.ts"
import { makePrivate } from "./privateFiles.ts"
import { type Connection, SqliteFile } from "./sqliteFile.ts"

const folder = mkdtempSync(join(tmpdir(), "farelight-sqlite-file-"))
const storage = join(folder, "test.sqlite")
makePrivate(storage)
const sequelize = new Sequelize({ ...engineOptions({ dialect: "sqlite", file: storage }), logging: false })

let Note: ModelStatic<Model<Record<string, unknown>, Record<string, unknown>>>
let Remark: typeof Note

beforeAll(async () => {
  // Sequelize warns about each COMMIT that fails.
  jest.spyOn(console, "warn").mockImplementation(() => undefined)
  Note = sequelize.define("note", { title: DataTypes.TEXT })
  Remark = sequelize.define("remark", { text: DataTypes.TEXT })
  Remark.belongsTo(Note, { foreignKey: { name: "noteId", allowNull: false } })
  await sequelize.sync()
})
beforeEach(() => Note.destroy({ where: {} }))
afterAll(async () => {
  await sequelize.close()
  rmSync(folder, { recursive: true })
})

const titles = async () =>
  (await Note.findAll({ attributes: ["title"], order: ["id"] })).map((note) => note.get("title"))

const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (reason: unknown) => reason,
  )

const expectCleanConnection = async () => {
  await sequelize.transaction((transaction) => Note.create({ title: "in a transaction" }, { transaction }))
  await Note.create({ title: "on its own" })
  const holder = await holdDatabase(storage, 0)
  await holder.released
}

const open = (patience = 0) => {
  const file = SqliteFile.join(storage)
  const connection: Connection = { isClosed: false, lostTransaction: null }
  const run = (sql: string, work?: () => void) =>
    new Promise<Error | null>((done) => {
      const deadline = performance.now() + patience
      file.submit({ connection, sql, deadline, done, work: work ?? ((handle) => handle.exec(sql)) })
    })
  return { file, connection, run, handle: file.open(), leave: () => file.leave(connection) }
}

const insertion = (title: string) => `INSERT INTO notes (title, createdAt, updatedAt) VALUES ('${title}', 0, 0)`

const fillDisk = async () => {
  const [[{ page_count }]] = (await sequelize.query("PRAGMA page_count")) as [[{ page_count: number }], unknown]
  await sequelize.query(`PRAGMA max_page_count = ${page_count + 2}`)
}
const LARGE = "x".repeat(1_000_000)

describe("a disk that fills up in the middle of a transaction", () => {
  test("undoes the whole transaction, including later writes of its code", async () => {
    await fillDisk()
    const transaction = await sequelize.transaction()
    await Note.create({ title: "before" }, { transaction })
    const full = await reasonOf(Note.create({ title: LARGE }, { transaction }))
    const after = await reasonOf(Note.create({ title: "after" }, { transaction }))
    const end = await reasonOf(transaction.commit())
    for (const error of [full, after, end]) expect(toUnavailableError(error)).not.toBeNull()
    expect(await titles()).toEqual([])
    await expectCleanConnection()
  })

  test("lets a failed transaction be rolled back, and then serves waiting writes", async () => {
    await fillDisk()
    const transaction = await sequelize.transaction()
    const waiting = Note.create({ title: "waiting" })
    expect(toUnavailableError(await reasonOf(Note.create({ title: LARGE }, { transaction })))).not.toBeNull()
    await transaction.rollback()
    await waiting
    expect(await titles()).toEqual(["waiting"])
    await expectCleanConnection()
  })
})

test("a COMMIT that the database refuses still ends the transaction", async () => {
  const transaction = await sequelize.transaction()
  await sequelize.query("PRAGMA defer_foreign_keys = ON", { transaction })
  await Remark.create({ text: "to nothing", noteId: 4711 }, { transaction })
  expect(await reasonOf(transaction.commit())).toMatchObject({ message: expect.stringContaining("FOREIGN KEY") })
  expect(await Remark.count()).toBe(0)
  await expectCleanConnection()
})

test("a statement that fails through its own fault leaves the transaction open", async () => {
  const transaction = await sequelize.transaction()
  await Note.create({ title: "stored" }, { transaction })
  expect(await reasonOf(sequelize.query("SELECT nothing FROM nowhere", { transaction }))).toBeInstanceOf(Error)
  expect(await reasonOf(Remark.create({ text: "to nothing", noteId: 4711 }, { transaction }))).toBeInstanceOf(Error)
  await transaction.commit()
  expect(await titles()).toEqual(["stored"])
})

test("a connection that has waited too long for another transaction gets a busy error", async () => {
  const [owner, waiting, patient] = [open(60_000), open(50), open(60_000)]
  expect(await owner.run("BEGIN IMMEDIATE")).toBeNull()
  const turn = patient.run("BEGIN IMMEDIATE")
  const error = await waiting.run("BEGIN IMMEDIATE")
  expect(error).toMatchObject({ code: "SQLITE_BUSY", message: "SQLITE_BUSY: another transaction took too long" })
  expect(toUnavailableError(error)).not.toBeNull()
  expect(await waiting.run("ROLLBACK")).toBeNull()
  expect(await owner.run("COMMIT")).toBeNull()
  expect(await turn).toBeNull()
  expect(await patient.run("COMMIT")).toBeNull()
  expect(await waiting.run("BEGIN IMMEDIATE")).toBeNull()
  for (const { leave } of [waiting, owner, patient]) leave()
  await expectCleanConnection()
})

test("a transaction that finds the file locked at its first write is lost, and the next one works", async () => {
  const holder = await holdDatabase(storage, 60_000)
  const transaction = await sequelize.transaction({ type: "DEFERRED" as never })
  await Note.count({ transaction })
  expect(toUnavailableError(await reasonOf(Note.create({ title: "late" }, { transaction })))).not.toBeNull()
  await transaction.rollback()
  await holder.end()
  await expectCleanConnection()
  expect(await titles()).toEqual(["in a transaction", "on its own"])
})

test("a connection that is closed ends its transaction and its waiting statements", async () => {
  const [owner, waiting] = [open(60_000), open(60_000)]
  await owner.run("BEGIN IMMEDIATE")
  await owner.run(insertion("of a closed connection"))
  const abandoned = waiting.run("BEGIN IMMEDIATE")
  waiting.leave()
  expect(await abandoned).toMatchObject({ code: "SQLITE_MISUSE" })
  owner.leave()
  expect(await titles()).toEqual([])
  await expectCleanConnection()
})

describe.each(["SQLITE_IOERR_WRITE", "SQLITE_NOMEM", "SQLITE_FULL", "SQLITE_BUSY_SNAPSHOT"])(
  "a statement that fails with %s",
  (code) => {
    const failing = () => {
      throw Object.assign(new Error("it happens"), { code })
    }

    test("causes the rollback of its transaction, and a new handle", async () => {
      const { file, leave, run, handle } = open()
      expect(await run("BEGIN IMMEDIATE")).toBeNull()
      expect(await run(insertion("lost"))).toBeNull()
      expect(await run("SELECT 1", failing)).toMatchObject({ code: /^SQLITE_[A-Z]+/.exec(code)?.[0] })
      expect(await run(insertion("loose"))).toBeInstanceOf(Error)
      expect(await run("ROLLBACK")).toBeNull()
      expect(await run("SELECT 1")).toBeNull()
      expect(file.open()).not.toBe(handle)
      expect(await titles()).toEqual([])
      expect(file.open().prepare("PRAGMA foreign_keys").all()).toEqual([{ foreign_keys: 1 }])
      expect(file.open().prepare("PRAGMA synchronous").all()).toEqual([{ synchronous: 2 }])
      leave()
      await expectCleanConnection()
    })

    test("still ends the transaction if it is ROLLBACK, and frees the connection for the next", async () => {
      const { leave, run, handle } = open()
      expect(await run("BEGIN IMMEDIATE")).toBeNull()
      expect(await run(insertion("lost"))).toBeNull()
      jest.spyOn(handle, "exec").mockImplementationOnce(failing)
      expect(await run("ROLLBACK")).toBeInstanceOf(Error)
      expect(await run("SELECT 1")).toBeNull()
      expect(await titles()).toEqual([])
      leave()
      await expectCleanConnection()
    })
  },
)

describe("a file that another process has locked", () => {
  let holder: Awaited<ReturnType<typeof holdDatabase>>
  let connections: ReturnType<typeof open>[]
  let attempts: { mock: { calls: unknown[][] } }

  beforeEach(async () => {
    holder = await holdDatabase(storage, 60_000)
    // The clock stops unless a test moves it, so that the attempts can be counted.
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] })
    connections = []
    attempts = jest.spyOn(connect().handle, "exec")
  })
  afterEach(async () => {
    jest.useRealTimers()
    await holder.end()
    for (const { connection, leave } of connections) if (!connection.isClosed) leave()
    await expectCleanConnection()
  })

  const connect = (patience = 10_000) => {
    const connection = open(patience)
    connections.push(connection)
    return connection
  }
  const attemptCount = () => attempts.mock.calls.filter(([sql]) => sql === "BEGIN IMMEDIATE").length
  const store = async (title: string, isTransaction: boolean, { run } = connect()) => {
    if (!isTransaction) return run(insertion(title))
    const errors = [await run("BEGIN IMMEDIATE"), await run(insertion(title)), await run("COMMIT")]
    return errors.find((error) => error !== null) ?? null
  }

  test("is tried once for 40 writers, stays readable, and is then written in order", async () => {
    const names = Array.from({ length: 40 }, (_none, index) => `writer ${index}`)
    const writers = Promise.all(names.map((name, index) => store(name, index % 2 === 0)))
    expect(attemptCount()).toBe(1)
    for (let attempt = 2; attempt <= 20; attempt += 1) {
      jest.advanceTimersToNextTimer()
      expect(attemptCount()).toBe(attempt)
      expect(await connect().run("SELECT 1")).toBeNull()
    }
    await holder.end()
    jest.advanceTimersToNextTimer()
    expect(await writers).toEqual(names.map(() => null))
    expect(await titles()).toEqual(names)
  })

  test("fails each waiting statement at its own deadline, while the others keep waiting", async () => {
    const impatient = connect(200)
    const begin = impatient.run("BEGIN IMMEDIATE")
    const patient = store("patient", true)
    jest.advanceTimersByTime(1_000)
    expect(await begin).toMatchObject({ code: "SQLITE_BUSY" })
    expect(await impatient.run(insertion("of a transaction that never began"))).toMatchObject({ code: "SQLITE_BUSY" })
    expect(await impatient.run("ROLLBACK")).toBeNull()
    await holder.end()
    jest.advanceTimersToNextTimer()
    expect(await patient).toBeNull()
    expect(await titles()).toEqual(["patient"])
  })

  test("is tried by one caller alone while even reads are blocked", async () => {
    let isReadable = false
    const read = jest.fn(() => {
      if (!isReadable) throw Object.assign(new Error("locked"), { code: "SQLITE_BUSY" })
    })
    const reads = Promise.all([1, 2, 3].map(() => connect().run("SELECT 1", read)))
    const write = store("after the reads", false)
    expect(read).toHaveBeenCalledTimes(1)
    jest.advanceTimersToNextTimer()
    expect(read).toHaveBeenCalledTimes(2)
    isReadable = true
    await holder.end()
    jest.advanceTimersToNextTimer()
    expect(await reads).toEqual([null, null, null])
    expect(await write).toBeNull()
  })
})

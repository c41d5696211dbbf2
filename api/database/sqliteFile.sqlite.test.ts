import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { DataTypes, type Model, type ModelStatic, Sequelize } from "sequelize"
import { holdDatabase } from "../testing/databaseHolder.ts"
import { asUnavailable, engineOptions } from "./dialect.ts"
import { libsqlDialect } from "./libsql.ts"
import { type Connection, SqliteFile } from "./sqliteFile.ts"

const folder = mkdtempSync(join(tmpdir(), "farelight-sqlite-file-"))
const storage = join(folder, "test.sqlite")
const sequelize = new Sequelize({ ...engineOptions({ dialect: "sqlite", file: storage }), logging: false })

let Note: ModelStatic<Model<Record<string, unknown>, Record<string, unknown>>>
let Remark: typeof Note

beforeAll(async () => {
  // Sequelize tells of each COMMIT that fails.
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

/** That this process writes again, and that it holds no lock that keeps another one from writing. */
const expectCleanConnection = async () => {
  await sequelize.transaction((transaction) => Note.create({ title: "in a transaction" }, { transaction }))
  await Note.create({ title: "on its own" })
  const holder = await holdDatabase(storage, 0)
  await holder.released
}

/** A connection of its own, whose statements wait for so long. */
const open = (patience = 0) => {
  const file = SqliteFile.join(storage)
  const connection: Connection = { isClosed: false, lostTransaction: null }
  const run = (sql: string, work?: () => void) =>
    new Promise<Error | null>((done) => {
      const deadline = Date.now() + patience
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
  test("loses all of the transaction, also what its code writes after that", async () => {
    await fillDisk()
    const transaction = await sequelize.transaction()
    await Note.create({ title: "before" }, { transaction })
    const full = await reasonOf(Note.create({ title: LARGE }, { transaction }))
    const after = await reasonOf(Note.create({ title: "after" }, { transaction }))
    const end = await reasonOf(transaction.commit())
    for (const error of [full, after, end]) expect(asUnavailable(error)).not.toBeNull()
    expect(await titles()).toEqual([])
    await expectCleanConnection()
  })

  test("lets the code roll back, and then the others have their turn", async () => {
    await fillDisk()
    const transaction = await sequelize.transaction()
    const waiting = Note.create({ title: "waiting" })
    expect(asUnavailable(await reasonOf(Note.create({ title: LARGE }, { transaction })))).not.toBeNull()
    await transaction.rollback()
    await waiting
    expect(await titles()).toEqual(["waiting"])
    await expectCleanConnection()
  })
})

test("a single write that does not fit leaves nothing behind", async () => {
  await fillDisk()
  expect(asUnavailable(await reasonOf(Note.create({ title: LARGE })))).not.toBeNull()
  expect(await titles()).toEqual([])
  await expectCleanConnection()
})

test("a COMMIT that the database refuses ends the transaction all the same", async () => {
  const transaction = await sequelize.transaction()
  await sequelize.query("PRAGMA defer_foreign_keys = ON", { transaction })
  await Remark.create({ text: "to nothing", noteId: 4711 }, { transaction })
  expect(await reasonOf(transaction.commit())).toMatchObject({ message: expect.stringContaining("FOREIGN KEY") })
  expect(await Remark.count()).toBe(0)
  await expectCleanConnection()
})

test("a failing statement that is its own fault leaves the transaction to its owner", async () => {
  const transaction = await sequelize.transaction()
  await Note.create({ title: "kept" }, { transaction })
  expect(await reasonOf(sequelize.query("SELECT nothing FROM nowhere", { transaction }))).toBeInstanceOf(Error)
  expect(await reasonOf(Remark.create({ text: "to nothing", noteId: 4711 }, { transaction }))).toBeInstanceOf(Error)
  await transaction.commit()
  expect(await titles()).toEqual(["kept"])
})

test("whoever has waited too long for another transaction is told that the database is busy", async () => {
  const connect = (patienceMs: number) => {
    const file = SqliteFile.join(storage)
    const connection: Connection = { isClosed: false, lostTransaction: null }
    const run = (sql: string) =>
      new Promise<Error | null>((done) => {
        file.submit({ connection, sql, deadline: Date.now() + patienceMs, done, work: (handle) => handle.exec(sql) })
      })
    return { run, close: () => file.leave(connection) }
  }
  const [owner, waiting, patient] = [connect(60_000), connect(50), connect(60_000)]
  expect(await owner.run("BEGIN IMMEDIATE")).toBeNull()
  const turn = patient.run("BEGIN IMMEDIATE")
  const error = await waiting.run("BEGIN IMMEDIATE")
  expect(error).toMatchObject({ code: "SQLITE_BUSY", message: "SQLITE_BUSY: another transaction took too long" })
  expect(asUnavailable(error)).not.toBeNull()
  expect(await waiting.run("ROLLBACK")).toBeNull()
  expect(await owner.run("COMMIT")).toBeNull()
  expect(await turn).toBeNull()
  expect(await patient.run("COMMIT")).toBeNull()
  expect(await waiting.run("BEGIN IMMEDIATE")).toBeNull()
  for (const { close } of [waiting, owner, patient]) close()
  await expectCleanConnection()
})

describe("a transaction that begins as a reader", () => {
  test("and finds the file locked when it writes is lost, and the next one is not", async () => {
    const holder = await holdDatabase(storage, 60_000)
    const transaction = await sequelize.transaction({ type: "DEFERRED" as never })
    await Note.count({ transaction })
    const error = await reasonOf(Note.create({ title: "late" }, { transaction }))
    expect(asUnavailable(error)).not.toBeNull()
    await transaction.rollback()
    await holder.end()
    await expectCleanConnection()
    expect(await titles()).toEqual(["in a transaction", "on its own"])
  })
})

describe.each(["SQLITE_IOERR_WRITE", "SQLITE_INTERRUPT", "SQLITE_NOMEM", "SQLITE_FULL", "SQLITE_BUSY_SNAPSHOT"])(
  "whatever a statement runs into, such as %s",
  (code) => {
    const failing = () => {
      throw Object.assign(new Error("it happens"), { code })
    }

    test("in a transaction, that is undone and the handle replaced", async () => {
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

    test("in ROLLBACK, the transaction ends all the same and the connection is free for the next", async () => {
      const { file, connection, run, handle } = open()
      expect(await run("BEGIN IMMEDIATE")).toBeNull()
      expect(await run("INSERT INTO notes (title, createdAt, updatedAt) VALUES ('lost', 0, 0)")).toBeNull()
      jest.spyOn(handle, "exec").mockImplementationOnce(failing)
      expect(await run("ROLLBACK")).toBeInstanceOf(Error)
      expect(await run("SELECT 1")).toBeNull()
      expect(await titles()).toEqual([])
      file.leave(connection)
      await expectCleanConnection()
    })

    test("on its own, the handle is replaced", async () => {
      const { file, leave, run, handle } = open()
      expect(await run("UPDATE notes SET title = 'x'", failing)).toBeInstanceOf(Error)
      expect(file.open()).not.toBe(handle)
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
    // The clock stands still unless a test moves it, so that the attempts can be counted.
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

  test("is tried once for all 40 who wait to write, read meanwhile, and then written in their order", async () => {
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

  test("fails each who waits at a deadline of its own, and keeps the others waiting", async () => {
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

  test("goes to the next one when the one who tries leaves", async () => {
    const first = connect()
    const [abandoned, waiting] = [first.run(insertion("abandoned")), store("waiting", true)]
    first.leave()
    expect(await abandoned).toMatchObject({ code: "SQLITE_MISUSE" })
    await holder.end()
    jest.advanceTimersToNextTimer()
    expect(await waiting).toBeNull()
    expect(await titles()).toEqual(["waiting"])
  })

  test("is left alone by everybody when not even a read gets through", async () => {
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

  test("is not kept busy by a statement of another kind that needs the lock", async () => {
    const work = jest.fn(() => {
      throw Object.assign(new Error("locked"), { code: "SQLITE_BUSY" })
    })
    const statement = connect(200).run("REINDEX", work)
    expect(work).toHaveBeenCalledTimes(1)
    jest.advanceTimersToNextTimer()
    expect(work).toHaveBeenCalledTimes(2)
    expect(await connect().run("SELECT 1")).toBeNull()
    jest.advanceTimersByTime(200)
    expect(await statement).toMatchObject({ code: "SQLITE_BUSY" })
  })
})

describe("a connection that is closed", () => {
  const callbackOf = () => {
    let settle: (error: Error | null) => void = () => undefined
    const settled = new Promise<Error | null>((resolve) => {
      settle = resolve
    })
    return { settled, callback: settle }
  }
  const connect = async () => {
    const opening = callbackOf()
    const connection = new libsqlDialect.Database(storage, 6, opening.callback)
    expect(await opening.settled).toBeNull()
    return connection
  }
  const runOn = (connection: Awaited<ReturnType<typeof connect>>, sql: string) => {
    const { settled, callback } = callbackOf()
    connection.run(sql, callback)
    return settled
  }

  test("gives up its transaction and what it has waiting, and closing it twice does no more", async () => {
    const [owner, waiting] = [await connect(), await connect()]
    await runOn(owner, "BEGIN IMMEDIATE")
    await runOn(owner, insertion("undone"))
    const abandoned = runOn(waiting, "BEGIN IMMEDIATE")
    waiting.close()
    expect(await abandoned).toMatchObject({ code: "SQLITE_MISUSE" })
    owner.close()
    owner.close()
    expect(await titles()).toEqual([])
    await expectCleanConnection()
  })
})

import { isAnyArrayBuffer } from "node:util/types"
import Libsql from "libsql"

/**
 * Sequelize's SQLite dialect expects node-sqlite3, which is deprecated and compiles at install. This adapter
 * gives libsql, prebuilt inside npm, the part of node-sqlite3's callback interface that Sequelize calls.
 *
 * libsql works synchronously, so a statement that waits for another connection's lock would block the very
 * event loop that has to release it. Hence one real handle a file: the connection that ran BEGIN owns it until
 * COMMIT or ROLLBACK, and the statements of all others queue.
 */

/** How long a statement queues behind another connection's transaction before it fails as busy. */
const QUEUE_TIMEOUT_MS = 10_000

/** How long SQLite itself waits for another process; it blocks the event loop meanwhile. */
const BUSY_TIMEOUT_MS = 2_000

type Row = Record<string, unknown>
type Parameters = unknown[] | Record<string, unknown>
type Callback = (this: Statement, error: Error | null, rows?: Row[]) => void

/** node-sqlite3's result of a statement; Sequelize tells it by this class name. */
class Statement {
  readonly lastID: number
  readonly changes: number

  constructor(lastID = 0, changes = 0) {
    this.lastID = lastID
    this.changes = changes
  }
}

interface Job {
  connection: Database
  sql: string
  work: () => { statement: Statement; rows?: Row[] }
  callback: Callback | undefined
  timer?: NodeJS.Timeout
}

interface File {
  handle: Libsql.Database
  owner: Database | null
  queue: Job[]
  connections: number
}

const files = new Map<string, File>()

const openFile = (path: string): File => {
  const known = files.get(path)
  if (known) {
    known.connections += 1
    return known
  }
  const handle = new Libsql(path, { timeout: BUSY_TIMEOUT_MS })
  // FULL: an acknowledged lead survives a power cut, not only a crash of the process.
  handle.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON")
  const file: File = { handle, owner: null, queue: [], connections: 1 }
  files.set(path, file)
  return file
}

// libsql aborts the process on boolean and Date binds.
const toBindable = (value: unknown) => {
  if (value === undefined) return null
  if (typeof value === "boolean") return Number(value)
  return value instanceof Date ? value.toISOString() : value
}

const toBindings = (parameters: Parameters | undefined): Parameters => {
  if (parameters === undefined) return []
  if (Array.isArray(parameters)) return parameters.map(toBindable)
  const entries = Object.entries(parameters)
  return Object.fromEntries(entries.map(([name, value]) => [name.replace(/^[$:@]/, ""), toBindable(value)]))
}

const withBuffers = (row: Row) => {
  for (const [column, value] of Object.entries(row)) {
    if (isAnyArrayBuffer(value)) row[column] = Buffer.from(value)
  }
  return row
}

// Sequelize recognises constraint and busy errors by node-sqlite3's codes, which lead the message too.
const asNodeSqliteError = (error: unknown) => {
  const { code, message } = error as Error & { code?: string }
  // libsql gives a file that it cannot open no code.
  const plainCode = /^SQLITE_[A-Z]+/.exec(code || "SQLITE_CANTOPEN")?.[0] ?? code
  return Object.assign(new Error(`${plainCode}: ${message}`, { cause: error }), { code: plainCode })
}

const isCallback = (value: unknown): value is Callback => typeof value === "function"

class Database {
  readonly filename: string
  /** Set by Sequelize on the connection of a transaction. */
  uuid?: string
  private file: File | null = null

  constructor(filename: string, _mode: number, callback: (error: Error | null) => void) {
    this.filename = filename
    process.nextTick(callback, this.open())
  }

  run(sql: string, parameters?: Parameters | Callback, callback?: Callback): this {
    if (isCallback(parameters)) return this.run(sql, undefined, parameters)
    return this.submit(sql, callback, (handle) => {
      const result = handle.prepare(sql).run(toBindings(parameters))
      return { statement: new Statement(Number(result.lastInsertRowid), result.changes) }
    })
  }

  all(sql: string, parameters?: Parameters | Callback, callback?: Callback): this {
    if (isCallback(parameters)) return this.all(sql, undefined, parameters)
    return this.submit(sql, callback, (handle) => {
      const rows = handle.prepare(sql).all(toBindings(parameters)) as Row[]
      return { statement: new Statement(), rows: rows.map(withBuffers) }
    })
  }

  exec(sql: string, callback?: Callback) {
    return this.submit(sql, callback, (handle) => {
      handle.exec(sql)
      return { statement: new Statement() }
    })
  }

  serialize(work: () => void) {
    work()
  }

  close(callback?: Callback) {
    const { file } = this
    if (file) {
      if (file.owner === this) {
        if (file.handle.inTransaction) file.handle.exec("ROLLBACK")
        file.owner = null
        drain(file)
      }
      file.connections -= 1
      if (file.connections === 0) {
        files.delete(this.filename)
        file.handle.close()
      }
      this.file = null
    }
    answer(callback, null)
  }

  private open(): Error | null {
    try {
      this.file ??= openFile(this.filename)
      return null
    } catch (error) {
      return asNodeSqliteError(error)
    }
  }

  private submit(
    sql: string,
    callback: Callback | undefined,
    work: (handle: Libsql.Database) => ReturnType<Job["work"]>,
  ) {
    // Sequelize keeps a connection whose opening failed: whenever it is used, it is opened anew.
    const failure = this.open()
    const { file } = this
    if (failure || !file) {
      answer(callback, failure)
      return this
    }
    const job: Job = { connection: this, sql, work: () => work(file.handle), callback }
    if (!file.owner || file.owner === this) {
      execute(file, job)
      drain(file)
      return this
    }
    job.timer = setTimeout(() => {
      file.queue.splice(file.queue.indexOf(job), 1)
      answer(
        callback,
        asNodeSqliteError({ code: "SQLITE_BUSY", message: "another transaction held the database too long" }),
      )
    }, QUEUE_TIMEOUT_MS)
    file.queue.push(job)
    return this
  }
}

const answer = (callback: Callback | undefined, error: Error | null, statement = new Statement(), rows?: Row[]) => {
  process.nextTick(() => callback?.call(statement, error, rows))
}

const execute = (file: File, { connection, sql, work, callback }: Job) => {
  try {
    const { statement, rows } = work()
    if (/^\s*BEGIN/i.test(sql)) file.owner = connection
    answer(callback, null, statement, rows)
  } catch (error) {
    answer(callback, asNodeSqliteError(error))
  }
  if (file.owner === connection && !file.handle.inTransaction) file.owner = null
}

const drain = (file: File) => {
  while (!file.owner) {
    const job = file.queue.shift()
    if (!job) return
    clearTimeout(job.timer)
    execute(file, job)
  }
}

/** To be given to Sequelize as `dialectModule`. */
export const libsqlDialect = { Database, Statement, OPEN_READONLY: 1, OPEN_READWRITE: 2, OPEN_CREATE: 4 }

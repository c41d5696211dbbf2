import type Libsql from "libsql"
import { type Row, readRows } from "./readRows.ts"
import { type Connection, lockLimits, SqliteFile } from "./sqliteFile.ts"

/** Adapts libsql for Sequelize, as node-sqlite3 is deprecated and compiles at its installation. */

type Parameters = unknown[] | Record<string, unknown>
type Callback = (this: Statement, error: Error | null, rows?: Row[]) => void

/** Sequelize recognizes a result of node-sqlite3 by this name of its class. */
class Statement {
  readonly lastID: number
  readonly changes: number

  constructor(lastID = 0, changes = 0) {
    this.lastID = lastID
    this.changes = changes
  }
}

interface Result {
  statement?: Statement
  rows?: Row[]
}

// SQLite reads a text up to its first NUL, and would drop the rest of the SQL or value.
const withoutNul = (text: string) => text.replaceAll("\0", "\uFFFD")

// libsql aborts the process if a boolean or a Date is bound.
const toBindable = (value: unknown) => {
  if (value === undefined) return null
  if (typeof value === "boolean") return Number(value)
  if (typeof value === "string") return withoutNul(value)
  return value instanceof Date ? value.toISOString() : value
}

const toBindings = (parameters: Parameters | undefined): Parameters => {
  if (parameters === undefined) return []
  if (Array.isArray(parameters)) return parameters.map(toBindable)
  const entries = Object.entries(parameters)
  return Object.fromEntries(entries.map(([name, value]) => [name.replace(/^[$:@]/, ""), toBindable(value)]))
}

const isCallback = (value: unknown): value is Callback => typeof value === "function"

const answer = (callback: Callback | undefined, error: Error | null, statement = new Statement(), rows?: Row[]) => {
  process.nextTick(() => callback?.call(statement, error, rows))
}

class Database implements Connection {
  readonly filename: string
  isClosed = false
  lostTransaction: Error | null = null
  /** Sequelize sets this on the connection of a transaction. */
  uuid?: string
  private readonly file: SqliteFile

  constructor(filename: string, _mode: number, callback: (error: Error | null) => void) {
    this.filename = filename
    this.file = SqliteFile.join(filename)
    process.nextTick(callback, this.openingFailure())
  }

  run(sql: string, parameters?: Parameters | Callback, callback?: Callback): this {
    if (isCallback(parameters)) return this.run(sql, undefined, parameters)
    return this.submit(sql, callback, (handle, text) => {
      const result = handle.prepare(text).run(toBindings(parameters))
      return { statement: new Statement(Number(result.lastInsertRowid), result.changes) }
    })
  }

  all(sql: string, parameters?: Parameters | Callback, callback?: Callback): this {
    if (isCallback(parameters)) return this.all(sql, undefined, parameters)
    return this.submit(sql, callback, (handle, text) => {
      return { rows: readRows(handle, text, toBindings(parameters)) }
    })
  }

  exec(sql: string, callback?: Callback): this {
    return this.submit(sql, callback, (handle, text) => {
      handle.exec(text)
      return {}
    })
  }

  serialize(work: () => void) {
    work()
  }

  close(callback?: Callback) {
    if (!this.isClosed) this.file.leave(this)
    answer(callback, null)
  }

  private openingFailure(): Error | null {
    try {
      this.file.open()
      return null
    } catch (error) {
      return error as Error
    }
  }

  private submit(sql: string, callback: Callback | undefined, run: (handle: Libsql.Database, sql: string) => Result) {
    const text = withoutNul(sql)
    let result: Result = {}
    this.file.submit({
      connection: this,
      sql: text,
      deadline: performance.now() + lockLimits.timeoutMs,
      work: (handle) => {
        result = run(handle, text)
      },
      done: (error) => answer(callback, error, result.statement, result.rows),
    })
    return this
  }
}

export const libsqlDialect = { Database, Statement, OPEN_READONLY: 1, OPEN_READWRITE: 2, OPEN_CREATE: 4 }

import type Libsql from "libsql"
import { logger } from "../../log/logger.ts"
import { OpenedFile } from "./openedFile.ts"
import { asSqliteError, type SqliteError, STATEMENT_ERRORS, withRestoreAdvice } from "./sqliteErrors.ts"

/**
 * The only real handle of a SQLite file, shared by all connections of this process. libsql is synchronous, so
 * statements wait for locks in a queue here: inside SQLite, a wait would block the event loop. libsql never resets a
 * prepared statement that failed as busy, so the handle is replaced after each fault that is not due to the statement.
 */

/** In milliseconds. Limits the wait for locks within and across processes, before a statement fails as busy. */
export const lockLimits = { timeoutMs: 10_000 }

const RETRY_MS = 20

export interface Connection {
  isClosed: boolean
  /** The reason why the transaction was lost, until its COMMIT or ROLLBACK reports it. */
  lostTransaction: Error | null
}

export interface Job {
  connection: Connection
  sql: string
  work: (handle: Libsql.Database) => void
  done: (error: Error | null) => void
  /** A time of `performance.now()`, after which the statement fails as busy. */
  deadline: number
}

type Kind = "begin" | "commit" | "rollback" | "write" | "read" | "other"

interface Statement extends Job {
  kind: Kind
  /** The statement found the file locked by another process. */
  hasMissed?: boolean
  timer?: NodeJS.Timeout
}

const kindOf = (sql: string): Kind => {
  if (/^\s*begin\b/i.test(sql)) return "begin"
  if (/^\s*commit\b/i.test(sql)) return "commit"
  // ROLLBACK TO a savepoint does not end the transaction, so it is not a rollback here.
  if (/^\s*rollback\b(?!\s+to\b)/i.test(sql)) return "rollback"
  if (/^\s*select\b/i.test(sql)) return "read"
  return /^\s*(insert|update|delete|replace|create|alter|drop)\b/i.test(sql) ? "write" : "other"
}

const files = new Map<string, SqliteFile>()

export class SqliteFile {
  private opened: OpenedFile | null = null
  /** A file that replaces another must have these columns, or the product would fail later. */
  private columns: string[] = []
  private owner: Connection | null = null
  private queue: Statement[] = []
  /** The statement that last missed a lock of another process; null from the next retry on. */
  private missed: { kind: Kind; timer: NodeJS.Timeout } | null = null
  private users = 0
  private readonly path: string

  private constructor(path: string) {
    this.path = path
  }

  static join(path: string): SqliteFile {
    const file = files.get(path) ?? new SqliteFile(path)
    files.set(path, file)
    file.users += 1
    return file
  }

  static isJoined(path: string) {
    return files.has(path)
  }

  leave(connection: Connection) {
    connection.isClosed = true
    if (this.owner === connection) {
      this.rollBack()
      this.owner = null
    }
    const abandoned = this.queue.filter((job) => job.connection === connection)
    this.queue = this.queue.filter((job) => job.connection !== connection)
    for (const job of abandoned) {
      clearTimeout(job.timer)
      this.submit(job)
    }
    this.drain()
    this.users -= 1
    if (this.users > 0) return
    files.delete(this.path)
    clearTimeout(this.missed?.timer)
    this.missed = null
    this.dropHandle()
  }

  /** If a file failed to open, each use tries again. */
  open(): Libsql.Database {
    try {
      this.opened ??= this.openFile()
    } catch (error) {
      // libsql reports no code for a file that it cannot open.
      throw withRestoreAdvice(asSqliteError(error, "SQLITE_CANTOPEN"), this.path)
    }
    return this.opened.handle
  }

  private openFile(): OpenedFile {
    const opened = new OpenedFile(this.path)
    if (this.columns.length === 0) return opened
    const found = new Set(opened.columns())
    if (this.columns.every((column) => found.has(column))) {
      logger.warn({ file: this.path }, "went on with another database file at the same path")
      this.columns = []
      return opened
    }
    opened.close()
    throw new Error(`${this.path} lacks tables or columns of the database that was there before`)
  }

  submit(job: Job) {
    if (job.connection.isClosed) {
      job.done(asSqliteError(new Error("the connection is closed"), "SQLITE_MISUSE"))
      return
    }
    const statement: Statement = { ...job, kind: kindOf(job.sql) }
    if (this.mustWait(statement)) {
      this.queue.push(statement)
      this.limitWait(statement)
    } else this.execute(statement)
    this.drain()
  }

  private mustWait({ connection, kind, hasMissed }: Statement): boolean {
    // A lost transaction needs no file, and its connection must be able to end it.
    if (connection.lostTransaction) return false
    if (this.owner) return this.owner !== connection
    if (!this.missed) return false
    // A writer's lock does not block reads. If another process blocks even reads, everything waits.
    return hasMissed === true || kind === "begin" || kind === "write" || this.missed.kind === "read"
  }

  private limitWait(statement: Statement) {
    const giveUp = () => {
      this.queue = this.queue.filter((waiting) => waiting !== statement)
      this.fail(statement, asSqliteError(new Error("another transaction took too long"), "SQLITE_BUSY"))
      this.drain()
    }
    statement.timer = setTimeout(giveUp, Math.max(0, statement.deadline - performance.now()))
  }

  /** One timer and one attempt for the whole queue, however many statements wait. */
  private retryLater(statement: Statement) {
    statement.hasMissed = true
    this.queue.unshift(statement)
    this.limitWait(statement)
    const retry = () => {
      this.missed = null
      this.drain()
    }
    this.missed = { kind: statement.kind, timer: this.missed?.timer ?? setTimeout(retry, RETRY_MS) }
  }

  private drain() {
    for (;;) {
      const index = this.queue.findIndex((statement) => !this.mustWait(statement))
      const [statement] = index < 0 ? [] : this.queue.splice(index, 1)
      if (!statement) return
      clearTimeout(statement.timer)
      this.execute(statement)
    }
  }

  private execute(statement: Statement) {
    const { connection, kind, done } = statement
    const { lostTransaction } = connection
    if (lostTransaction) {
      // Statements of a lost transaction must not take effect outside it.
      if (kind === "commit" || kind === "rollback") connection.lostTransaction = null
      done(kind === "rollback" ? null : lostTransaction)
      return
    }
    try {
      this.perform(statement)
    } catch (error) {
      this.recover(statement, withRestoreAdvice(asSqliteError(error, "SQLITE_MISUSE"), this.path))
      return
    }
    if (kind === "begin") this.owner = connection
    else if (this.owner === connection && !this.handle?.inTransaction) this.owner = null
    done(null)
  }

  private perform({ kind, sql, work }: Statement) {
    const isAlone = kind === "write" && !this.handle?.inTransaction
    if ((kind === "begin" || isAlone) && this.opened?.isMoved()) this.dropHandle()
    const handle = this.open()
    if (kind === "begin" || kind === "commit" || kind === "rollback") handle.exec(sql)
    else if (isAlone) {
      // `exec` takes the lock first, as a prepared statement that misses the lock would spoil the handle.
      handle.exec("BEGIN IMMEDIATE")
      work(handle)
      handle.exec("COMMIT")
    } else work(handle)
    if ((kind === "commit" || isAlone) && !this.opened?.isWhole()) {
      const reason = `${this.path} or its log was deleted or replaced while it was open`
      throw Object.assign(new Error(reason), { code: "SQLITE_READONLY_DBMOVED" })
    }
  }

  private recover(statement: Statement, error: SqliteError) {
    const { connection, kind, deadline, done } = statement
    const isOwner = this.owner === connection
    const isOpen = this.handle?.inTransaction ?? false
    const isOwnFault = STATEMENT_ERRORS.has(error.code)
    // The transaction stays open, as its owner decides how it ends.
    if (isOwner && isOpen && isOwnFault && kind !== "commit") {
      done(error)
      return
    }
    const isLockMissed = error.code === "SQLITE_BUSY" && !isOpen && (kind === "begin" || kind === "write")
    this.rollBack()
    if (!isOwnFault && !isLockMissed) this.dropHandle()
    const isRetried = !isOwner && error.code === "SQLITE_BUSY" && performance.now() + RETRY_MS < deadline
    if (isRetried) this.retryLater(statement)
    else this.fail(statement, error)
  }

  private fail({ connection, kind, done }: Statement, error: SqliteError) {
    const isOwner = this.owner === connection
    if (isOwner) this.owner = null
    if (kind === "begin" || (isOwner && kind !== "commit" && kind !== "rollback")) connection.lostTransaction = error
    done(error)
  }

  private rollBack() {
    if (!this.handle?.inTransaction) return
    try {
      this.handle.exec("ROLLBACK")
    } catch {
      // Closing the handle ends the transaction too.
      this.dropHandle()
    }
  }

  private get handle(): Libsql.Database | null {
    return this.opened?.handle ?? null
  }

  private dropHandle() {
    const { opened } = this
    this.opened = null
    if (opened?.isMoved()) this.columns = opened.columns()
    opened?.close()
  }
}

import type Libsql from "libsql"
import { logger } from "../../log/logger.ts"
import { OpenedFile } from "./openedFile.ts"
import { advise, asSqliteError, OWN_FAULTS, type SqliteError } from "./sqliteErrors.ts"

/**
 * The one real handle of a SQLite file, which all connections of this process share. The connection that ran BEGIN
 * owns it until its transaction ends; the statements of the others queue.
 *
 * libsql works synchronously: a statement that waited for a lock inside SQLite would block the event loop. So SQLite
 * itself hardly waits. A statement that finds the file locked by another process becomes the head of the queue and is
 * retried later, and only it: everything else that needs the same lock waits behind it, while reads are still served.
 *
 * libsql never resets a prepared statement that failed as busy, and a handle with such a statement can neither commit
 * nor be trusted. So after a failure that is not the statement's own fault, the handle is rolled back and replaced.
 *
 * A transaction begins in the file that is at the path, and its COMMIT counts if that file is still there afterward.
 */

/** How long a statement waits for its turn, in this process and among processes, before it fails as busy. */
export const lockLimits = { timeoutMs: 10_000 }

/** How long to wait before trying a file again that another process has locked. */
const RETRY_MS = 20

/** A connection as its user sees it. A lost transaction affects only this connection, until it ends the transaction. */
export interface Connection {
  isClosed: boolean
  /** Why its transaction was lost, from that failure until its COMMIT or ROLLBACK. */
  lostTransaction: Error | null
}

export interface Job {
  connection: Connection
  sql: string
  work: (handle: Libsql.Database) => void
  done: (error: Error | null) => void
  /** When it fails as busy if its turn has not come, by `performance.now()`. */
  deadline: number
}

type Kind = "begin" | "commit" | "rollback" | "write" | "read" | "other"

interface Statement extends Job {
  kind: Kind
  /** Whether it has found the file locked by another process. */
  hasMissed?: boolean
  /** Gives it up at its deadline, while it is in the queue. */
  timer?: NodeJS.Timeout
}

const kindOf = (sql: string): Kind => {
  if (/^\s*begin\b/i.test(sql)) return "begin"
  if (/^\s*commit\b/i.test(sql)) return "commit"
  // ROLLBACK TO a savepoint leaves the transaction open.
  if (/^\s*rollback\b(?!\s+to\b)/i.test(sql)) return "rollback"
  if (/^\s*select\b/i.test(sql)) return "read"
  return /^\s*(insert|update|delete|replace|create|alter|drop)\b/i.test(sql) ? "write" : "other"
}

const files = new Map<string, SqliteFile>()

export class SqliteFile {
  private opened: OpenedFile | null = null
  /** What a file must have to take the place of the one that was open. */
  private columns: string[] = []
  private owner: Connection | null = null
  private queue: Statement[] = []
  /** The lock that another process holds, by the statement that missed it, until the head of the queue tries again. */
  private missed: { kind: Kind; timer: NodeJS.Timeout } | null = null
  private users = 0
  private readonly path: string

  private constructor(path: string) {
    this.path = path
  }

  /** The file at this path, shared by all callers; each releases it with `leave`. */
  static join(path: string): SqliteFile {
    const file = files.get(path) ?? new SqliteFile(path)
    files.set(path, file)
    file.users += 1
    return file
  }

  static isJoined(path: string) {
    return files.has(path)
  }

  /** Ends the connection's transaction and its waiting statements; the last connection to leave closes the file. */
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

  /** The open handle. A file that could not be opened or reopened is tried again whenever it is needed. */
  open(): Libsql.Database {
    try {
      this.opened ??= this.openFile()
    } catch (error) {
      // libsql gives a file that it cannot open no code.
      throw advise(asSqliteError(error, "SQLITE_CANTOPEN"), this.path)
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
    // Answered without the file, and before the connection ends what it has lost.
    if (connection.lostTransaction) return false
    if (this.owner) return this.owner !== connection
    if (!this.missed) return false
    // A read needs no lock that a writer holds. Where not even a read gets through, nothing does.
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

  /** One timer and one attempt for the whole queue: many waiting statements cost no more than one. */
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
      // Statements of the lost transaction must not take effect outside it.
      if (kind === "commit" || kind === "rollback") connection.lostTransaction = null
      done(kind === "rollback" ? null : lostTransaction)
      return
    }
    try {
      this.perform(statement)
    } catch (error) {
      this.recover(statement, advise(asSqliteError(error, "SQLITE_MISUSE"), this.path))
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
      // `exec` takes the lock first, as a prepared statement that fails to get it would spoil the handle.
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
    const isOwnFault = OWN_FAULTS.has(error.code)
    // The transaction is still open, and its owner decides how it ends.
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

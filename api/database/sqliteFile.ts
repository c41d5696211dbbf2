import Libsql from "libsql"

/**
 * The one real handle of a SQLite file, which all connections of this process share. The connection that ran BEGIN
 * owns it until its transaction ends; the statements of the others queue.
 *
 * libsql works synchronously: a statement that waited for a lock inside SQLite would block the event loop. So SQLite
 * itself hardly waits, and a statement that finds the file locked by another process is tried again later.
 *
 * libsql never resets a prepared statement that failed as busy, and a handle with such a statement can neither commit
 * nor be trusted: after a failure that is not the statement's own fault the handle is rolled back and replaced.
 */

/** How long a statement waits for its turn, in this process and among processes, before it fails as busy. */
export const LOCK_TIMEOUT_MS = 10_000

/** How long SQLite itself waits for another process; the event loop stands still meanwhile. */
const BUSY_TIMEOUT_MS = 10

/** The same while the file is opened, which happens rarely and cannot be left for later as easily. */
const BUSY_TIMEOUT_AT_OPENING_MS = 2_000

const RETRY_MS = 50

/** A connection as its user sees it; the transaction it has lost is its own business until it ends it. */
export interface Connection {
  isClosed: boolean
  /** Why its transaction is no more, from that failure to its COMMIT or ROLLBACK. */
  lostTransaction: Error | null
}

/** A statement on its way to the file. */
export interface Job {
  connection: Connection
  sql: string
  /** Runs the prepared statement; unused where the text alone is executed. */
  work: (handle: Libsql.Database) => void
  done: (error: Error | null) => void
  /** When it fails as busy, as its turn has not come. */
  deadline: number
  timer?: NodeJS.Timeout
}

type Kind = "begin" | "commit" | "rollback" | "write" | "other"

const kindOf = (sql: string): Kind => {
  if (/^\s*begin\b/i.test(sql)) return "begin"
  if (/^\s*commit\b/i.test(sql)) return "commit"
  // ROLLBACK TO a savepoint leaves the transaction open.
  if (/^\s*rollback\b(?!\s+to\b)/i.test(sql)) return "rollback"
  return /^\s*(insert|update|delete|replace|create|alter|drop)\b/i.test(sql) ? "write" : "other"
}

// What says something about the statement and nothing about the connection.
const OWN_FAULTS = new Set([
  "SQLITE_CONSTRAINT",
  "SQLITE_ERROR",
  "SQLITE_MISMATCH",
  "SQLITE_MISUSE",
  "SQLITE_RANGE",
  "SQLITE_TOOBIG",
])

type SqliteError = Error & { code: string }

// Sequelize recognizes constraint and busy errors by node-sqlite3's codes, which lead the message too.
const asSqliteError = (error: unknown, codeIfNone: string): SqliteError => {
  const { code, message } = error as Error & { code?: string }
  const plainCode = /^SQLITE_[A-Z]+/.exec(code || codeIfNone)?.[0] ?? codeIfNone
  return Object.assign(new Error(`${plainCode}: ${message}`, { cause: error }), { code: plainCode })
}

const openHandle = (path: string) => {
  let handle: Libsql.Database | null = null
  try {
    handle = new Libsql(path, { timeout: BUSY_TIMEOUT_AT_OPENING_MS })
    // FULL: an acknowledged lead survives a power cut, not only a crash of the process.
    handle.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON")
    handle.exec(`PRAGMA busy_timeout=${BUSY_TIMEOUT_MS}`)
    return handle
  } catch (error) {
    handle?.close()
    // libsql gives a file that it cannot open no code.
    throw asSqliteError(error, "SQLITE_CANTOPEN")
  }
}

const files = new Map<string, SqliteFile>()

export class SqliteFile {
  private handle: Libsql.Database | null = null
  private owner: Connection | null = null
  private queue: Job[] = []
  private users = 0
  private readonly path: string

  private constructor(path: string) {
    this.path = path
  }

  /** The file at this path, shared with everybody who asks for it; to be given back by `leave`. */
  static join(path: string): SqliteFile {
    const file = files.get(path) ?? new SqliteFile(path)
    files.set(path, file)
    file.users += 1
    return file
  }

  /** Ends the connection's transaction and what it has waiting; the last one to leave closes the file. */
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
    this.dropHandle()
  }

  /** The open handle. A file that could not be opened, or not anew, is tried again whenever it is needed. */
  open(): Libsql.Database {
    this.handle ??= openHandle(this.path)
    return this.handle
  }

  /** Runs a statement as soon as it is its turn. */
  submit(job: Job) {
    if (job.connection.isClosed) {
      job.done(asSqliteError(new Error("the connection is closed"), "SQLITE_MISUSE"))
      return
    }
    // What follows a lost transaction does not touch the file.
    const isFree = !this.owner || this.owner === job.connection || job.connection.lostTransaction
    if (!isFree) this.enqueue(job)
    else this.execute(job)
    this.drain()
  }

  private enqueue(job: Job) {
    this.queue.push(job)
    const giveUp = () => {
      this.queue = this.queue.filter((waiting) => waiting !== job)
      this.fail(job, kindOf(job.sql), asSqliteError(new Error("another transaction took too long"), "SQLITE_BUSY"))
    }
    job.timer = setTimeout(giveUp, Math.max(0, job.deadline - Date.now()))
  }

  private drain() {
    while (!this.owner) {
      const job = this.queue.shift()
      if (!job) return
      clearTimeout(job.timer)
      this.execute(job)
    }
  }

  private execute(job: Job) {
    const { connection, sql } = job
    const kind = kindOf(sql)
    const { lostTransaction } = connection
    if (lostTransaction) {
      // What still belongs to the lost transaction must not take effect outside of it.
      if (kind === "commit" || kind === "rollback") connection.lostTransaction = null
      job.done(kind === "rollback" ? null : lostTransaction)
      return
    }
    try {
      this.perform(kind, job)
    } catch (error) {
      this.recover(kind, job, asSqliteError(error, "SQLITE_MISUSE"))
      return
    }
    if (kind === "begin") this.owner = connection
    else if (this.owner === connection && !this.handle?.inTransaction) this.owner = null
    job.done(null)
  }

  private perform(kind: Kind, { sql, work }: Job) {
    const handle = this.open()
    if (kind === "begin" || kind === "commit" || kind === "rollback") handle.exec(sql)
    else if (kind === "write" && !handle.inTransaction) {
      // A lock that is taken by `exec` first is never missed by a prepared statement, which would spoil the handle.
      handle.exec("BEGIN IMMEDIATE")
      work(handle)
      handle.exec("COMMIT")
    } else work(handle)
  }

  private recover(kind: Kind, job: Job, error: SqliteError) {
    const isOwner = this.owner === job.connection
    const isOpen = this.handle?.inTransaction ?? false
    const isOwnFault = OWN_FAULTS.has(error.code)
    // The transaction stands, and its owner decides what becomes of it.
    if (isOwner && isOpen && isOwnFault && kind !== "commit") {
      job.done(error)
      return
    }
    const isLockMissed = error.code === "SQLITE_BUSY" && !isOpen && (kind === "begin" || kind === "write")
    this.rollBack()
    if (!isOwnFault && !isLockMissed) this.dropHandle()
    if (!isOwner && error.code === "SQLITE_BUSY" && Date.now() + RETRY_MS < job.deadline) {
      setTimeout(() => this.submit(job), RETRY_MS)
      return
    }
    this.fail(job, kind, error)
  }

  private fail(job: Job, kind: Kind, error: SqliteError) {
    const { connection } = job
    const isOwner = this.owner === connection
    if (isOwner) this.owner = null
    if (kind === "begin" || (isOwner && kind !== "commit" && kind !== "rollback")) connection.lostTransaction = error
    job.done(error)
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

  private dropHandle() {
    this.handle?.close()
    this.handle = null
  }
}

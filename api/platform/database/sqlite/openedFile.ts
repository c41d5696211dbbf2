import { rmSync, statSync } from "node:fs"
import { pathToFileURL } from "node:url"
import Libsql from "libsql"
import { logger } from "../../log/logger.ts"

/** An open SQLite file, and whether it is still the file at its path: a deleted one would still take writes. */

/** How long SQLite itself waits for another process; the event loop is blocked meanwhile. */
const BUSY_TIMEOUT_MS = 1

/** The same while the file is opened, which is rare and harder to retry. */
const BUSY_TIMEOUT_AT_OPENING_MS = 2_000

/** Opens a file that exists: a missing one must not become an empty database. libsql heeds no option for it. */
export const openExisting = (path: string) =>
  new Libsql(`${pathToFileURL(path).href}?mode=rw`, { timeout: BUSY_TIMEOUT_AT_OPENING_MS })

/** True while another process has the file open: each connection to a write-ahead log holds a shared lock on the file. */
export const isOpenElsewhere = (path: string) => {
  const handle = new Libsql(path, { timeout: 1 })
  try {
    handle.exec("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK")
    return false
  } catch (error) {
    return (error as { code?: string }).code === "SQLITE_BUSY"
  } finally {
    handle.close()
  }
}

/** Tells apart the files that a path can lead to, one after the other; null if it leads to none. */
const identityOf = (path: string) => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found ? `${found.dev}:${found.ino}` : null
}

const COLUMNS = `SELECT tables.name || '.' || columns.name AS name
  FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
  WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'`

const WHAT_HAPPENED = "the database file was deleted or replaced while it was open"

export class OpenedFile {
  readonly handle: Libsql.Database
  private readonly path: string
  private readonly identity: string | null
  /** Of the write-ahead log and its index, once they exist. */
  private readonly logs: Map<string, string | null>

  constructor(path: string) {
    this.path = path
    this.logs = new Map([`${path}-wal`, `${path}-shm`].map((log) => [log, null]))
    this.identity = identityOf(path)
    this.handle = openExisting(path)
    try {
      // FULL: an acknowledged lead survives a power cut, not only a crash of the process.
      this.handle.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON")
      // What is deleted is overwritten, as it may have to be gone for good (wipeGaps.ts).
      this.handle.exec("PRAGMA secure_delete=ON")
      this.handle.exec(`PRAGMA busy_timeout=${BUSY_TIMEOUT_MS}`)
    } catch (error) {
      this.handle.close()
      throw error
    }
  }

  isMoved(): boolean {
    return identityOf(this.path) !== this.identity
  }

  /** Whether whoever opens the path from now on finds what has been committed here. */
  isWhole(): boolean {
    if (this.isMoved()) return false
    return [...this.logs].every(([log, known]) => {
      const found = identityOf(log)
      if (known === null) this.logs.set(log, found)
      return known === null || known === found
    })
  }

  columns(): string[] {
    const rows = this.handle.prepare(COLUMNS).all() as { name: string }[]
    return rows.map(({ name }) => name)
  }

  /** Closes the file. One no longer at its path is copied to a new file first, or else stays open. */
  close() {
    if (this.isMoved() ? !this.rescue() : !this.isWhole() && !this.keepLogged()) return
    this.emptyLog()
    this.handle.close()
  }

  // libsql keeps the file open while any of its statements is not collected, and would leave what was written in the log:
  // a copy of the file alone would lack it.
  private emptyLog() {
    try {
      this.handle.exec("PRAGMA wal_checkpoint(TRUNCATE)")
    } catch (error) {
      logger.warn({ err: error, file: this.path }, "the log of the database could not be stored in its file")
    }
  }

  // What is only in a log without a name goes into the file itself.
  private keepLogged(): boolean {
    try {
      this.handle.exec("PRAGMA wal_checkpoint(PASSIVE)")
      logger.error({ file: this.path }, "the log of the database was deleted or replaced while it was open")
      return true
    } catch (error) {
      logger.error({ err: error, file: this.path }, "the log of the database was deleted, and could not be stored")
      return false
    }
  }

  private rescue(): boolean {
    const rescued = `${this.path}.rescued-${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${process.pid}`
    try {
      this.handle.prepare("VACUUM INTO ?").run([rescued])
    } catch (error) {
      const place = "and could not be copied: its only copy may be what this process holds open"
      logger.error({ err: error, file: this.path, pid: process.pid }, `${WHAT_HAPPENED}, ${place}`)
      return false
    }
    // To another file of this name they would be a log of changes never made to it; what they held is in the copy.
    for (const [log, known] of this.logs) if (known !== null && known === identityOf(log)) rmSync(log, { force: true })
    logger.error({ file: this.path, rescued }, WHAT_HAPPENED)
    return true
  }
}

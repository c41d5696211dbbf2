import { rmSync, statSync } from "node:fs"
import { pathToFileURL } from "node:url"
import Libsql from "libsql"
import { logger } from "../../log/logger.ts"

/** A deleted file still accepts writes, so `OpenedFile` notices if the path leads to another file. */

/** Short, as SQLite's own wait for another process blocks the event loop. */
const BUSY_TIMEOUT_MS = 1

/** Longer than for statements, as opening is rare and harder to retry. */
const BUSY_TIMEOUT_AT_OPENING_MS = 2_000

/** A missing file must not become an empty database. The URL prevents it, as libsql ignores its own option for it. */
export const openExisting = (path: string) =>
  new Libsql(`${pathToFileURL(path).href}?mode=rw`, { timeout: BUSY_TIMEOUT_AT_OPENING_MS })

/** Each WAL connection holds a shared lock on the file, so an exclusive lock fails while another process uses it. */
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
  private readonly logs: Map<string, string | null>

  constructor(path: string) {
    this.path = path
    this.logs = new Map([`${path}-wal`, `${path}-shm`].map((log) => [log, null]))
    this.identity = identityOf(path)
    this.handle = openExisting(path)
    try {
      // FULL, so that an acknowledged lead survives a power loss, not only a crash.
      this.handle.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON")
      // Overwrites deleted content, as an erasure must be final.
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

  /** False if the file or its log was deleted or replaced, so a commit may be lost. */
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

  /** The content of a moved file is copied first. If that fails, the file stays open, as it is the only copy. */
  close() {
    if (this.isMoved() ? !this.rescue() : !this.isWhole() && !this.keepLogged()) return
    this.emptyLog()
    this.handle.close()
  }

  // libsql may keep the file open after `close`, with writes in the log that a copy of the file alone would lack.
  private emptyLog() {
    try {
      this.handle.exec("PRAGMA wal_checkpoint(TRUNCATE)")
    } catch (error) {
      logger.warn({ err: error, file: this.path }, "the log of the database could not be stored in its file")
    }
  }

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
    // A new file of this name would take these logs for its own. The rescued copy has their content.
    for (const [log, known] of this.logs) if (known !== null && known === identityOf(log)) rmSync(log, { force: true })
    logger.error({ file: this.path, rescued }, WHAT_HAPPENED)
    return true
  }
}

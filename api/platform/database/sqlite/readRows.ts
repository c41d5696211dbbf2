import { isAnyArrayBuffer } from "node:util/types"
import type Libsql from "libsql"
import { LRUCache } from "lru-cache"

export type Row = Record<string, unknown>

/** Enough for lists and sessions. Longer statements are not kept, as they name single rows and do not repeat. */
const KEPT = 200
const KEPT_LENGTH = 4_000

/** Sequelize runs this before each model read, so its result is cached. */
const TABLE_INFO = /^PRAGMA table_info\(/

interface StatementCache {
  statements: LRUCache<string, Libsql.Statement>
  tables: Map<string, { version: unknown; rows: Row[] }>
  schemaVersion: Libsql.Statement
  /** The last version seen outside a transaction. Only its rows are cached, as a rollback frees versions for reuse. */
  committed?: unknown
}

// Keyed by the handle, as statements belong to one handle, and a failed handle is replaced.
const statementCaches = new WeakMap<Libsql.Database, StatementCache>()

const statementCacheFor = (handle: Libsql.Database): StatementCache => {
  const cache: StatementCache = statementCaches.get(handle) ?? {
    statements: new LRUCache<string, Libsql.Statement>({ max: KEPT }),
    tables: new Map(),
    schemaVersion: handle.prepare("PRAGMA schema_version"),
  }
  statementCaches.set(handle, cache)
  return cache
}

const withBuffers = (row: Row) => {
  for (const column in row) {
    const value = row[column]
    if (isAnyArrayBuffer(value)) row[column] = Buffer.from(value)
  }
  return row
}

/** The cached rows are valid until any process changes the schema. */
const readTable = (handle: Libsql.Database, sql: string): Row[] => {
  const cache = statementCacheFor(handle)
  const { tables, schemaVersion } = cache
  // Reads all rows, as an unfinished statement would keep an old snapshot.
  const [{ schema_version: version } = {}] = schemaVersion.all() as Row[]
  if (!handle.inTransaction) cache.committed = version
  const known = tables.get(sql)
  if (known && known.version === version) return known.rows
  const rows = handle.prepare(sql).all() as Row[]
  if (version === cache.committed) tables.set(sql, { version, rows })
  return rows
}

const prepare = (handle: Libsql.Database, sql: string): Libsql.Statement => {
  if (sql.length > KEPT_LENGTH || !/^\s*select\b/i.test(sql)) return handle.prepare(sql)
  const { statements } = statementCacheFor(handle)
  const statement = statements.get(sql) ?? handle.prepare(sql)
  statements.set(sql, statement)
  return statement
}

export const readRows = (
  handle: Libsql.Database,
  sql: string,
  bindings: unknown[] | Record<string, unknown>,
): Row[] => {
  if (TABLE_INFO.test(sql)) return readTable(handle, sql)
  const rows = prepare(handle, sql).all(bindings) as Row[]
  for (const row of rows) withBuffers(row)
  return rows
}

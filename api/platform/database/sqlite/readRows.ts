import { isAnyArrayBuffer } from "node:util/types"
import type Libsql from "libsql"
import { LRUCache } from "lru-cache"

export type Row = Record<string, unknown>

/** Most reads are those of a few lists and sessions; longer ones name rows, and do not come again. */
const KEPT = 200
const KEPT_LENGTH = 4_000

/** Sequelize asks it before each read by a model. */
const TABLE_INFO = /^PRAGMA table_info\(/

interface Kept {
  statements: LRUCache<string, Libsql.Statement>
  tables: Map<string, { version: unknown; rows: Row[] }>
  schemaVersion: Libsql.Statement
  /** The schema's last version outside of transactions: one that is rolled back gives its version to the next change. */
  committed?: unknown
}

// A handle that has failed is replaced, and its statements with it.
const keptOf = new WeakMap<Libsql.Database, Kept>()

const keptFor = (handle: Libsql.Database): Kept => {
  const kept: Kept = keptOf.get(handle) ?? {
    statements: new LRUCache<string, Libsql.Statement>({ max: KEPT }),
    tables: new Map(),
    schemaVersion: handle.prepare("PRAGMA schema_version"),
  }
  keptOf.set(handle, kept)
  return kept
}

const withBuffers = (row: Row) => {
  for (const column in row) {
    const value = row[column]
    if (isAnyArrayBuffer(value)) row[column] = Buffer.from(value)
  }
  return row
}

/** What a table's columns are, which changes with the schema alone, whichever process changes that. */
const readTable = (handle: Libsql.Database, sql: string): Row[] => {
  const kept = keptFor(handle)
  const { tables, schemaVersion } = kept
  // To its end, as a statement that has not ended goes on reading the state of then.
  const [{ schema_version: version } = {}] = schemaVersion.all() as Row[]
  if (!handle.inTransaction) kept.committed = version
  const known = tables.get(sql)
  if (known && known.version === version) return known.rows
  const rows = handle.prepare(sql).all() as Row[]
  if (version === kept.committed) tables.set(sql, { version, rows })
  return rows
}

const prepare = (handle: Libsql.Database, sql: string): Libsql.Statement => {
  if (sql.length > KEPT_LENGTH || !/^\s*select\b/i.test(sql)) return handle.prepare(sql)
  const { statements } = keptFor(handle)
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

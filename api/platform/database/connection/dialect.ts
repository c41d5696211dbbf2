import {
  col,
  fn,
  type Model,
  type ModelStatic,
  Op,
  type Options,
  type Sequelize,
  type Transaction,
  type WhereOptions,
  where,
} from "sequelize"
import type { Config } from "../../config/config.schema.ts"
import { CLOCK_TOLERANCE_MS } from "../clock/clock.ts"
import { libsqlDialect } from "../sqlite/libsql.ts"
import { damagedFileError } from "../sqlite/sqliteErrors.ts"
import { connectionOptions } from "./connections.ts"
import { select, write } from "./statements.ts"

export const engineOptions = (database: Config["database"]): Options => {
  if (database.dialect === "sqlite") {
    return {
      dialect: "sqlite",
      dialectModule: libsqlDialect,
      storage: database.file,
      // openedFile.ts enables foreign keys; Sequelize would enable them again in each transaction.
      ...({ foreignKeys: false } as Options),
      // Otherwise a transaction that begins with reads fails on its first write if another process has written.
      transactionType: "IMMEDIATE" as Options["transactionType"],
      // No retries, because sqliteFile.ts has already waited for the other process.
      retry: { max: 1 },
    }
  }
  const { hostname, port, username, password, pathname } = new URL(database.url)
  const { tls } = database
  const ssl = tls && {
    rejectUnauthorized: tls.isVerified,
    verifyIdentity: tls.isHostVerified,
    ...(tls.ca !== null && { ca: tls.ca }),
  }
  return {
    dialect: "mysql",
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port || 3306),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    timezone: "+00:00",
    ...connectionOptions(),
    dialectOptions: { charset: "utf8mb4", connectTimeout: 4_000, ...(ssl && { ssl }) },
  }
}

/** Sequelize enables SKIP LOCKED for other engines only. */
export const allowSkipLocked = (sequelize: Sequelize) => {
  const { dialect } = sequelize as Sequelize & { dialect: { supports: { skipLocked?: boolean } } }
  if (sequelize.getDialect() === "mysql") dialect.supports.skipLocked = true
}

interface Pool {
  size: number
  using: number
  waiting: number
  maxSize: number
}

export const poolOf = (sequelize: Sequelize) => {
  if (sequelize.getDialect() === "sqlite") return null
  const { pool } = sequelize.connectionManager as Sequelize["connectionManager"] & { pool: Pool }
  return { size: pool.size, inUse: pool.using, waiting: pool.waiting, max: pool.maxSize }
}

/**
 * Throws if a SQLite file is damaged; reads the whole file. MySQL needs no check, as it checks each page that it reads.
 */
export const checkIntegrity = async (sequelize: Sequelize, database: Config["database"]) => {
  if (database.dialect !== "sqlite") return
  const [faults] = await sequelize.query("PRAGMA integrity_check(10)")
  const found = (faults as { integrity_check: string }[]).map((fault) => fault.integrity_check)
  if (found.join() !== "ok") throw damagedFileError(database.file, found.join("; "))
}

/** While `work` runs, MySQL checks no foreign keys. SQLite checks them at the end of the transaction. */
export const withDeferredForeignKeys = async <Result>(
  sequelize: Sequelize,
  transaction: Transaction,
  work: () => Promise<Result>,
): Promise<Result> => {
  const isSqlite = sequelize.getDialect() === "sqlite"
  await sequelize.query(isSqlite ? "PRAGMA defer_foreign_keys = ON" : "SET SESSION foreign_key_checks = 0", {
    transaction,
  })
  try {
    return await work()
  } finally {
    if (!isSqlite) await sequelize.query("SET SESSION foreign_key_checks = 1", { transaction })
  }
}

/** SQL whose result is equal for two texts if the column's collation treats the texts as equal. */
export const sameText = (sequelize: Sequelize, column: string) =>
  sequelize.getDialect() === "sqlite" ? column : `HEX(WEIGHT_STRING(RTRIM(${column}) COLLATE utf8mb4_unicode_ci))`

export const exactText = (sequelize: Sequelize, column: string) =>
  sequelize.getDialect() === "sqlite" ? column : `${column} COLLATE utf8mb4_bin`

export const ignoresCase = (sequelize: Sequelize) => sequelize.getDialect() !== "sqlite"

export const equalsAnyCase = (sequelize: Sequelize, column: string, text: string): WhereOptions =>
  ignoresCase(sequelize) ? { [column]: text } : where(fn("LOWER", col(column)), text.toLowerCase())

/** Sequelize converts no moments in raw SQL, so this does. */
export const storedMoment = (sequelize: Sequelize, moment: Date) =>
  moment
    .toISOString()
    .replace("T", " ")
    .replace("Z", sequelize.getDialect() === "sqlite" ? " +00:00" : "")

/** On SQLite, Sequelize mistakes statements that contain "PRAGMA " for schema queries, so the word is split. */
export const sqlLiteral = (sequelize: Sequelize, value: unknown): string => {
  const literal = String(sequelize.escape(value as string))
  return sequelize.getDialect() === "sqlite" ? literal.replaceAll("PRAGMA ", "PRAGMA'||' ") : literal
}

export const binaryText = (sequelize: Sequelize) =>
  sequelize.getDialect() === "sqlite" ? "TEXT" : "MEDIUMTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin"

/** Reads the left table first: an optimizer with poor statistics may start with the larger one. */
export const fixedOrderJoin = (sequelize: Sequelize) =>
  sequelize.getDialect() === "sqlite" ? "CROSS JOIN" : "STRAIGHT_JOIN"

/** Ignores case. MySQL's collation also ignores accents. */
export const beginsWith = (sequelize: Sequelize, column: string, text: string): WhereOptions =>
  sequelize.getDialect() === "sqlite"
    ? where(fn("SUBSTR", fn("LOWER", col(column)), 1, [...text].length), fn("LOWER", text))
    : { [column]: { [Op.like]: `${text.replaceAll(/[\\%_]/g, "\\$&")}%` } }

const mariaDbs = new WeakMap<Sequelize, boolean>()

/** MariaDB runs under Sequelize's MySQL dialect, but supports RETURNING. */
const isMariaDb = async (sequelize: Sequelize, transaction?: Transaction): Promise<boolean> => {
  const known = mariaDbs.get(sequelize)
  if (known !== undefined) return known
  const [row] = await select<{ version: string }>(sequelize, "SELECT VERSION() AS version", { transaction })
  const is = /mariadb/i.test(row?.version ?? "")
  mariaDbs.set(sequelize, is)
  return is
}

/** MySQL returns only the first id; the others follow in steps of `auto_increment_increment`. */
export const insertReturningIds = async (
  sequelize: Sequelize,
  sql: string,
  count: number,
  transaction: Transaction,
) => {
  const isSqlite = sequelize.getDialect() === "sqlite"
  if (!isSqlite && count > 1 && (await isMariaDb(sequelize, transaction))) {
    return (await select<{ id: number }>(sequelize, `${sql} RETURNING id`, { transaction })).map(({ id }) => id)
  }
  const named = await write(sequelize, sql, { transaction })
  const [first, step] = isSqlite
    ? [named - count + 1, 1]
    : [named, count > 1 ? await stepOfIds(sequelize, transaction) : 1]
  return Array.from({ length: count }, (_, index) => first + index * step)
}

export const insertIgnoreSql = (sequelize: Sequelize) =>
  sequelize.getDialect() === "sqlite" ? "INSERT OR IGNORE" : "INSERT IGNORE"

// Kept per transaction, as its one connection always has the same auto-increment step.
const steps = new WeakMap<Transaction, Promise<number>>()

const stepOfIds = (sequelize: Sequelize, transaction: Transaction) => {
  const ask = async () => {
    const sql = "SELECT @@auto_increment_increment AS step"
    const [row] = await select<{ step: number }>(sequelize, sql, { transaction })
    return Number(row?.step)
  }
  const step = steps.get(transaction) ?? ask()
  steps.set(transaction, step)
  return step
}

export interface CounterRow {
  id: string
  points: number
  expires_at_ms: number
}

/**
 * Pass each counter once, and in the same order everywhere, to avoid deadlocks. A stored end that is later than the end
 * of a new counter was stored before a clock was corrected, so it is treated as expired.
 */
export const addToCounters = async (
  sequelize: Sequelize,
  added: readonly CounterRow[],
  now: number,
  transaction?: Transaction,
): Promise<CounterRow[]> => {
  const rows = added.map(({ id, points, expires_at_ms }) => `(${sequelize.escape(id)}, ${points}, ${expires_at_ms})`)
  const values = `INTO rate_limits (id, points, expires_at_ms) VALUES ${rows.join(", ")}`
  const isOverBy = (startedNow: string) =>
    `rate_limits.expires_at_ms <= ${now} OR rate_limits.expires_at_ms > ${startedNow} + ${CLOCK_TOLERANCE_MS}`
  if (sequelize.getDialect() === "sqlite") {
    const isOver = isOverBy("excluded.expires_at_ms")
    const sql = `INSERT ${values} ON CONFLICT (id) DO UPDATE SET
      points = CASE WHEN ${isOver} THEN excluded.points ELSE points + excluded.points END,
      expires_at_ms = CASE WHEN ${isOver} THEN excluded.expires_at_ms ELSE expires_at_ms END
      RETURNING id, points, expires_at_ms`
    return select<CounterRow>(sequelize, sql, { transaction })
  }
  // MySQL assigns left to right: set points while expires_at_ms still has its old value.
  const isOver = isOverBy("VALUES(expires_at_ms)")
  const upsert = `INSERT ${values} ON DUPLICATE KEY UPDATE
    points = IF(${isOver}, VALUES(points), points + VALUES(points)),
    expires_at_ms = IF(${isOver}, VALUES(expires_at_ms), expires_at_ms)`
  if (await isMariaDb(sequelize, transaction)) {
    return select<CounterRow>(sequelize, `${upsert} RETURNING id, points, expires_at_ms`, { transaction })
  }
  const addThenRead = async (transaction: Transaction) => {
    await write(sequelize, upsert, { transaction })
    const ids = added.map(({ id }) => sequelize.escape(id)).join(", ")
    const sql = `SELECT id, points, expires_at_ms FROM rate_limits WHERE id IN (${ids})`
    return select<CounterRow>(sequelize, sql, { transaction })
  }
  return transaction ? addThenRead(transaction) : sequelize.transaction(addThenRead)
}

// SQLite reads in this process, so a large batch would block the event loop. On MySQL each batch costs a round trip.
const BATCH_SIZES: Readonly<Record<string, number>> = { sqlite: 200, mysql: 1_000 }

export const PRIMARY = "PRIMARY"

/** Belongs right after the name of the table in SQL. Without it, all engines choose badly. */
export const indexHint = ({ sequelize }: ModelStatic<Model>, index: string) => {
  if (sequelize?.getDialect() !== "sqlite") return `FORCE INDEX (\`${index}\`)`
  return index === PRIMARY ? "NOT INDEXED" : `INDEXED BY \`${index}\``
}

export const batchSize = ({ sequelize }: ModelStatic<Model>) => BATCH_SIZES[sequelize?.getDialect() ?? ""] ?? 200

/** SQLite's planner needs new statistics of tables that grew a lot, and of all tables after a bulk change. */
export const refreshStatistics = async (sequelize: Sequelize, { isAfterBulkChange = false } = {}) => {
  if (sequelize.getDialect() !== "sqlite") return
  // Within a transaction, the statement waits for other processes that write.
  await sequelize.transaction((transaction) =>
    sequelize.query(isAfterBulkChange ? "ANALYZE" : "PRAGMA optimize", { transaction }),
  )
}

export const addCountsSql = (sequelize: Sequelize, rows: readonly (readonly (string | number)[])[]) => {
  const values = rows.map((row) => `(${row.map((value) => sqlLiteral(sequelize, value)).join(", ")})`).join(", ")
  const insert = `INSERT INTO lead_counts (kind, facet, value, status, choices, leads, min_id, max_id) VALUES ${values}`
  return sequelize.getDialect() === "sqlite"
    ? `${insert} ON CONFLICT DO UPDATE SET leads = leads + excluded.leads,
         min_id = MIN(min_id, excluded.min_id), max_id = MAX(max_id, excluded.max_id)`
    : `${insert} ON DUPLICATE KEY UPDATE leads = leads + VALUES(leads),
         min_id = LEAST(min_id, VALUES(min_id)), max_id = GREATEST(max_id, VALUES(max_id))`
}

export const addVisitsSql = (sequelize: Sequelize, rows: readonly (readonly (string | number)[])[]) => {
  const values = rows.map((row) => `(${row.map((value) => sqlLiteral(sequelize, value)).join(", ")})`).join(", ")
  const insert = `INSERT INTO visit_counts (day, step, value, source, total) VALUES ${values}`
  return sequelize.getDialect() === "sqlite"
    ? `${insert} ON CONFLICT DO UPDATE SET total = total + excluded.total`
    : `${insert} ON DUPLICATE KEY UPDATE total = total + VALUES(total)`
}

export const markPendingSql = (sequelize: Sequelize, rows: readonly { kind: string; rowId: number }[]) => {
  const values = rows.map(({ kind, rowId }) => `(${sqlLiteral(sequelize, kind)}, ${rowId}, 0)`).join(", ")
  const insert = `INSERT INTO search_pending (kind, row_id, claim) VALUES ${values}`
  return sequelize.getDialect() === "sqlite"
    ? `${insert} ON CONFLICT DO UPDATE SET claim = 0`
    : `${insert} ON DUPLICATE KEY UPDATE claim = 0`
}

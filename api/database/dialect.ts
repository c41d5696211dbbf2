import { setImmediate } from "node:timers/promises"
import Libsql from "libsql"
import {
  col,
  fn,
  type Model,
  type ModelStatic,
  Op,
  type Options,
  QueryTypes,
  type Sequelize,
  Transaction,
  type WhereOptions,
  where,
} from "sequelize"
import type { Config } from "../config.schema.ts"
import { CLOCK_TOLERANCE_MS } from "./clock.ts"
import { connectionOptions } from "./connections.ts"
import { libsqlDialect } from "./sqlite/libsql.ts"
import { select, write } from "./statements.ts"

/** All differences between the engines are in this file, but for how they fail (`failures.ts`) and are asked (`statements.ts`). */

const LOCK_TIMEOUT_SECONDS = 120

/** Sequelize's options for the configured engine. */
export const engineOptions = (database: Config["database"]): Options => {
  if (database.dialect === "sqlite") {
    return {
      dialect: "sqlite",
      dialectModule: libsqlDialect,
      storage: database.file,
      // A transaction that starts as a reader and then writes fails when another process wrote in between.
      transactionType: "IMMEDIATE" as Options["transactionType"],
      // sqliteFile.ts has already waited for the other process.
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

/**
 * Runs `work` while no other process does so on this database, and waits for its turn. The lock ends with the
 * process that holds it, so a crash leaves none behind.
 */
export const withExclusiveLock = async <Result>(
  sequelize: Sequelize,
  database: Config["database"],
  work: () => Promise<Result>,
): Promise<Result> => {
  if (database.dialect === "sqlite") return withLockFile(`${database.file}.lock`, work)
  const name = `farelight-migrate-${sequelize.getDatabaseName()}`.slice(0, 64)
  // The transaction does no work: it pins the connection that holds the lock.
  return sequelize.transaction(async (transaction) => {
    const [row] = await sequelize.query<{ taken: number | null }>("SELECT GET_LOCK(:name, :seconds) AS taken", {
      replacements: { name, seconds: LOCK_TIMEOUT_SECONDS },
      type: QueryTypes.SELECT,
      transaction,
    })
    if (row?.taken !== 1)
      throw new Error(`Another process has been migrating the database for ${LOCK_TIMEOUT_SECONDS} s`)
    try {
      return await work()
    } finally {
      await sequelize.query("SELECT RELEASE_LOCK(:name)", { replacements: { name }, transaction })
    }
  })
}

// The lock is a SQLite write lock on a separate file: the operating system frees it when the process ends.
const withLockFile = async <Result>(path: string, work: () => Promise<Result>) => {
  const lock = new Libsql(path, { timeout: LOCK_TIMEOUT_SECONDS * 1000 })
  try {
    lock.exec("BEGIN EXCLUSIVE")
    return await work()
  } finally {
    lock.close()
  }
}

/** Reads rows by a statement. */
export type Select = <Row extends object>(sql: string) => Promise<Row[]>

/** Runs `work`, all of whose reads see the database as it was at the first of them, while others write. */
export const inSnapshot = async <Result>(
  sequelize: Sequelize,
  database: Config["database"],
  work: (select: Select) => Promise<Result>,
): Promise<Result> => {
  if (database.dialect !== "sqlite") {
    return sequelize.transaction({ isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ }, (transaction) =>
      work((sql) => sequelize.query(sql, { type: QueryTypes.SELECT, transaction })),
    )
  }
  // A transaction on the handle that all share would make the others wait.
  const handle = new Libsql(database.file)
  try {
    handle.exec("BEGIN")
    return await work(async <Row>(sql: string) => {
      await setImmediate()
      return handle.prepare(sql).all() as Row[]
    })
  } finally {
    handle.close()
  }
}

/** SQL that is equal for texts that a column treats as equal, and for no others. */
export const sameText = (sequelize: Sequelize, column: string) =>
  sequelize.getDialect() === "sqlite" ? column : `HEX(WEIGHT_STRING(RTRIM(${column}) COLLATE utf8mb4_unicode_ci))`

/** A moment as the text that a statement of our own compares with a column. */
export const storedMoment = (sequelize: Sequelize, moment: Date) =>
  moment
    .toISOString()
    .replace("T", " ")
    .replace("Z", sequelize.getDialect() === "sqlite" ? " +00:00" : "")

/**
 * A value as a statement of our own holds it. Sequelize looks for these words in the whole text of a statement, and on
 * SQLite takes one that has them, even in what a visitor has written, for a question about tables.
 */
export const quoted = (sequelize: Sequelize, value: unknown): string => {
  const literal = String(sequelize.escape(value as string))
  return sequelize.getDialect() === "sqlite" ? literal.replaceAll("PRAGMA ", "PRAGMA'||' ") : literal
}

/** The type of a column of long texts that are compared as they are stored. */
export const binaryText = (sequelize: Sequelize) =>
  sequelize.getDialect() === "sqlite" ? "TEXT" : "MEDIUMTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin"

/** An inner join whose left table drives, whatever the statistics say. */
export const drivingJoin = (sequelize: Sequelize) =>
  sequelize.getDialect() === "sqlite" ? "CROSS JOIN" : "STRAIGHT_JOIN"

/** A condition for columns that begin with a text, ignoring case; MySQL's collation ignores accents too. */
export const beginsWith = (sequelize: Sequelize, column: string, text: string): WhereOptions =>
  sequelize.getDialect() === "sqlite"
    ? where(fn("SUBSTR", fn("LOWER", col(column)), 1, [...text].length), fn("LOWER", text))
    : { [column]: { [Op.like]: `${text.replaceAll(/[\\%_]/g, "\\$&")}%` } }

const mariaDbs = new WeakMap<Sequelize, boolean>()

/** Whether the engine is MariaDB, which Sequelize is told to take for MySQL. */
const isMariaDb = async (sequelize: Sequelize, transaction?: Transaction): Promise<boolean> => {
  const known = mariaDbs.get(sequelize)
  if (known !== undefined) return known
  const [row] = await select<{ version: string }>(sequelize, "SELECT VERSION() AS version", { transaction })
  const is = /mariadb/i.test(row?.version ?? "")
  mariaDbs.set(sequelize, is)
  return is
}

/**
 * Inserts rows and returns their ids. MariaDB names them. SQLite names the last of consecutive ones. MySQL names the
 * first: it counts up in steps, which are longer than 1 on some clusters, and leaves no gap within one statement.
 */
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

// A transaction has one connection, which begins with a step and keeps it.
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

/** A row of `rate_limits`. */
export interface CounterRow {
  id: string
  points: number
  expires_at_ms: number
}

/**
 * Adds these points to counters, each of which starts over once it has expired, and returns the counters as this has
 * left them: not as others may have left them since. Each is named once, in the same order by all, so that two calls
 * do not wait for each other. One that would expire later than if it started now has outlived a clock that was set back.
 */
export const addToCounters = async (sequelize: Sequelize, added: readonly CounterRow[], now: number) => {
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
    return select<CounterRow>(sequelize, sql)
  }
  // MySQL assigns from left to right: points must be set while expires_at_ms still has its old value.
  const isOver = isOverBy("VALUES(expires_at_ms)")
  const upsert = `INSERT ${values} ON DUPLICATE KEY UPDATE
    points = IF(${isOver}, VALUES(points), points + VALUES(points)),
    expires_at_ms = IF(${isOver}, VALUES(expires_at_ms), expires_at_ms)`
  if (await isMariaDb(sequelize)) {
    return select<CounterRow>(sequelize, `${upsert} RETURNING id, points, expires_at_ms`)
  }
  return sequelize.transaction(async (transaction) => {
    await write(sequelize, upsert, { transaction })
    const ids = added.map(({ id }) => sequelize.escape(id)).join(", ")
    const sql = `SELECT id, points, expires_at_ms FROM rate_limits WHERE id IN (${ids})`
    return select<CounterRow>(sequelize, sql, { transaction })
  })
}

// SQLite reads in this process: a larger batch would keep it from answering others. Elsewhere a batch is a round trip.
const BATCH_SIZES: Readonly<Record<string, number>> = { sqlite: 200, mysql: 1_000 }

/** Whether a statement may name the index to use. Where it may not, the engine chooses well by statistics. */
export const hasIndexHints = ({ sequelize }: ModelStatic<Model>) => sequelize?.getDialect() !== "sqlite"

/** How many rows of a long list are read at a time. */
export const batchSize = ({ sequelize }: ModelStatic<Model>) => BATCH_SIZES[sequelize?.getDialect() ?? ""] ?? 200

/**
 * Lets SQLite look at how its tables are filled, so that it chooses indexes well; at those that grew manyfold, or after
 * a bulk change at all. MySQL does so by itself.
 */
export const refreshStatistics = async (sequelize: Sequelize, { isAfterBulkChange = false } = {}) => {
  if (sequelize.getDialect() !== "sqlite") return
  // In a transaction, which waits for a process that writes.
  await sequelize.transaction((transaction) =>
    sequelize.query(isAfterBulkChange ? "ANALYZE" : "PRAGMA optimize", { transaction }),
  )
}

/** Adds rows to the counters of leads, in one statement. */
export const addCountsSql = (sequelize: Sequelize, rows: readonly (readonly (string | number)[])[]) => {
  const values = rows.map((row) => `(${row.map((value) => quoted(sequelize, value)).join(", ")})`).join(", ")
  const insert = `INSERT INTO lead_counts (kind, facet, value, status, choices, leads, min_id, max_id) VALUES ${values}`
  return sequelize.getDialect() === "sqlite"
    ? `${insert} ON CONFLICT DO UPDATE SET leads = leads + excluded.leads,
         min_id = MIN(min_id, excluded.min_id), max_id = MAX(max_id, excluded.max_id)`
    : `${insert} ON DUPLICATE KEY UPDATE leads = leads + VALUES(leads),
         min_id = LEAST(min_id, VALUES(min_id)), max_id = GREATEST(max_id, VALUES(max_id))`
}

/** Marks rows of some kinds as those that searches look into themselves, in one statement. */
export const markPendingSql = (sequelize: Sequelize, rows: readonly { kind: string; rowId: number }[]) => {
  const values = rows.map(({ kind, rowId }) => `(${quoted(sequelize, kind)}, ${rowId}, 0)`).join(", ")
  const insert = `INSERT INTO search_pending (kind, row_id, claim) VALUES ${values}`
  return sequelize.getDialect() === "sqlite"
    ? `${insert} ON CONFLICT DO UPDATE SET claim = 0`
    : `${insert} ON DUPLICATE KEY UPDATE claim = 0`
}

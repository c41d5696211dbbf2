import type { Connection as MysqlConnection, ResultSetHeader } from "mysql2"
import type { Sequelize, Transaction } from "sequelize"
import type { libsqlDialect } from "../sqlite/libsql.ts"

/** Raw SQL in the same transactions and with the same errors, but without Sequelize's cost per value. */

type SqliteConnection = InstanceType<typeof libsqlDialect.Database>

interface Internals {
  options: { logging?: unknown }
  connectionManager: { getConnection(options: object): Promise<object>; releaseConnection(connection: object): void }
  dialect: {
    Query: new (
      ...given: [connection: object, sequelize: Sequelize, options: object]
    ) => { formatError(error: Error, stack: string | undefined): Error }
  }
}
type Started = Transaction & { connection: object; finished?: "commit" | "rollback" }

interface StatementOptions {
  transaction?: Transaction
}

type Ask<Answer> = (connection: object, sql: string) => Promise<Answer>

const askMysql = <Answer>(connection: object, sql: string) =>
  new Promise<Answer>((resolve, reject) => {
    // `true` uses the driver's native conversion, as Sequelize's would call a function per value.
    ;(connection as MysqlConnection).query({ sql, typeCast: true }, (error, answer) =>
      error ? reject(error) : resolve(answer as Answer),
    )
  })

const rowsOfSqlite = <Row>(connection: object, sql: string) =>
  new Promise<Row[]>((resolve, reject) => {
    ;(connection as SqliteConnection).all(sql, (error, rows = []) => (error ? reject(error) : resolve(rows as Row[])))
  })

const idOfSqlite = (connection: object, sql: string) =>
  new Promise<number>((resolve, reject) => {
    ;(connection as SqliteConnection).run(sql, function (error) {
      if (error) reject(error)
      else resolve(this.lastID)
    })
  })

const idOfMysql = async (connection: object, sql: string) => (await askMysql<ResultSetHeader>(connection, sql)).insertId

/** Converts to Sequelize's error types, as callers test for them. Ends a transaction that the server rolled back. */
const reported = async (sequelize: Sequelize, connection: object, error: Error, transaction?: Started) => {
  if (transaction && (error as { code?: string }).code === "ER_LOCK_DEADLOCK") {
    await transaction.rollback().catch(() => undefined)
    transaction.finished = "rollback"
  }
  const { Query } = (sequelize as Sequelize & Internals).dialect
  return new Query(connection, sequelize, {}).formatError(error, new Error(error.message).stack)
}

const run = async <Answer>(sequelize: Sequelize, sql: string, ask: Ask<Answer>, given: StatementOptions) => {
  const {
    connectionManager,
    options: { logging },
  } = sequelize as Sequelize & Internals
  const transaction = given.transaction as Started | undefined
  // The connection of a finished transaction may already serve others, so nothing may run on it.
  if (transaction?.finished) throw new Error("The transaction has ended")
  const connection = transaction?.connection ?? (await connectionManager.getConnection({}))
  if (typeof logging === "function") logging(sql)
  try {
    return await ask(connection, sql)
  } catch (error) {
    throw await reported(sequelize, connection, Object.assign(error as Error, { sql }), transaction)
  } finally {
    if (!transaction) connectionManager.releaseConnection(connection)
  }
}

const isSqlite = (sequelize: Sequelize) => sequelize.getDialect() === "sqlite"

export const select = <Row>(sequelize: Sequelize, sql: string, options: StatementOptions = {}): Promise<Row[]> =>
  run<Row[]>(sequelize, sql, isSqlite(sequelize) ? rowsOfSqlite : askMysql, options)

export const countUpTo = async (sequelize: Sequelize, atMost: number | undefined, rows: string) => {
  const some = `SELECT 1 FROM ${rows}${atMost === undefined ? "" : ` LIMIT ${atMost}`}`
  const sql = `SELECT COUNT(*) AS total FROM (${some}) AS some`
  const [row] = await select<{ total: number }>(sequelize, sql)
  return Number(row?.total)
}

export const write = (sequelize: Sequelize, sql: string, options: StatementOptions = {}): Promise<number> =>
  run(sequelize, sql, isSqlite(sequelize) ? idOfSqlite : idOfMysql, options)

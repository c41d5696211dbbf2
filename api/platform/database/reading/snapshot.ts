import { setImmediate } from "node:timers/promises"
import type Libsql from "libsql"
import type { Connection } from "mysql2"
import { QueryTypes, type Sequelize, Transaction } from "sequelize"
import type { Config } from "../../config/config.schema.ts"
import { withPatientServer } from "../connection/connections.ts"
import { openExisting } from "../sqlite/openedFile.ts"

export type Select = <Row extends object>(sql: string) => Promise<Row[]>

/** Reads all of a table, row by row, each with the values of these columns; `isLarge` says that a row may be. */
export type ReadTable = (table: string, columns: readonly string[], isLarge: boolean) => AsyncIterable<unknown[]>

const namesOf = (columns: readonly string[]) => columns.map((column) => `\`${column}\``).join(", ")

const readFromMysql =
  (connection: Connection): ReadTable =>
  (table, columns, isLarge) => {
    const sql = `SELECT ${namesOf(columns)} FROM \`${table}\``
    // Sequelize's own conversion is for its models.
    const query = connection.query({ sql, rowsAsArray: true, typeCast: true })
    return query.stream({ highWaterMark: isLarge ? 1 : 100 })
  }

const readFromSqlite = (handle: Libsql.Database): ReadTable =>
  async function* (table, columns, isLarge) {
    if (!isLarge) {
      yield* handle
        .prepare(`SELECT ${namesOf(columns)} FROM \`${table}\``)
        .raw()
        .iterate() as Iterable<unknown[]>
      return
    }
    // libsql's iterator takes a hundred rows at a time.
    const sql = `SELECT rowid, ${namesOf(columns)} FROM \`${table}\` WHERE rowid > ? ORDER BY rowid LIMIT 4`
    const page = handle.prepare(sql).raw()
    const readAfter = (last: unknown) => page.all([last]) as unknown[][]
    for (let rows = readAfter(-1); rows.length > 0; rows = readAfter(rows.at(-1)?.[0]))
      yield* rows.map(([_rowid, ...values]) => values)
  }

/** Runs `work`, all of whose reads see the database as it was at the first of them, while others write. */
export const inSnapshot = async <Result>(
  sequelize: Sequelize,
  database: Config["database"],
  work: (select: Select, readTable: ReadTable) => Promise<Result>,
): Promise<Result> => {
  if (database.dialect !== "sqlite") {
    return sequelize.transaction({ isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ }, (transaction) => {
      const { connection } = transaction as unknown as { connection: Connection }
      const select: Select = (sql) => sequelize.query(sql, { type: QueryTypes.SELECT, transaction })
      // What is read may be written to a slow disk, and nothing is locked.
      return withPatientServer(connection, () => work(select, readFromMysql(connection)))
    })
  }
  // A transaction on the handle that all share would make the others wait.
  const handle = openExisting(database.file)
  try {
    handle.exec("BEGIN")
    const select = async <Row>(sql: string) => {
      await setImmediate()
      return handle.prepare(sql).all() as Row[]
    }
    return await work(select, readFromSqlite(handle))
  } finally {
    // Closed, the file stays open until the statements on it are collected, and an open transaction would keep the log.
    if (handle.inTransaction) handle.exec("ROLLBACK")
    handle.close()
  }
}

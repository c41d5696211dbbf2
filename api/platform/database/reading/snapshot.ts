import { setImmediate } from "node:timers/promises"
import type Libsql from "libsql"
import type { Connection } from "mysql2"
import { QueryTypes, type Sequelize, Transaction } from "sequelize"
import type { Config } from "../../config/config.schema.ts"
import { withPatientServer } from "../connection/connections.ts"
import { openExisting } from "../sqlite/openedFile.ts"

export type Select = <Row extends object>(sql: string) => Promise<Row[]>

/** `isLarge` marks tables with large rows, of which memory may hold only a few. */
export type ReadTable = (table: string, columns: readonly string[], isLarge: boolean) => AsyncIterable<unknown[]>

const namesOf = (columns: readonly string[]) => columns.map((column) => `\`${column}\``).join(", ")

const readFromMysql =
  (connection: Connection): ReadTable =>
  (table, columns, isLarge) => {
    const sql = `SELECT ${namesOf(columns)} FROM \`${table}\``
    // Not by Sequelize's conversion, which is for its models only.
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
    // Four rows at a time, as libsql's iterator would fetch a hundred large rows.
    const sql = `SELECT rowid, ${namesOf(columns)} FROM \`${table}\` WHERE rowid > ? ORDER BY rowid LIMIT 4`
    const page = handle.prepare(sql).raw()
    const readAfter = (last: unknown) => page.all([last]) as unknown[][]
    for (let rows = readAfter(-1); rows.length > 0; rows = readAfter(rows.at(-1)?.[0]))
      yield* rows.map(([_rowid, ...values]) => values)
  }

/** `work` sees a consistent state, even if other connections write meanwhile. */
export const inSnapshot = async <Result>(
  sequelize: Sequelize,
  database: Config["database"],
  work: (select: Select, readTable: ReadTable) => Promise<Result>,
): Promise<Result> => {
  if (database.dialect !== "sqlite") {
    return sequelize.transaction({ isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ }, (transaction) => {
      const { connection } = transaction as Transaction & { connection: Connection }
      const select: Select = (sql) => sequelize.query(sql, { type: QueryTypes.SELECT, transaction })
      // `work` may write to a slow disk, so the server must tolerate long pauses. The snapshot locks nothing meanwhile.
      return withPatientServer(connection, () => work(select, readFromMysql(connection)))
    })
  }
  // The snapshot has its own handle, as a transaction on the shared one would make other statements wait.
  const handle = openExisting(database.file)
  try {
    handle.exec("BEGIN")
    const select = async <Row>(sql: string) => {
      await setImmediate()
      return handle.prepare(sql).all() as Row[]
    }
    return await work(select, readFromSqlite(handle))
  } finally {
    // After `close`, the file stays open until its statements are garbage collected. A transaction that has not ended
    // would keep the log from being emptied until then.
    if (handle.inTransaction) handle.exec("ROLLBACK")
    handle.close()
  }
}

import type { Connection, RowDataPacket } from "mysql2/promise"

export const tablesOf = async (connection: Connection, schema: string): Promise<string[]> => {
  const sql = "SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = ?"
  const [rows] = await connection.query<RowDataPacket[]>(sql, [schema])
  return rows.map((row) => row.name)
}

// Saves a file per table, the main cost of creating and dropping a table. MariaDB ignores this SQL comment.
const WITHOUT_FILE = "/*!80000 TABLESPACE innodb_system */"

/** Copies all tables of one database, with their keys and rows, into the database that the connection uses. */
export const copyTables = async (connection: Connection, from: string, tables: readonly string[]) => {
  await connection.query("SET foreign_key_checks = 0")
  for (const table of tables) {
    const [[row]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE ${from}.${table}`)
    const statement = String(row?.["Create Table"])
    await connection.query(statement.includes("TABLESPACE") ? statement : `${statement} ${WITHOUT_FILE}`)
    await connection.query(`INSERT INTO ${table} SELECT * FROM ${from}.${table}`)
  }
}

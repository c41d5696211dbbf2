import { QueryTypes } from "sequelize"
import { database } from "../../platform/database/connection/database.ts"

/** The rows of every table, as texts. */
export const tableRows = async (): Promise<ReadonlyMap<string, string[]>> => {
  const found = (await database().getQueryInterface().showAllTables()) as (string | { tableName: string })[]
  const names = found.map((table) => (typeof table === "string" ? table : table.tableName)).sort()
  const tables = new Map<string, string[]>()
  for (const name of names) {
    const rows = await database().query(`SELECT * FROM ${name}`, { type: QueryTypes.SELECT })
    tables.set(
      name,
      rows.map((row) => JSON.stringify(row)),
    )
  }
  return tables
}

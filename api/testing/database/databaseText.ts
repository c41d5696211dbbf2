import { QueryTypes } from "sequelize"
import { database } from "../../platform/database/connection/database.ts"

export const readDatabaseText = async () => {
  const sequelize = database()
  const names = (await sequelize.getQueryInterface().showAllTables()) as (string | { tableName: string })[]
  const tables = names.map((name) => (typeof name === "string" ? name : name.tableName))
  const rows = await Promise.all(
    tables.map((table) => sequelize.query(`SELECT * FROM ${table}`, { type: QueryTypes.SELECT })),
  )
  return JSON.stringify(Object.fromEntries(tables.map((table, index) => [table, rows[index]])))
}

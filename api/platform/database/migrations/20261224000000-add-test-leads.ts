import type { QueryInterface } from "sequelize"
import { select } from "../connection/statements.ts"
import { LEAD_TABLES } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const testTable = (table: string) => `test_${table}`

const statementsOf = async ({ sequelize }: QueryInterface, table: string): Promise<string[]> => {
  if (sequelize.getDialect() === "sqlite") {
    const sql = `SELECT sql FROM sqlite_master WHERE tbl_name = '${table}' 
      AND type IN ('table', 'index') AND sql IS NOT NULL ORDER BY type DESC`
    return (await select<{ sql: string }>(sequelize, sql)).map((row) => row.sql)
  }
  const [made] = await select<Record<"Create Table", string>>(sequelize, `SHOW CREATE TABLE ${table}`)
  return [(made?.["Create Table"] ?? "").replace(/ AUTO_INCREMENT=\d+/, "")]
}

// Test leads have their own tables, so that their ids never match those of real leads.
export const up: Migration["up"] = async (queryInterface) => {
  for (const table of LEAD_TABLES) {
    await queryInterface.dropTable(testTable(table))
    for (const statement of await statementsOf(queryInterface, table))
      await queryInterface.sequelize.query(statement.replaceAll(table, testTable(table)))
  }
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of LEAD_TABLES) await queryInterface.dropTable(testTable(table))
}

import type { QueryInterface } from "sequelize"
import { addIndexes, dropIndex, LEAD_TABLES } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Other engines ignore the case already. The column is changed in place, which only libsql can do, as SQLite itself
// would copy the table.
const changeEmail = async (queryInterface: QueryInterface, type: string) => {
  const { sequelize } = queryInterface
  if (sequelize.getDialect() !== "sqlite") return
  for (const table of LEAD_TABLES) {
    const index = `${table}_by_email`
    // The index is dropped, as it has the old order. It is created last, so that an interrupted run can be repeated.
    await dropIndex(queryInterface, table, index)
    await sequelize.query(`ALTER TABLE ${table} ALTER COLUMN email TO email ${type} NOT NULL`)
    await addIndexes(queryInterface, table, { indexes: { [index]: ["place", "email", "id"] } })
  }
}

export const up: Migration["up"] = (queryInterface) => changeEmail(queryInterface, "VARCHAR(255) COLLATE NOCASE")

export const down: Migration["down"] = (queryInterface) => changeEmail(queryInterface, "VARCHAR(255)")

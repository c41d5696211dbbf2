import { DataTypes } from "sequelize"
import { addColumns, columns, createTable, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// No process uses read replicas any more. A rollback creates an empty table, and the column as 0.
export const up: Migration["up"] = async (queryInterface) => {
  await dropColumns(queryInterface, "admin_sessions", ["last_write_ms"])
  await queryInterface.dropTable("replication_heartbeat")
}

export const down: Migration["down"] = async (queryInterface) => {
  await createTable(queryInterface, "replication_heartbeat", {
    id: { ...columns.number, primaryKey: true },
    beat_ms: { type: DataTypes.BIGINT, allowNull: false },
  })
  const lastWrite = { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 }
  await addColumns(queryInterface, "admin_sessions", { last_write_ms: lastWrite })
}

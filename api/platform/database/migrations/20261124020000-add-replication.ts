import { DataTypes } from "sequelize"
import { addColumns, columns, createTable, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Replication lag: the last writes of the primary and of each session.
export const up: Migration["up"] = async (queryInterface) => {
  await createTable(queryInterface, "replication_heartbeat", {
    id: { ...columns.number, primaryKey: true },
    beat_ms: { type: DataTypes.BIGINT, allowNull: false },
  })
  const lastWrite = { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 }
  await addColumns(queryInterface, "admin_sessions", { last_write_ms: lastWrite })
}

export const down: Migration["down"] = async (queryInterface) => {
  await dropColumns(queryInterface, "admin_sessions", ["last_write_ms"])
  await queryInterface.dropTable("replication_heartbeat")
}

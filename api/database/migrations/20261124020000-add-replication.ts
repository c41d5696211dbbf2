import { DataTypes } from "sequelize"
import { columns, createTable } from "../columns.ts"
import type { Migration } from "../migrator.ts"

// What tells how far a read replica has come: when the primary last wrote, and when each session did.
export const up: Migration["up"] = async (queryInterface) => {
  await createTable(queryInterface, "replication_heartbeat", {
    id: { ...columns.number, primaryKey: true },
    beat_ms: { type: DataTypes.BIGINT, allowNull: false },
  })
  if ("last_write_ms" in (await queryInterface.describeTable("admin_sessions"))) return
  const lastWrite = { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 }
  await queryInterface.addColumn("admin_sessions", "last_write_ms", lastWrite)
}

export const down: Migration["down"] = async (queryInterface) => {
  // Not `removeColumn`, which on SQLite recreates the table without its indexes.
  if ("last_write_ms" in (await queryInterface.describeTable("admin_sessions")))
    await queryInterface.sequelize.query("ALTER TABLE admin_sessions DROP COLUMN last_write_ms")
  await queryInterface.dropTable("replication_heartbeat")
}

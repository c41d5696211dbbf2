import { DataTypes } from "sequelize"
import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  createTable(queryInterface, "probes", {
    slot: { ...columns.number, primaryKey: true },
    probed_at_ms: { type: DataTypes.BIGINT, allowNull: false },
  })

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("probes")

import { DataTypes } from "sequelize"
import { tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = async (queryInterface) => {
  await queryInterface.createTable(
    "rate_limits",
    {
      id: { type: DataTypes.STRING(255), allowNull: false, primaryKey: true },
      points: { type: DataTypes.INTEGER, allowNull: false },
      expires_at_ms: { type: DataTypes.BIGINT, allowNull: false },
    },
    tableOptions,
  )
}

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("rate_limits")

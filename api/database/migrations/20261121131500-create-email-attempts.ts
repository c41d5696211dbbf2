import { DataTypes } from "sequelize"
import { columns, tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.createTable(
    "email_attempts",
    {
      id: columns.id,
      email_log_id: { type: DataTypes.INTEGER, allowNull: false },
      started_at: columns.moment,
      ended_at: { type: DataTypes.DATE(3), allowNull: true },
      outcome: { type: DataTypes.STRING(16), allowNull: true },
      explanation: { type: DataTypes.STRING(512), allowNull: true },
      answer: { type: DataTypes.TEXT, allowNull: true },
    },
    tableOptions,
  )

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("email_attempts")

import { DataTypes } from "sequelize"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addColumn("email_logs", "due_at", { type: DataTypes.DATE(3), allowNull: true })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeColumn("email_logs", "due_at")

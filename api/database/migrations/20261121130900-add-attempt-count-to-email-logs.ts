import { DataTypes } from "sequelize"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addColumn("email_logs", "attempt_count", {
    type: DataTypes.INTEGER,
    allowNull: false,
    defaultValue: 0,
  })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeColumn("email_logs", "attempt_count")

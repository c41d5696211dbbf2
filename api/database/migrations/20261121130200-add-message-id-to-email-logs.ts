import { DataTypes } from "sequelize"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addColumn("email_logs", "message_id", {
    type: DataTypes.STRING(320),
    allowNull: false,
    defaultValue: "",
  })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeColumn("email_logs", "message_id")

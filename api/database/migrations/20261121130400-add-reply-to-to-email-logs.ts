import { DataTypes } from "sequelize"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addColumn("email_logs", "reply_to", { type: DataTypes.STRING(320), allowNull: true })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeColumn("email_logs", "reply_to")

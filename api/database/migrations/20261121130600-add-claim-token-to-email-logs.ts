import { DataTypes } from "sequelize"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addColumn("email_logs", "claim_token", { type: DataTypes.CHAR(36), allowNull: true })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeColumn("email_logs", "claim_token")

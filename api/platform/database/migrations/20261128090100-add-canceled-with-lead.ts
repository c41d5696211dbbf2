import { DataTypes } from "sequelize"
import { addColumns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Mails canceled with their lead's deletion; restoring the lead sends them.
export const up: Migration["up"] = (queryInterface) =>
  addColumns(queryInterface, "email_logs", { canceled_with_lead: { type: DataTypes.BOOLEAN, allowNull: true } })

export const down: Migration["down"] = (queryInterface) =>
  dropColumns(queryInterface, "email_logs", ["canceled_with_lead"])

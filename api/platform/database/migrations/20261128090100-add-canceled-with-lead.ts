import { DataTypes } from "sequelize"
import { addColumns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Which mails were canceled as their lead was deleted: they go out when it is restored.
export const up: Migration["up"] = (queryInterface) =>
  addColumns(queryInterface, "email_logs", { canceled_with_lead: { type: DataTypes.BOOLEAN, allowNull: true } })

export const down: Migration["down"] = (queryInterface) =>
  dropColumns(queryInterface, "email_logs", ["canceled_with_lead"])

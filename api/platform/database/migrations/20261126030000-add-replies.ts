import { DataTypes } from "sequelize"
import { addColumns, columns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  addColumns(queryInterface, "email_logs", {
    from_name: columns.optionalText,
    thread: { type: DataTypes.TEXT, allowNull: true },
  })

export const down: Migration["down"] = (queryInterface) =>
  dropColumns(queryInterface, "email_logs", ["from_name", "thread"])

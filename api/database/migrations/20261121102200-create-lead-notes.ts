import { DataTypes } from "sequelize"
import { columns, tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.createTable(
    "lead_notes",
    {
      id: columns.id,
      lead_type: { type: DataTypes.STRING(32), allowNull: false },
      lead_id: { type: DataTypes.INTEGER, allowNull: false },
      text: { type: DataTypes.TEXT, allowNull: false },
      written_by: columns.text,
      written_at: columns.moment,
    },
    tableOptions,
  )

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("lead_notes")

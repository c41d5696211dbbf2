import { DataTypes } from "sequelize"
import { columns, tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = async (queryInterface) => {
  await queryInterface.createTable(
    "status_changes",
    {
      id: columns.id,
      lead_type: { type: DataTypes.STRING(32), allowNull: false },
      lead_id: { type: DataTypes.INTEGER, allowNull: false },
      from_status: columns.status,
      to_status: columns.status,
      changed_by: columns.text,
      changed_at: columns.moment,
    },
    tableOptions,
  )
}

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("status_changes")

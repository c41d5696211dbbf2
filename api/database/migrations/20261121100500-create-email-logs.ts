import { DataTypes } from "sequelize"
import { columns, tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = async (queryInterface) => {
  await queryInterface.createTable(
    "email_logs",
    {
      id: columns.id,
      log_type: { type: DataTypes.STRING(32), allowNull: false },
      lead_id: { type: DataTypes.INTEGER, allowNull: true },
      status: columns.status,
      subject: { type: DataTypes.STRING(512), allowNull: false },
      recipient: { type: DataTypes.STRING(512), allowNull: false },
      body: { type: "MEDIUMTEXT", allowNull: false },
      form_data: { type: "MEDIUMTEXT", allowNull: false },
      created_at: columns.moment,
      updated_at: columns.moment,
    },
    tableOptions,
  )
}

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("email_logs")

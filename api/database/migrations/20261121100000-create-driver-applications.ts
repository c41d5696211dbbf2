import { DataTypes } from "sequelize"
import { columns, tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = async (queryInterface) => {
  await queryInterface.createTable(
    "driver_applications",
    {
      id: columns.id,
      submission_id: columns.submissionId,
      name: columns.text,
      email: columns.text,
      phone: columns.text,
      city: columns.text,
      platform: { type: DataTypes.STRING(16), allowNull: false },
      vehicle_year: columns.text,
      vehicle_make: columns.text,
      vehicle_model: columns.text,
      status: columns.status,
      created_at: columns.moment,
      updated_at: columns.moment,
    },
    { ...tableOptions, uniqueKeys: { driver_applications_submission: { fields: ["submission_id"] } } },
  )
}

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("driver_applications")

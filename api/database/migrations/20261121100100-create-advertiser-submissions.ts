import { DataTypes } from "sequelize"
import { columns, tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = async (queryInterface) => {
  await queryInterface.createTable(
    "advertiser_submissions",
    {
      id: columns.id,
      submission_id: columns.submissionId,
      company_name: columns.text,
      contact_name: columns.text,
      email: columns.text,
      budget_range: columns.text,
      location: columns.text,
      message: { type: DataTypes.TEXT, allowNull: true },
      ad_formats: { type: DataTypes.TEXT, allowNull: false },
      status: columns.status,
      created_at: columns.moment,
      updated_at: columns.moment,
    },
    { ...tableOptions, uniqueKeys: { advertiser_submissions_submission: { fields: ["submission_id"] } } },
  )
}

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("advertiser_submissions")

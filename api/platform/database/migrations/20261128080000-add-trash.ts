import { DataTypes } from "sequelize"
import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Deleted leads, kept in a separate table so that no query on leads has to exclude them.
export const up: Migration["up"] = (queryInterface) =>
  createTable(
    queryInterface,
    "trashed_leads",
    {
      id: columns.id,
      lead_type: columns.type,
      lead_id: columns.number,
      stored: columns.document,
      deleted_by_id: { type: DataTypes.INTEGER, allowNull: true },
      deleted_at: columns.moment,
    },
    {
      unique: { trashed_leads_lead: ["lead_type", "lead_id"] },
      indexes: { trashed_leads_by_deletion: ["deleted_at"] },
    },
  )

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("trashed_leads")

import { DataTypes } from "sequelize"
import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Leads that were deleted, as they were: apart from the others, so that nothing that reads leads has to leave them out.
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

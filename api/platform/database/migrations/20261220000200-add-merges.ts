import { DataTypes } from "sequelize"
import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  createTable(
    queryInterface,
    "lead_merges",
    {
      id: columns.id,
      lead_type: columns.type,
      survivor_id: columns.number,
      merged_id: columns.number,
      // Data for an undo; null once that is no longer possible.
      kept: { ...columns.document, allowNull: true },
      actor_type: columns.status,
      actor_id: { type: DataTypes.INTEGER, allowNull: true },
      merged_at: columns.moment,
      undone_at: columns.optionalMoment,
    },
    {
      indexes: {
        lead_merges_by_merged: ["lead_type", "merged_id"],
        lead_merges_by_survivor: ["lead_type", "survivor_id"],
      },
    },
  )

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("lead_merges")

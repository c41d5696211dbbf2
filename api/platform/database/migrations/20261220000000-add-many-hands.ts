import { DataTypes } from "sequelize"
import { columns, LEAD_TABLES, migration, newColumns, newIndexes } from "../reading/columns.ts"

const added = {
  // With a default, as the previous version still stores leads during the rollout.
  is_promised: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
  wait_list_city: columns.optionalText,
  wait_list_told_at: columns.optionalMoment,
  // Compared as bytes, as API clients distinguish ids by case.
  external_id: { type: DataTypes.STRING(255, true), allowNull: true },
}

export const { up, down } = migration(
  newColumns(LEAD_TABLES, added),
  newIndexes(LEAD_TABLES, (table) => ({
    uniqueIndexes: { [`${table}_by_external_id`]: ["external_id"] },
    indexes: {
      [`${table}_unpromised`]: ["is_promised", "status", "created_at"],
      [`${table}_by_wait_list`]: ["wait_list_city", "id"],
    },
  })),
)

import { DataTypes } from "sequelize"
import { LEAD_TABLES, migration, newColumns, newIndexes } from "../reading/columns.ts"

export const { up, down } = migration(
  newColumns(LEAD_TABLES, { status_reason: { type: DataTypes.STRING(200, true), allowNull: true } }),
  newIndexes(LEAD_TABLES, (table) => ({ indexes: { [`${table}_by_reason`]: ["place", "status_reason", "id"] } })),
)

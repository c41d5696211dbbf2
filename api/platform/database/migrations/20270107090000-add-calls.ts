import { DataTypes } from "sequelize"
import { columns, LEAD_TABLES, migration, newColumns, newIndexes } from "../reading/columns.ts"

export const { up, down } = migration(
  newColumns("lead_notes", { call_outcome: { type: DataTypes.STRING(16), allowNull: true } }),
  newIndexes("lead_notes", () => ({ indexes: { lead_notes_by_call: ["call_outcome", "written_at"] } })),
  newColumns(LEAD_TABLES, { tried_at: { ...columns.optionalMoment } }),
)

import { DataTypes } from "sequelize"
import { migration, newColumns, newIndexes } from "../reading/columns.ts"

// Null until a later migration schedules the derived columns (backfill.ts).
export const { up, down } = migration(
  newColumns("driver_applications", { phone_e164: { type: DataTypes.STRING(16), allowNull: true } }),
  newIndexes("driver_applications", () => ({ indexes: { driver_applications_by_phone_e164: ["phone_e164", "id"] } })),
)

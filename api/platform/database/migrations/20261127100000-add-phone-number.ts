import { DataTypes } from "sequelize"
import { migration, newColumns, newIndexes } from "../reading/columns.ts"

// Null at first: a later migration schedules the backfill.
export const { up, down } = migration(
  newColumns("driver_applications", { phone_e164: { type: DataTypes.STRING(16), allowNull: true } }),
  newIndexes("driver_applications", () => ({ indexes: { driver_applications_by_phone_e164: ["phone_e164", "id"] } })),
)

import { DataTypes } from "sequelize"
import { addColumns, addIndexes, dropColumns, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const TABLE = "driver_applications"
const INDEX = "driver_applications_by_phone_e164"

// Null until a later migration schedules the derived columns (backfill.ts).
export const up: Migration["up"] = async (queryInterface) => {
  await addColumns(queryInterface, TABLE, { phone_e164: { type: DataTypes.STRING(16), allowNull: true } })
  await addIndexes(queryInterface, TABLE, { indexes: { [INDEX]: ["phone_e164", "id"] } })
}

export const down: Migration["down"] = async (queryInterface) => {
  await dropIndex(queryInterface, TABLE, INDEX)
  await dropColumns(queryInterface, TABLE, ["phone_e164"])
}

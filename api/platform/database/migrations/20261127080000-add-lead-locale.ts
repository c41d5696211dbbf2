import { DataTypes } from "sequelize"
import { addColumns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const tables = ["driver_applications", "advertiser_submissions"]

// Default for leads that an earlier version still stores.
const locale = { type: DataTypes.STRING(8), allowNull: false, defaultValue: "en" }

export const up: Migration["up"] = async (queryInterface) => {
  for (const table of tables) await addColumns(queryInterface, table, { locale })
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of tables) await dropColumns(queryInterface, table, ["locale"])
}

import { DataTypes } from "sequelize"
import { addColumns, columns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const termsRecord = {
  terms_accepted_at: columns.optionalMoment,
  terms_date: columns.optionalText,
  terms_version: { type: DataTypes.CHAR(64), allowNull: true },
}

const leadTables = ["driver_applications", "advertiser_submissions"]

export const up: Migration["up"] = async (queryInterface) => {
  for (const table of leadTables) await addColumns(queryInterface, table, termsRecord)
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of leadTables) await dropColumns(queryInterface, table, Object.keys(termsRecord))
}
